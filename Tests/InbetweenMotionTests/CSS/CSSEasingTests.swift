import InbetweenMotion
import Testing

struct CSSEasingTests {
  @Test(arguments: [
    ("ease", UnitCurve.cubicBezier(0.25, 0.1, 0.25, 1)),
    ("linear", .linear),
    (" EASE-in ", .cubicBezier(0.42, 0, 1, 1)),
    ("ease-out", .cubicBezier(0, 0, 0.58, 1)),
    ("ease-in-out", .cubicBezier(0.42, 0, 0.58, 1)),
    ("step-start", .steps(1, .jumpStart)),
    ("step-end", .steps(1, .jumpEnd)),
    ("cubic-bezier( .1,-1e0 ,+0.3, 2.5)", .cubicBezier(0.1, -1, 0.3, 2.5)),
    ("steps(3)", .steps(3)),
    ("steps(3, start)", .steps(3, .jumpStart)),
    ("steps(2, jump-none)", .steps(2, .jumpNone)),
    ("linear(0, 20% 0.5, 1)", .linear(stops: [0, .init(0.5, at: 0.2), 1])),
    ("linear(0, 20% 40% 0.5, 1)", .linear(stops: [0, .init(0.5, at: 0.2, until: 0.4), 1])),
  ])
  func `a curve is read as CSS means it`(css: String, curve: UnitCurve) throws {
    #expect(try UnitCurve(css: css) == curve)
  }

  @Test(arguments: [
    ("ease-in-out", Animation.easeInOut),
    ("linear 2s", .linear(duration: 2)),
    ("500ms ease-in 0.1s", .easeIn(duration: 0.5).delay(0.1)),
    ("ease-out 1s -250ms", .easeOut(duration: 1).delay(-0.25)),
    ("1s", .timingCurve(0.25, 0.1, 0.25, 1, duration: 1)),
    ("steps(4) 1s", .timingCurve(.steps(4), duration: 1)),
    ("cubic-bezier(0.68, -0.6, 0.32, 1.6)", .timingCurve(0.68, -0.6, 0.32, 1.6)),
    ("spring", .spring),
    ("spring()", .spring),
    ("spring(duration: 0.5, bounce: 0.3)", .spring(duration: 0.5, bounce: 0.3)),
    ("spring(bounce: -0.2)", .spring(duration: 0.5, bounce: -0.2)),
    ("spring(blendDuration: 1, duration: 300ms)", .spring(duration: 0.3, blendDuration: 1)),
    (
      "spring(response: 0.4s, dampingFraction: 0.6)",
      .spring(response: 0.4, dampingFraction: 0.6)
    ),
    (
      "spring(stiffness: 170, damping: 15)",
      .spring(Spring(mass: 1, stiffness: 170, damping: 15))
    ),
    ("bouncy(extraBounce: 0.1)", .bouncy(extraBounce: 0.1)),
    ("interactive-spring", .interactiveSpring),
  ])
  func `an animation is read with its times`(css: String, animation: Animation) throws {
    #expect(try Animation(css: css) == animation)
  }

