/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` a value of one's own.
///
/// Writes the key and the accessors. The variable needs a default value, unless its type is written as
/// an optional; then it is nil. A default value whose type is written is made anew each time it is read;
/// one whose type is inferred is made once and must be `Sendable`.
///
/// Errors: the compiler says so where the macro stands on anything but such a variable.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
///
///     Picker().environment(\.accent, .red)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InbetweenMacros", type: "EntryMacro")
