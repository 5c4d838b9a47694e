extension TerminalOptions {
  /// Returns what `--help` prints for a program of a name.
  public static func help(program: String) -> String {
    """
    usage: \(program) [options]

      --fps N                the most frames in a second, 1 to 240 (60)
      --size CxR             draw in this many columns and rows at most (the whole window)
      --edges STYLE          auto, subcell or cell: how shapes end inside a cell, by part-filled
                             characters or not (auto: subcell)
      --glyphs SET           auto, octant, sextant, block, half or ascii: what the parts of cells
                             are drawn with (auto: as the environment says)
      --colors MODE          auto, truecolor, 256, 16 or none (auto: as the environment says)
      --no-mouse             leave the mouse to the terminal
      --reduce-motion        fade what would move, and let nothing go on for ever
      --autoplay             play by itself
      --help                 print this

    q, Escape and Ctrl-C leave; Ctrl-L draws everything anew; Ctrl-Z goes back to the shell.
    While the program has the mouse, hold Shift and drag to select text.
    When the output is no terminal, the settled picture is printed as text.
    """
  }
}
