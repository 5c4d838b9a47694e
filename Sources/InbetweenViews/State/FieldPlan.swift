@_spi(Reflection) import Swift

/// What is known of the stored fields of a type: which are dynamic properties, and how fields compare.
///
/// It is made once for each type. A description is compared field by field (never as a block of memory:
/// padding differs), equatable fields by `==`, objects by identity, plain ones by their bytes; closures and
/// whatever else count as different.
@MainActor
final class FieldPlan {
  private struct Field {
    let offset: Int
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private struct Property {
    let name: String
    let offset: Int
    let isChanged: @MainActor (UnsafeRawPointer, [ObjectIdentifier], AnyObject?) -> Bool
    let bind: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _Node) -> Void
  }

  private struct Preparation {
    let offset: Int
    let update: @MainActor (UnsafeMutableRawPointer) -> Void
  }

  /// The name of the type without its module and generic arguments.
  let typeName: String
  private var fields: [Field] = []
  /// The properties of authors' own types: those inside of others come before them.
  private var preparations: [Preparation] = []
  private var properties: [Property] = []
  private let wholeIsSame: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  static func plan(for type: Any.Type) -> FieldPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let plan = FieldPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    typeName = InbetweenViews.typeName(type)
    wholeIsSame = (type as? any Equatable.Type).map { equality(of: $0) }
    collect(type, at: 0)
  }

  // MARK: Using

  func makeStorage() -> [AnyObject?] { [AnyObject?](repeating: nil, count: properties.count) }

  /// Binds the dynamic properties of a value in place.
  func bind<Value>(_ value: inout Value, storage: inout [AnyObject?], node: _Node) {
    guard !properties.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in properties.enumerated() {
        property.bind(base + property.offset, &storage[index], node)
      }
    }
  }

  /// Returns the names of the dynamic properties that something changed which their node has read, in the
  /// order in which they are stored.
  func changedProperties(
    of value: UnsafeRawPointer, storage: [AnyObject?], by causes: [ObjectIdentifier]
  ) -> [String] {
    zip(properties, storage)
      .filter { $0.isChanged(value + $0.offset, causes, $1) }
      .map(\.0.name)
  }

  /// The names of all dynamic properties.
  var propertyNames: [String] { properties.map(\.name) }

  /// Whether a property wants to prepare itself before each evaluation.
  var preparesItself: Bool { !preparations.isEmpty }

  /// Has the properties of authors' own types prepare themselves, in place.
  func prepare<Value>(_ value: inout Value) {
    guard preparesItself else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for preparation in preparations { preparation.update(base + preparation.offset) }
    }
  }

  /// Whether two values describe the same, apart from what their node owns.
  func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { lhs in
      withUnsafeBytes(of: rhs) { rhs in
        guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
        if let wholeIsSame { return wholeIsSame(left, right) }
        return fields.allSatisfy { $0.isSame(left + $0.offset, right + $0.offset) }
      }
    }
  }

  // MARK: Making

  /// Collects the fields of a type; its dynamic properties are bound unless they belong to another view.
  private func collect(_ type: Any.Type, at base: Int, isBound: Bool = true) {
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
      let name = String(cString: name)
      MainActor.assumeIsolated {
        self.add(fieldType, kind, named: name, at: base + offset, isBound: isBound)
      }
      return true
    }
  }

  private func add(
    _ type: Any.Type, _ kind: _MetadataKind, named name: String, at offset: Int, isBound: Bool
  ) {
    if let property = type as? any BindableProperty.Type {
      if isBound { properties.append(binding(of: property, named: name, at: offset)) }
      if !property.isOwnedByNode { fields.append(comparison(of: property, at: offset)) }
    } else if let property = type as? any DynamicProperty.Type {
      // A property of the author's own: what it holds is bound, and it prepares itself before each body.
      collect(type, at: offset, isBound: isBound)
      if isBound { preparations.append(updating(of: property, at: offset)) }
    } else if let type = type as? any Equatable.Type {
      fields.append(Field(offset: offset, isSame: equality(of: type)))
    } else if type is AnyClass {
      fields.append(
        Field(offset: offset) {
          $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self)
        })
    } else if kind == .struct || kind == .tuple, isPlainStruct(type) {
      // An existential has no fields of its own: the type of what it holds is not known.
      // What a view, a modifier or a gesture inside holds is bound where it was made, or where it will stand.
      let isOther =
        type is any View.Type || type is any ViewModifier.Type || type is any Gesture.Type
      collect(type, at: offset, isBound: isBound && !isOther)
    } else {
      fields.append(Field(offset: offset) { _, _ in false })
    }
  }

  /// Whether all that a structure or a tuple holds are fields that can be compared one by one.
  private func isPlainStruct(_ type: Any.Type) -> Bool {
    var count = 0
    let isComplete = _forEachField(of: type, options: []) { _, _, _, _ in
      count += 1
      return true
    }
    return isComplete && count > 0
  }

  private func binding<P: BindableProperty>(
    of type: P.Type, named name: String, at offset: Int
  ) -> Property {
    Property(
      name: name, offset: offset,
      isChanged: { pointer, causes, storage in
        pointer.assumingMemoryBound(to: P.self).pointee.isChanged(by: causes, storage: storage)
      },
      bind: { pointer, storage, node in
        pointer.assumingMemoryBound(to: P.self).pointee.bind(to: &storage, node: node)
      })
  }

  private func updating<P: DynamicProperty>(of type: P.Type, at offset: Int) -> Preparation {
    Preparation(offset: offset) { pointer in
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private func comparison<P: BindableProperty>(of type: P.Type, at offset: Int) -> Field {
    Field(offset: offset) { lhs, rhs in
      lhs.assumingMemoryBound(to: P.self).pointee.isSame(
        as: rhs.assumingMemoryBound(to: P.self).pointee)
    }
  }
}

/// Returns how to compare two values in memory that are equatable.
@MainActor
private func equality<Value: Equatable>(
  of type: Value.Type
) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  { lhs, rhs in
    lhs.assumingMemoryBound(to: Value.self).pointee
      == rhs.assumingMemoryBound(to: Value.self).pointee
  }
}
