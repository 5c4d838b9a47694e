import InbetweenDrawing
import InbetweenRendering
import Testing

@Suite struct InputScriptTests {
  @Test func `commands stand on lines or between semicolons and comments are skipped`() throws {
    let script = try InputScript(
      """
      # the picker
      tap "Week"; wait 0.1   ; key right # and on
      wait 0.25
      resize 60x20;tap 12,3

      tap 1.5 , 0
      """)
    #expect(
      script.steps.map(\.event.short) == [
        "tap Week", "key \u{F703}", "resize 60x20", "tap 12.5,3.5", "tap 1.5,0.5",
      ])
    #expect(
      script.steps.map(\.nanoseconds) == [0, 100_000_000, 350_000_000, 350_000_000, 350_000_000])
  }

  @Test func `waits are added as whole billionths of a second`() throws {
    let script = try InputScript(
      Array(repeating: "wait 0.1", count: 10).joined(separator: ";") + "; key a")
    #expect(script.steps.map(\.time) == [1.0])
    #expect(try InputScript("wait 0.000000001; wait 1.; wait .5").nanoseconds == 1_500_000_001)
  }

  @Test(arguments: [
    ("right", KeyPress(.rightArrow)), ("RETURN", KeyPress(.return)), ("a", KeyPress("a")),
    ("shift-tab", KeyPress(.tab, modifiers: .shift)), ("space", KeyPress(.space)),
    ("ctrl-x", KeyPress("x", characters: "", modifiers: .control)),
    ("shift-a", KeyPress("a", characters: "A", modifiers: .shift)),
    ("ctrl-shift-left", KeyPress(.leftArrow, modifiers: [.control, .shift])),
    ("-", KeyPress("-")), ("alt--", KeyPress("-", modifiers: .option)), ("\";\"", KeyPress(";")),
    ("page-down", KeyPress(.pageDown)), ("esc", KeyPress(.escape)),
  ])
  func `a key is named by its character or its name`(name: String, press: KeyPress) throws {
    #expect(try InputScript("key \(name)").steps.map(\.event) == [.key(press)])
  }

  @Test func `a drag is a press, moves and a release in the middle of cells`() throws {
    let script = try InputScript("press 3,1; wait 0.1; move 5 , 1; release 5.25,1")
    let places = [(MouseEvent.Action.press, 3.5), (.move, 5.5), (.release, 5.25)]
    #expect(
      script.steps.map(\.event)
        == places.map { .mouse(MouseEvent($0.0, at: CellPoint(column: $0.1, row: 1.5))) })
    #expect(script.steps.map(\.time) == [0, 0.1, 0.1])
  }

  @Test func `typing sends one key after the other`() throws {
    let script = try InputScript(#"type "Hé \"\n""#)
    let presses = [
      KeyPress("H"), KeyPress("é"), KeyPress(.space), KeyPress("\""), KeyPress(.return),
    ]
    #expect(script.steps.map(\.event) == presses.map(InputEvent.key))
  }

  @Test func `quotes keep separators, comments and line ends`() throws {
    let script = try InputScript("tap \"a;b#c\\\\d\"\ntap \"two\nlines\"; key x")
    #expect(script.steps.map(\.event.short) == [#"tap a;b#c\d"#, "tap two\nlines", "key x"])
  }

  @Test func `an empty script has no events`() throws {
    #expect(try InputScript(" ; ;\n# nothing\n") == InputScript())
  }

  @Test(arguments: [
    (
      "\n\ntpa \"Week\"",
      #"script line 3: unknown command "tpa": "#
        + #"a script knows wait, tap, press, move, release, key, type and resize; did you mean "tap"?"#
    ),
    (
      "key a; tap Week",
      "script line 1: tap needs a text in quotes or a column and a row, as in tap \"Week\" "
        + #"or tap 12,3; got "Week""#
    ),
    (
      "wait",
      "script line 1: wait needs seconds with at most nine decimals, as in wait 0.1; got nothing"
    ),
    (
      "wait -1",
      "script line 1: wait needs seconds with at most nine decimals, as in wait 0.1; got \"-1\""
    ),
    (
      "wait 0.0000000001",
      "script line 1: wait needs seconds with at most nine decimals, as in wait 0.1; "
        + "got \"0.0000000001\""
    ),
    ("wait 999999; wait 2", "script line 1: the waits take longer than 1000000 seconds together"),
    (
      "key rigth",
      #"script line 1: unknown key "rigth": a key is one character or one of "#
        + "up, down, left, right, return, enter, escape, esc, tab, space, delete, backspace, "
        + "delete-forward, home, end, page-up, page-down, clear, "
        + #"after shift-, ctrl-, alt- or cmd- where held; did you mean "right"?"#
    ),
    (
      "resize 60x",
      "script line 1: resize needs columns and rows up to 1000, as in resize 60x20; got \"60x\""
    ),
    (
      "resize 1001x3",
      "script line 1: resize needs columns and rows up to 1000, as in resize 60x20; got \"1001x3\""
    ),
    ("type abc", #"script line 1: type needs a text in quotes, as in type "hello"; got "abc""#),
    (
      "key a\ntap \"Week\nkey b",
      #"script line 2: a quote is not closed; write \" for a quote inside quotes"#
    ),
    (
      #"tap "a\q""#,
      #"script line 1: "\\q" means nothing inside quotes; write \", \\, \n or \t"#
    ),
    (
      "\u{1B}[2J",
      #"script line 1: unknown command "\u001b[2J": a script knows wait, tap, press, move, release, "#
        + "key, type and resize"
    ),
  ])
  func `a line that makes no sense is told in one sentence`(text: String, sentence: String) {
    let error = #expect(throws: InputScriptError.self) { try InputScript(text) }
    #expect(error?.description == sentence)
  }
}
