// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Inbetween", targets: ["Inbetween"]),
    .library(name: "InbetweenMotion", targets: ["InbetweenMotion"]),
    .library(name: "InbetweenCharts", targets: ["InbetweenCharts"]),
    .library(name: "InbetweenTesting", targets: ["InbetweenTesting"]),
    .executable(name: "inbetween", targets: ["InbetweenCLI"]),
    .executable(name: "period-picker", targets: ["period-picker"]),
  ],
  targets: [
    .target(name: "InbetweenMotion"),
    .target(name: "InbetweenDrawing", dependencies: ["InbetweenMotion"]),
    .target(name: "InbetweenMacroExpansion"),
    .macro(name: "InbetweenMacros", dependencies: ["InbetweenMacroExpansion"]),
    .target(name: "InbetweenViews", dependencies: ["InbetweenDrawing", "InbetweenMacros"]),
    .target(name: "InbetweenCharts", dependencies: ["InbetweenViews"]),
    .target(name: "InbetweenRendering", dependencies: ["InbetweenDrawing"]),
    .target(name: "InbetweenTesting", dependencies: ["InbetweenViews", "InbetweenRendering"]),
    .target(name: "CTerminal"),
    .target(
      name: "InbetweenTerminal", dependencies: ["InbetweenRendering", "CTerminal"],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .target(
      name: "Inbetween",
      dependencies: [
        "InbetweenMotion", "InbetweenDrawing", "InbetweenViews", "InbetweenRendering",
        "InbetweenTerminal",
      ]),
    .target(name: "DemoCatalog", dependencies: ["Inbetween"], path: "Demos/Catalog"),
    .executableTarget(
      name: "period-picker", dependencies: ["Inbetween", "DemoCatalog"],
      path: "Demos/period-picker"),
    .target(name: "CBench"),
    .target(
      name: "InbetweenBench", dependencies: ["Inbetween", "InbetweenTesting", "CBench"]),
    .executableTarget(
      name: "InbetweenCLI", dependencies: ["Inbetween", "DemoCatalog", "InbetweenBench"]),
    .testTarget(
      name: "InbetweenMotionTests", dependencies: ["InbetweenMotion"],
      resources: [.copy("Reference")]),
    .testTarget(name: "InbetweenDrawingTests", dependencies: ["InbetweenDrawing"]),
    .testTarget(
      name: "InbetweenRenderingTests", dependencies: ["InbetweenRendering", "InbetweenTesting"]),
    .testTarget(
      name: "InbetweenTerminalTests", dependencies: ["InbetweenTerminal", "PseudoTerminal"]),
    .testTarget(
      name: "InbetweenMacrosTests", dependencies: ["Inbetween", "InbetweenMacroExpansion"]),
    .testTarget(name: "InbetweenChartsTests", dependencies: ["InbetweenCharts"]),
    .testTarget(
      name: "DemoCatalogTests",
      dependencies: ["Inbetween", "InbetweenTesting", "DemoCatalog", "PseudoTerminal"]),
    .testTarget(name: "InbetweenBenchTests", dependencies: ["InbetweenBench"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal"),
    .executableTarget(
      name: "terminal-probe", dependencies: ["InbetweenTerminal"], path: "Tests/terminal-probe"),
    .executableTarget(
      name: "engine-program", dependencies: ["InbetweenMotion"], path: "Tests/engine-program"),
    .executableTarget(
      name: "matched-program", dependencies: ["Inbetween"], path: "Tests/matched-program"),
    .executableTarget(
      name: "demos-program", dependencies: ["Inbetween", "DemoCatalog"],
      path: "Tests/demos-program"),
    .executableTarget(
      name: "mistakes-program", dependencies: ["Inbetween"], path: "Tests/mistakes-program"),
    .testTarget(name: "InbetweenViewsTests", dependencies: ["Inbetween"]),
    .testTarget(
      name: "InbetweenCLITests",
      dependencies: [
        "InbetweenCLI", "DemoCatalog", "PseudoTerminal", "engine-program", "matched-program",
        "demos-program", "mistakes-program",
      ]),
    .testTarget(
      name: "PickerInSwift5Tests", dependencies: ["Inbetween"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PickerOnMainActorTests", dependencies: ["Inbetween"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The same views three times, in the language settings that SwiftUI projects have: two folders of links.
    .testTarget(
      name: "StateSeedTests", dependencies: ["Inbetween"],
      swiftSettings: [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    .testTarget(
      name: "StateSeedInSwift5Tests", dependencies: ["Inbetween"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "StateSeedOnMainActorTests", dependencies: ["Inbetween"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
