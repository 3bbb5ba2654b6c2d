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
    }
  }
}
