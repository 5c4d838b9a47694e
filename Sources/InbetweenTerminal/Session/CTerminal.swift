import Foundation

/// The functions of the target CTerminal; its header tells what they do.
///
/// They are declared here and not imported, so that a module that imports this one needs to find no C module.
enum CTerminal {
  @_extern(c, "cterm_open") static func open() -> Int32
  @_extern(c, "cterm_start")
  static func start(_ terminal: Int32, _ leave: UnsafePointer<UInt8>, _ length: Int) -> Int32
  @_extern(c, "cterm_set_leave")
  static func setLeave(_ leave: UnsafePointer<UInt8>, _ length: Int)
  @_extern(c, "cterm_read_signals")
  static func readSignals(_ numbers: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int
  @_extern(c, "cterm_enter") static func enter() -> Int32
  @_extern(c, "cterm_write")
  static func write(_ bytes: UnsafeRawPointer?, _ length: Int) -> Int
  @_extern(c, "cterm_leave") static func leave()
  @_extern(c, "cterm_end") static func end()
  @_extern(c, "cterm_stop") static func stop(_ signal: Int32)
  @_extern(c, "cterm_is_foreground") static func isForeground() -> Bool
  @_extern(c, "cterm_window_size")
  static func windowSize(
    _ terminal: Int32, _ columns: UnsafeMutablePointer<Int32>, _ rows: UnsafeMutablePointer<Int32>
  ) -> Int32
  @_extern(c, "cterm_wait")
  static func wait(
    _ terminal: Int32, _ forWriting: Bool, _ signals: Int32, _ nanoseconds: Int64
  ) -> Int32

  /// What `wait` saw: input.
  static let readable: Int32 = 1
  /// What `wait` saw: room to write.
  static let writable: Int32 = 2
  /// What `wait` saw: a signal.
  static let signalled: Int32 = 4
}
