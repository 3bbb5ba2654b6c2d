import SeededRandom
import Testing

@testable import DiffableSnapshot

@Suite struct `longest increasing subsequences` {
  func isIncreasing(_ positions: ContiguousArray<Int32>, in numbers: ContiguousArray<Int32>)
    -> Bool
  {
    zip(positions, positions.dropFirst()).allSatisfy {
      $0 < $1 && numbers[Int($0)] < numbers[Int($1)]
    }
  }

  @Test func `all orders of up to seven numbers have the longest one`() {
    for count in 0...7 {
      forEachPermutation(of: count) { order in
        let numbers = ContiguousArray(order.map { Int32($0) })
        let found = longestIncreasingSubsequence(of: numbers)
        let heaviest = heaviestIncreasingSubsequence(
          of: numbers, weights: ContiguousArray(repeating: 1, count: count))
        #expect(isIncreasing(found, in: numbers))
        #expect(isIncreasing(heaviest, in: numbers))
        #expect(found.count == naiveLIS(order))
        #expect(heaviest.count == found.count)
      }
    }
  }

  @Test func `long random orders have the longest one`() {
    var random = SplitMix64(seed: 3)
    for count in [100, 500, 1000] {
      let order = Array(0..<count).shuffled(using: &random)
      let numbers = ContiguousArray(order.map { Int32($0) })
      let found = longestIncreasingSubsequence(of: numbers)
      #expect(isIncreasing(found, in: numbers))
      #expect(found.count == naiveLIS(order))
    }
  }

  @Test func `of equally long ones the heaviest stays`() {
    // 1 2 and 0 2 are as long; 0 weighs more than 1.
    let found = heaviestIncreasingSubsequence(of: [1, 0, 2], weights: [3, 50, 1])
    #expect(found == [1, 2])
    #expect(heaviestIncreasingSubsequence(of: [1, 0, 2], weights: [60, 50, 1]) == [0, 2])
  }

  private func forEachPermutation(of count: Int, _ body: ([Int]) -> Void) {
    func extend(_ start: [Int]) {
      if start.count == count { return body(start) }
      for next in 0..<count where !start.contains(next) { extend(start + [next]) }
    }
    extend([])
  }
}
