import InbetweenMotion

@main
struct Meter {
  static func main() {
    let timeline = AnimationTimeline()
    let level = timeline.value(0.0)
    withAnimation(.bouncy) {
      level.model = 100
    } completion: {
      print("there")
    }
    for frame in 1...6 {
      timeline.advance(to: Double(frame) / 10)
      print(level.presentation.rounded())
    }
  }
}
