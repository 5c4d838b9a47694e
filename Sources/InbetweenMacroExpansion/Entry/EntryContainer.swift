/// What an entry can be added to.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"

  /// The protocol of the keys by which it stores its values.
  ///
  /// With its module, so that an author's own type of that name does not hide it.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "InbetweenMotion.EnvironmentKey"
    case .transaction: "InbetweenMotion.TransactionKey"
    }
  }
}
