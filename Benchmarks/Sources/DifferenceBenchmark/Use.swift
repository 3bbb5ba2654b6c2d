/// Keeps a value from being optimised away.
@inline(never)
func use<Value>(_ value: Value) {}
