import Foundation

/// The places of standard input, output and error among the descriptors.
package enum StandardPlaces {
  /// Fills those that whoever started the program has closed, so that no other file gets into them.
  ///
  /// Reading and writing there goes on to fail, with "Bad file descriptor", whatever was opened meanwhile.
  package static func fill() {
    for (place, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(place, F_GETFD) < 0 {
      // It gets the lowest place that is free, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
