import AppCore

/// Why a command line cannot be followed.
enum UsageError: Error {
  case unknownOption(String)
  case missingArgument(String)
  case invalidValue(option: String, value: String)
  case sampleWithFolders
  case sampleAndDemo
  case oneFileNeeded
  case queryNeeded
  case filesNeeded
  /// A command lacks a word, named as in its help.
  case operandMissing(command: String, String)
  case operandUnexpected(String)
  case unknownCommand(String)

  /// The reason in one line of words.
  func text(_ catalogue: Catalogue) -> String {
    switch self {
    case .unknownOption(let option): catalogue(.failureUnknownOption, option)
    case .missingArgument(let option): catalogue(.failureMissingArgument, option)
    case .invalidValue(let option, let value): catalogue(.failureInvalidValue, option, value)
    case .sampleWithFolders: catalogue[.failureSampleWithFolders]
    case .sampleAndDemo: catalogue[.failureMockAndDemo]
    case .oneFileNeeded: catalogue[.failureOneFile]
    case .queryNeeded: catalogue[.failureQuery]
    case .filesNeeded: catalogue[.failureFiles]
    case .operandMissing(let command, let operand):
      catalogue(.failureOperandMissing, command, operand)
    case .operandUnexpected(let word): catalogue(.failureOperandUnexpected, word)
    case .unknownCommand(let word): catalogue(.failureUnknownCommand, word)
    }
  }
}
