/// A text that most runs never show, as those of the command line; the raw value is the English
/// text and the key of the translation catalogues.
///
/// Such texts are looked up when they are shown, so that they cost the others nothing.
public protocol RarePhrase: RawRepresentable<String>, CaseIterable, Sendable {}
