/// A new seed for a run; tests print it, so that a failure can be repeated by putting it here.
func freshSeed() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
