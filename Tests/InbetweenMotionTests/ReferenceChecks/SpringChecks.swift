import InbetweenMotion
import Testing

/// The checks of springs.json.
enum SpringChecks {
  @MainActor static let all: [String: ReferenceReport.Check] = [
    "spring": motion, "spring-force": force, "spring-update": update, "spring-settling": settling,
  ]

  private static func motion(_ entry: Reference.Entry) throws -> [String] {
    let spring = try makeSpring(entry.parameters)
    let target = try #require(entry.parameters["target"].number)
    let start = try #require(entry.parameters["initialVelocity"].number)
    return try differences(
      entry.inputs, entry.expected["value"], within: entry.tolerance["value"].number
    ) {
      spring.value(target: target, initialVelocity: start, time: $0)
    }
      + differences(
        entry.inputs, entry.expected["velocity"], within: entry.tolerance["velocity"].number,
        "velocity"
      ) {
        spring.velocity(target: target, initialVelocity: start, time: $0)
      }
  }

  private static func force(_ entry: Reference.Entry) throws -> [String] {
    let force = try makeSpring(entry.parameters).force(
      target: try #require(entry.inputs["target"].number),
      position: try #require(entry.inputs["position"].number),
      velocity: try #require(entry.inputs["velocity"].number))
    return difference(
      force, try #require(entry.expected.number),
      within: try #require(entry.tolerance.number), "force")
  }

  private static func update(_ entry: Reference.Entry) throws -> [String] {
    let spring = try makeSpring(entry.parameters)
    var value = try #require(entry.inputs["value"].number)
    var velocity = try #require(entry.inputs["velocity"].number)
    let target = try #require(entry.inputs["target"].number)
    var (values, velocities): ([Double], [Double]) = ([], [])
    for step in try #require(entry.inputs["deltaTimes"].numbers) {
      spring.update(
        value: &value, velocity: &velocity, target: target, deltaTime: try #require(step))
      values.append(value)
      velocities.append(velocity)
    }
    let steps = JSON.array(values.indices.map { .number(Double($0)) })
    return try differences(
      steps, entry.expected["value"], within: entry.tolerance["value"].number
    ) { values[Int($0)] }
      + differences(
        steps, entry.expected["velocity"], within: entry.tolerance["velocity"].number, "velocity"
      ) { velocities[Int($0)] }
  }

  private static func settling(_ entry: Reference.Entry) throws -> [String] {
    let duration = try makeSpring(entry.parameters).settlingDuration(
      target: try #require(entry.inputs["target"].number),
      initialVelocity: try #require(entry.inputs["initialVelocity"].number),
      epsilon: try #require(entry.inputs["epsilon"].number))
    return difference(
      duration, try #require(entry.expected.number),
      within: try #require(entry.tolerance.number), "settling duration")
  }
}
