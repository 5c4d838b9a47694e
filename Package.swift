// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "InbetweenMotion", targets: ["InbetweenMotion"])
  ],
  targets: [
    .target(name: "InbetweenMotion", exclude: ["Playback", "Transactions"]),
    .target(name: "InbetweenDrawing", dependencies: ["InbetweenMotion"]),
    .target(name: "InbetweenRendering", dependencies: ["InbetweenDrawing"]),
    .target(name: "InbetweenTesting", dependencies: ["InbetweenRendering"]),
    .target(name: "CTerminal"),
    .target(name: "InbetweenTerminal", dependencies: ["InbetweenRendering", "CTerminal"]),
    .testTarget(
      name: "InbetweenMotionTests", dependencies: ["InbetweenMotion"],
      resources: [.copy("Reference")]),
    .testTarget(name: "InbetweenDrawingTests", dependencies: ["InbetweenDrawing"]),
    .testTarget(
      name: "InbetweenRenderingTests", dependencies: ["InbetweenRendering", "InbetweenTesting"]),
    .testTarget(
      name: "InbetweenTerminalTests", dependencies: ["InbetweenTerminal", "PseudoTerminal"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal"),
    .executableTarget(
      name: "terminal-probe", dependencies: ["InbetweenTerminal"], path: "Tests/terminal-probe"),
  ],
  swiftLanguageModes: [.v6]
)
