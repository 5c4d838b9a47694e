import Inbetween

/// A person's page: a header, a name and a story that is longer than the window.
///
/// The wheel, the arrow keys, Page Down, the space bar and a drag scroll it.
public struct Profile: View {
  private let person: Person

  /// Creates the page of the demo's person.
  public init() { person = .ada }

  public var body: some View {
    ZStack {
      background
      foreground
    }
  }
}

/// Whom the page is about.
struct Person {
  let name: String
  let role: String
  let facts: [(label: String, value: String)]
  let story: [String]

  static let ada = Person(
    name: "Ada Lovelace", role: "Analyst and metaphysician",
    facts: [
      ("Born", "10 December 1815, London"), ("Known for", "the first published program"),
      ("Machine", "the Analytical Engine, never built"),
    ],
    story: [
      "Her mother had her taught mathematics from the age of four, so that she would not become a poet. "
        + "She became what she called a poetical scientist.",
      "At seventeen she saw Charles Babbage's Difference Engine in his drawing room, two feet of "
        + "brass that could count, and understood it at once.",
      "In 1843 she translated a paper about his next machine and added notes of her own, three times "
        + "as long as the paper. The last of them, note G, tells step by step how the machine would find the "
        + "numbers of Bernoulli.",
      "She saw what nobody else did: that a machine that handles numbers can handle whatever numbers "
        + "stand for. It might compose music, she wrote, if only the laws of harmony were given to it.",
      "It has no pretensions to originate anything, she added. It can do whatever we know how to order "
        + "it to perform.",
      "She died at thirty-six. A hundred years later people who had built such machines read note G, and "
        + "found a program in it.",
    ])
}

extension Profile {
  private var background: some View { Color(red: 0.06, green: 0.08, blue: 0.16) }

  private var foreground: some View {
    ScrollView {
      VStack(spacing: 16) {
        Header(person: person)
        Facts(person: person)
        ForEach(person.story.indices, id: \.self) { index in
          Text(person.story[index]).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      // A measure of seventy columns is easy to read.
      .frame(maxWidth: 560)
      .padding(.horizontal, 8)
      .padding(.bottom, 16)
      .frame(maxWidth: .infinity)
      .foregroundColor(.white)
    }
  }

  private struct Header: View {
    let person: Person

    var body: some View {
      VStack {
        Text(person.name)
        Text(person.role).foregroundColor(Color(red: 0.75, green: 0.8, blue: 1))
      }
      .multilineTextAlignment(.center)
      .padding(.vertical, 16)
      .frame(maxWidth: .infinity)
      .background { band }
    }

    /// Stripes of a colour that fades into the page.
    private var band: some View {
      VStack(spacing: 0) {
        ForEach(0..<4) { Color(red: 0.25, green: 0.3, blue: 0.8).opacity(1 - Double($0) / 4) }
      }
    }
  }

  private struct Facts: View {
    let person: Person

    var body: some View {
      ViewThatFits(in: .horizontal) {
        VStack(alignment: .leading) {
          ForEach(person.facts.indices, id: \.self) { index in
            HStack {
              label(index).frame(width: 80, alignment: .leading)
              Text(person.facts[index].value)
            }
          }
        }
        VStack(alignment: .leading) {
          ForEach(person.facts.indices, id: \.self) { index in
            label(index)
            Text(person.facts[index].value)
          }
        }
      }
    }

    private func label(_ index: Int) -> some View {
      Text(person.facts[index].label).foregroundColor(Color(red: 0.6, green: 0.7, blue: 1))
    }
  }
}
