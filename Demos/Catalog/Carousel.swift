import Inbetween

/// Cards in a row: a drag, the wheel or the arrow keys bring the next one to the edge, where it snaps.
public struct Carousel: View {
  @State private var planet: String? = "Mercury"

  /// Creates the row of cards.
  public init() {}

  public var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 16) {
        Text("The planets")
        row { Card(planet: $0, isSelected: $0.name == planet) }.frame(height: 176)
        Dots(selected: planet)
      }
      // Where the window is low, the names have to do.
      row { Tile(planet: $0, isSelected: $0.name == planet) }.frame(height: 48)
    }
  }

  private func row(@ViewBuilder card: @escaping (Planet) -> some View) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) { ForEach(Planet.all, content: card) }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $planet)
    // The dots tell where the row is.
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, 16, for: .scrollContent)
  }
}

/// A card's subject.
struct Planet: Identifiable {
  let name: String
  let color: Color
  let moons: Int
  let day: String
  var id: String { name }

  static let all = [
    Planet(name: "Mercury", color: .gray, moons: 0, day: "59 days"),
    Planet(name: "Venus", color: .orange, moons: 0, day: "243 days"),
    Planet(name: "Earth", color: .blue, moons: 1, day: "24 hours"),
    Planet(name: "Mars", color: .red, moons: 2, day: "25 hours"),
    Planet(name: "Jupiter", color: .brown, moons: 95, day: "10 hours"),
    Planet(name: "Saturn", color: .yellow, moons: 146, day: "11 hours"),
    Planet(name: "Uranus", color: .cyan, moons: 28, day: "17 hours"),
    Planet(name: "Neptune", color: .indigo, moons: 16, day: "16 hours"),
  ]
}

extension Carousel {
  private struct Card: View {
    let planet: Planet
    let isSelected: Bool

    var body: some View {
      VStack(spacing: 0) {
        Circle().fill(planet.color).frame(width: 64, height: 64)
        Text(planet.name).padding(.top, 16)
        Text("\(planet.moons) \(planet.moons == 1 ? "moon" : "moons"), a day of \(planet.day)")
          .opacity(0.7)
      }
      .padding(16)
      .frame(width: 264, height: 160)
      .background {
        RoundedRectangle(cornerRadius: 16).fill(planet.color.opacity(isSelected ? 0.3 : 0.12))
      }
    }
  }

  /// The smallest card.
  private struct Tile: View {
    let planet: Planet
    let isSelected: Bool

    var body: some View {
      Text(planet.name).frame(width: 64, height: 48)
        .background(planet.color.opacity(isSelected ? 0.5 : 0.2))
    }
  }

  /// One dot for each card.
  private struct Dots: View {
    let selected: String?

    var body: some View {
      HStack(spacing: 8) {
        ForEach(Planet.all) { planet in
          Circle()
            .fill(planet.name == selected ? Color.white : Color.gray.opacity(0.5))
            .frame(width: 8, height: 8)
        }
      }
    }
  }
}
