/// Why a text is no configuration.
enum SyntaxPhrase: String, RarePhrase {
  case unclosedText = "the text has no quotation mark at its end"
  case missingEquals = "= is missing behind the key"
  case missingValue = "the value is missing behind ="
  case notAValue = "this is no value; a text stands in quotation marks"
  case duplicate = "%1 is there twice"
  case badTable = "a table is a name in brackets, such as [grid]"
  case unclosedList = "the list has no ] at its end"
  case missingComma = "a comma or ] is missing in the list"
  case extraComma = "there is a comma too many in the list"
  case unclosedBraces = "what stands in { } has to be on one line, with commas between"
  case tooMuch = "there is too much on the line, from here on"
  case noKey = "a line begins with a key, a table in [ ], or # for a remark"
  case badEscape = "a backslash in a text is written twice"
  case controlCharacter = "there is an invisible control character"
  case notUTF8 = "the text is not UTF-8"
}