  @Test(arguments: [
    ("", "column 1: expected an easing function, got the end; write for instance ease-in-out"),
    (
      "  eese-in",
      "column 3: expected an easing function, got \"eese-in\"; did you mean ease-in?"
    ),
    (
      "wobble",
      "column 1: expected an easing function, got \"wobble\"; there are linear, ease, ease-in, "
        + "ease-out, ease-in-out, step-start, step-end, cubic-bezier, steps, spring, smooth, "
        + "snappy, bouncy, interactive-spring"
    ),
    (
      "ease(1)",
      "column 5: expected nothing after ease, got \"(\"; only cubic-bezier, linear, steps and "
        + "springs take arguments"
    ),
    (
      "cubic-bezier(0.1, 0, 1.2, 1)",
      "column 22: expected a number from 0 to 1, got \"1.2\"; the first and third number are "
        + "times, which cannot leave 0 to 1"
    ),
    (
      "cubic-bezier(0.1, 0, 1)",
      "column 23: expected a comma and number 4 of 4, got \")\""
    ),
    ("cubic-bezier", "column 13: expected ( and four numbers after cubic-bezier, got the end"),
    (
      "cubic-bezier(0.1, 0, 10%, 1)",
      "column 22: expected a number without a unit, got \"10%\""
    ),
    ("cubic-bezier(0, 0, 1, 1", "column 24: expected ), got the end"),
    ("linear(0, oops, 1)", "column 11: expected a number, got \"oops\""),
    ("linear()", "column 8: expected a number, got \")\""),
    (
      "linear(0, 10% 0.5 20%, 1)",
      "column 19: expected a comma or ), got \"20%\"; percentages stand on one side of the number"
    ),
    ("linear(0 1)", "column 10: expected a comma or ), got \"1\""),
    ("steps(0)", "column 7: expected a whole number of steps, 1 or more, got \"0\""),
    ("steps(2.5)", "column 7: expected a whole number of steps, 1 or more, got \"2.5\""),
    (
      "steps(1, jump-none)",
      "column 7: expected 2 or more steps with jump-none, got \"1\"; one step that does not jump "
        + "never moves"
    ),
    (
      "steps(4, jump-strat)",
      "column 10: expected one of jump-start, jump-end, jump-none, jump-both, start, end, got "
        + "\"jump-strat\"; did you mean jump-start?"
    ),
    (
      "spring(duration: 1)",
      "column 1: expected a curve, got \"spring\"; a spring has a length of its own: read it with "
        + "Animation(css:)"
    ),
    ("linear ease", "column 8: expected the end, got \"ease\""),
    ("ease\u{1B}[2J", "column 5: expected the end, got \"\\u{1B}\""),
  ])
  func `an error of a curve points at its place`(css: String, sentence: String) {
    let error = #expect(throws: CSSEasingError.self) { try UnitCurve(css: css) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    (
      "spring(0.5)",
      "column 8: expected one of duration, bounce, blendDuration, response, dampingFraction, mass, "
        + "stiffness, damping, got \"0.5\"; write for instance spring(duration: 0.5)"
    ),
    (
      "spring(duration: 1, bounse: 0)",
      "column 21: expected one of bounce, blendDuration, got \"bounse\"; did you mean bounce?"
    ),
    (
      "smooth(duration: 1, duration: 2)",
      "column 21: expected one of extraBounce, got \"duration\""
    ),
    ("spring(duration 1)", "column 17: expected : and a number after duration, got \"1\""),
    ("spring(duration: fast)", "column 18: expected a number for duration, got \"fast\""),
    ("spring(duration: 0)", "column 18: expected a duration above 0, got \"0\""),
    ("spring(bounce: 20%)", "column 16: expected a number without a unit, got \"20%\""),
    ("spring(duration: 1px)", "column 18: expected a time in s or ms, got \"1px\""),
    (
      "spring 1s",
      "column 8: expected no time beside a spring, got \"1s\"; write it inside: "
        + "spring(duration: 1s)"
    ),
    ("ease 1", "column 6: expected a time in s or ms, got \"1\"; write 1s"),
    ("ease -1s", "column 6: expected a duration of 0 or more, got \"-1s\""),
    ("ease 1s 2s 3s", "column 12: expected the end, got \"3s\""),
    ("ease linear", "column 6: expected a time or the end, got \"linear\""),
  ])
  func `an error of an animation points at its place`(css: String, sentence: String) {
    let error = #expect(throws: CSSEasingError.self) { try Animation(css: css) }
    #expect(error?.description == sentence)
  }

  @Test func `what came is shortened and made harmless`() {
    let error = #expect(throws: CSSEasingError.self) {
      try UnitCurve(css: String(repeating: "x", count: 1000))
    }
    #expect(error?.column == 1 && error?.found?.count == 1000)
    #expect(error?.description.contains("\"\(String(repeating: "x", count: 24))…\"") == true)
  }

  @Test func `no text makes a trap`() {
    var random = Seeded(state: 7)
    let pieces = [
      "ease", "linear", "(", ")", ",", "steps", "spring", "cubic-bezier", "1", "-0.5", "20%", " ",
      "1e999", "duration", ":", "s", ".", "+", "e", "\u{202E}", "é", "jump-both", "0.2s",
    ]
    var read = 0
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      if let animation = try? Animation(css: text) {
        read += 1
        #expect(animation.fraction(at: 0.1)?.isFinite != false)
      }
      if let curve = try? UnitCurve(css: text) { #expect(curve.value(at: 0.1).isFinite) }
    }
    #expect(read > 10)
  }
}
