/// The positions of a longest increasing subsequence of distinct numbers, ascending.
///
/// Patience sorting (Fredman 1975, doi:10.1016/0012-365X(75)90103-X): `tails[k]` is the position of
/// the least number that ends an increasing subsequence of length k + 1. Numbers that extend the
/// longest one, the common case, are appended without a search.
///
/// Complexity: O(*n*) when the numbers increase already, else O(*n* log *l*) for the length *l*.
func longestIncreasingSubsequence(of numbers: ContiguousArray<Int32>) -> ContiguousArray<Int32> {
  let middle = unorderedMiddle(of: numbers)
  let positions = patienceSorted(ContiguousArray(numbers[middle]))
  var result: ContiguousArray<Int32> = []
  result.reserveCapacity(numbers.count - middle.count + positions.count)
  result.append(contentsOf: 0..<Int32(middle.lowerBound))
  for position in positions { result.append(position + Int32(middle.lowerBound)) }
  result.append(contentsOf: Int32(middle.upperBound)..<Int32(numbers.count))
  return result
}

/// What is left without a start that increases and is less than all after it, and an end that
/// increases and is greater than all before it; both are part of any longest subsequence.
private func unorderedMiddle(of numbers: ContiguousArray<Int32>) -> Range<Int> {
  var start = 1
  while start < numbers.count, numbers[start - 1] < numbers[start] { start += 1 }
  if start >= numbers.count { return 0..<0 }
  var end = numbers.count - 1
  while end > start, numbers[end - 1] < numbers[end] { end -= 1 }
  let least = numbers[start...].min() ?? .max
  while start > 0, numbers[start - 1] > least { start -= 1 }
  let greatest = numbers[..<end].max() ?? .min
  while end < numbers.count, numbers[end] < greatest { end += 1 }
  return start..<end
}

/// The positions of a longest increasing subsequence, ascending.
private func patienceSorted(_ numbers: ContiguousArray<Int32>) -> ContiguousArray<Int32> {
  var tails: ContiguousArray<Int32> = []
  var tailNumbers: ContiguousArray<Int32> = []
  var previous = ContiguousArray<Int32>(repeating: -1, count: numbers.count)
  for position in numbers.indices {
    let number = numbers[position]
    if let last = tailNumbers.last, number < last {
      let length = lowerBound(of: number, in: tailNumbers)
      if length > 0 { previous[position] = tails[length - 1] }
      tails[length] = Int32(position)
      tailNumbers[length] = number
    } else {
      previous[position] = tails.last ?? -1
      tails.append(Int32(position))
      tailNumbers.append(number)
    }
  }
  var next = tails.last ?? -1
  for length in tails.indices.reversed() {
    tails[length] = next
    next = previous[Int(next)]
  }
  return tails
}

/// The number of entries of an ascending list that are less than a number.
///
/// The loop has no branch to mispredict: its steps depend on the list's length only.
private func lowerBound(of number: Int32, in sorted: ContiguousArray<Int32>) -> Int {
  var base = 0
  var length = sorted.count
  while length > 1 {
    let half = length / 2
    base += sorted[base + half - 1] < number ? half : 0
    length -= half
  }
  return base + (length == 1 && sorted[base] < number ? 1 : 0)
}
