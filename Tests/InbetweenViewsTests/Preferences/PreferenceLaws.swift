import Inbetween
import Testing

/// What is read of random trees, against what is said in them.
@MainActor @Suite struct PreferenceLaws {
  private struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  private struct Leaf: Identifiable {
    let id: Int
    var word: String
    var speaks = true
  }

  private struct Branch: Identifiable {
    let id: Int
    var leaves: [Leaf] = []
    /// What the branch says in place of its leaves, if anything.
    var own: String?
    var adds = false

    var words: [String] {
      let words = own.map { [$0] } ?? leaves.filter(\.speaks).map(\.word)
      return adds ? words + ["+\(words.count)"] : words
    }
  }

  private struct Tree: View {
    let branches: [Branch]
    let log: Log

    var body: some View {
      VStack {
        ForEach(branches) { branch in
          HStack { ForEach(branch.leaves) { LeafView(leaf: $0) } }
            .modifier(Own(word: branch.own))
            .modifier(Adding(isOn: branch.adds))
        }
      }
      .overlayPreferenceValue(Words.self) { words in
        let _ = log.note(words.joined(separator: " "))
        EmptyView()
      }
    }
  }

  private struct LeafView: View {
    let leaf: Leaf

    var body: some View {
      if leaf.speaks {
        Text(leaf.word).preference(key: Words.self, value: [leaf.word])
      } else {
        Text("silent")
      }
    }
  }

  private struct Own: ViewModifier {
    let word: String?

    func body(content: Content) -> some View {
      if let word { content.preference(key: Words.self, value: [word]) } else { content }
    }
  }

  private struct Adding: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      content.transformPreference(Words.self) { if isOn { $0.append("+\($0.count)") } }
    }
  }

  @Test(arguments: 1...4)
  func `what is read last is what is said`(seed: UInt64) {
    var random = Seeded(seed)
    let log = Log()
    let (stage, remote) = Remote.stage([Branch](), columns: 60, rows: 20) { branches in
      Tree(branches: branches, log: log)
    }
    var branches: [Branch] = []
    var count = 0
    for step in 1...150 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        count += 1
        change(&branches, count, &random)
      }
      let animation: Animation? = random.chance(0.3) ? .linear(duration: 0.1) : nil
      remote.set(branches, animation, at: Double(step) * 0.07)
      #expect(log.entries.last == branches.flatMap(\.words).joined(separator: " "))
    }
    _ = stage.at(100)
    #expect(log.entries.last == branches.flatMap(\.words).joined(separator: " "))
  }

  private func change(_ branches: inout [Branch], _ count: Int, _ random: inout Seeded) {
    guard let place = branches.indices.randomElement(using: &random), !random.chance(0.15) else {
      return branches.insert(Branch(id: count), at: branches.isEmpty ? 0 : branches.count / 2)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where branches.count > 3: branches.remove(at: place)
    case 1: branches.shuffle(using: &random)
    case 2: branches[place].adds.toggle()
    case 3: branches[place].own = branches[place].own == nil ? "own\(count)" : nil
    case 4: branches[place].leaves.shuffle(using: &random)
    case 5 where !branches[place].leaves.isEmpty:
      let leaf = Int.random(in: 0..<branches[place].leaves.count, using: &random)
      branches[place].leaves[leaf].speaks.toggle()
      branches[place].leaves[leaf].word = "w\(count)"
    case 6 where branches[place].leaves.count > 2: branches[place].leaves.removeFirst()
    default: branches[place].leaves.append(Leaf(id: count, word: "w\(count)"))
    }
  }
}
