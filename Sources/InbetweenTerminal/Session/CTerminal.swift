import Foundation

// The functions of the target CTerminal; its header tells what they do. They are declared here and not
// imported, so that a module that imports this one needs to find no C module.

@_extern(c, "cterm_open") func cterm_open() -> Int32
@_extern(c, "cterm_start")
func cterm_start(_ terminal: Int32, _ leave: UnsafePointer<UInt8>, _ length: Int) -> Int32
@_extern(c, "cterm_set_leave")
func cterm_set_leave(_ leave: UnsafePointer<UInt8>, _ length: Int)
@_extern(c, "cterm_enter") func cterm_enter() -> Int32
@_extern(c, "cterm_write")
func cterm_write(_ bytes: UnsafeRawPointer?, _ length: Int) -> Int
@_extern(c, "cterm_leave") func cterm_leave()
@_extern(c, "cterm_end") func cterm_end()
@_extern(c, "cterm_stop") func cterm_stop(_ signal: Int32)
@_extern(c, "cterm_is_foreground") func cterm_is_foreground() -> Bool
@_extern(c, "cterm_window_size")
func cterm_window_size(
  _ terminal: Int32, _ columns: UnsafeMutablePointer<Int32>, _ rows: UnsafeMutablePointer<Int32>
) -> Int32
@_extern(c, "cterm_wait")
func cterm_wait(
  _ terminal: Int32, _ forWriting: Bool, _ signals: Int32, _ nanoseconds: Int64
) -> Int32

/// What `cterm_wait` saw.
let (CTERM_READABLE, CTERM_WRITABLE, CTERM_SIGNALLED): (Int32, Int32, Int32) = (1, 2, 4)
