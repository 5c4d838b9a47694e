import InbetweenMotion

extension Color: View {
  public typealias Body = Never
}
