extension SymbolGlyph {
  /// The characters of the symbols that are common in SwiftUI code.
  ///
  /// All are one cell wide and in ordinary monospaced fonts, such as DejaVu Sans Mono. A name with `.fill` is listed where there
  /// is a filled character.
  static let table: [String: Character] = [
    // Figures.
    "circle": "○", "circle.fill": "●", "circle.dotted": "◌", "circle.inset.filled": "◉",
    "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "smallcircle.filled.circle": "◉",
    "square": "□", "square.fill": "■", "square.grid.2x2": "⊞", "square.grid.3x3": "▦",
    "square.stack": "❐", "square.on.square": "❏", "rectangle": "▭", "rectangle.fill": "▬",
    "capsule": "▭", "capsule.fill": "▬", "diamond": "◇", "diamond.fill": "◆", "triangle": "△",
    "triangle.fill": "▲", "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
    "seal": "✧", "seal.fill": "✦", "sparkle": "✦", "sparkles": "✧", "suit.club.fill": "♣",
    "suit.diamond.fill": "♦", "suit.heart.fill": "♥", "suit.spade.fill": "♠",
    // Signs.
    "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "multiply": "×", "divide": "÷",
    "equal": "=", "plusminus": "±", "sum": "∑", "percent": "%", "number": "#", "at": "@",
    "infinity": "∞", "questionmark": "?", "exclamationmark": "!", "info": "i",
    "plus.circle": "⊕", "minus.circle": "⊖", "xmark.circle": "⊗", "multiply.circle": "⊗",
    "checkmark.circle": "✓", "plus.square": "⊞", "minus.square": "⊟", "xmark.square": "⊠",
    "checkmark.square": "☑", "exclamationmark.triangle": "⚠", "nosign": "⊘", "quote.opening": "❝",
    "quote.closing": "❞", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£",
    "yensign": "¥",
    // Arrows.
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.backward": "←", "arrow.forward": "→", "arrow.up.right": "↗", "arrow.up.left": "↖",
    "arrow.down.right": "↘", "arrow.down.left": "↙", "arrow.left.arrow.right": "⇄",
    "arrow.left.and.right": "↔", "arrow.up.and.down": "↕", "arrow.up.arrow.down": "⇅",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.2.circlepath": "↻",
    "arrow.triangle.2.circlepath": "↻", "arrow.uturn.left": "↶", "arrow.uturn.right": "↷",
    "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷", "arrow.turn.down.left": "↵",
    "arrowshape.left": "⇦", "arrowshape.right": "⇨", "arrowtriangle.left": "◁",
    "arrowtriangle.left.fill": "◀", "arrowtriangle.right": "▷", "arrowtriangle.right.fill": "▶",
    "arrowtriangle.up": "△", "arrowtriangle.up.fill": "▲", "arrowtriangle.down": "▽",
    "arrowtriangle.down.fill": "▼", "chevron.left": "‹", "chevron.right": "›",
    "chevron.backward": "‹", "chevron.forward": "›", "chevron.up": "∧", "chevron.down": "∨",
    "chevron.up.chevron.down": "↕", "square.and.arrow.up": "↥", "square.and.arrow.down": "↧",

    // Keys and lists.
    "return": "⏎", "escape": "⎋", "command": "⌘", "option": "⌥", "control": "⌃", "shift": "⇧",
    "capslock": "⇪", "delete.left": "⌫", "delete.right": "⌦", "keyboard": "⌨", "eject": "⏏",
    "line.3.horizontal": "≡", "line.horizontal.3": "≡", "list.bullet": "≣", "list.dash": "≣",
    "list.number": "≣", "text.justify": "≡", "text.alignleft": "≡", "ellipsis": "⋯",
    "slider.horizontal.3": "≡", "square.and.pencil": "✎", "pencil": "✎", "scissors": "✂",
    "magnifyingglass": "⌕", "trash": "⌧", "gear": "⚙", "gearshape": "⚙", "wrench": "⚒",
    "hammer": "⚒", "paintbrush": "✐",
    // Things.
    "house": "⌂", "person": "☻", "person.2": "☻", "person.3": "☻", "face.smiling": "☺",
    "envelope": "✉", "phone": "☎", "phone.fill": "☎", "flag": "⚐", "flag.fill": "⚑",
    "bookmark": "⚐", "bookmark.fill": "⚑",
    "folder": "▤", "doc": "▯", "doc.fill": "▮", "doc.text": "▤", "book": "▥",
    "calendar": "▦", "clock": "◷", "timer": "◷", "photo": "▨", "video": "▻",
    "play": "▷", "play.fill": "▶", "pause": "‖", "stop": "□", "stop.fill": "■",
    "record.circle": "◉",
    "backward": "«", "forward": "»", "speaker": "♪", "music.note": "♪", "music.note.list": "♫",
    "wifi": "≋", "location": "➤", "map": "▧",
    "airplane": "✈", "creditcard": "▬",
    "leaf": "❧", "flame": "♨", "drop": "◊", "drop.fill": "♦", "bolt": "↯",
    "sun.max": "☼", "sun.max.fill": "☀", "sun.min": "☼", "moon": "☽", "moon.fill": "☾",
    "moon.stars": "☾", "cloud": "☁", "cloud.rain": "☂", "umbrella": "☂", "snowflake": "❄",
    "wind": "≈", "eye": "◉", "eye.slash": "◌",
    "cube": "❒", "terminal": "❯", "link": "∞",
    "paperplane": "➢", "paperplane.fill": "➤", "chart.bar": "▥",
    "chart.pie": "◔", "waveform": "∼", "crown": "♛", "trophy": "♛", "gamecontroller": "✜",
    "dice": "⚄", "power": "⌽", "target": "◎", "scope": "⊙",
  ]
}
