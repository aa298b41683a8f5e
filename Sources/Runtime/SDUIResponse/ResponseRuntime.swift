import Foundation

/// The version of the functions that generated code calls. Generated code names the version that it needs, so that it does not
/// compile with another one.
public enum ResponseRuntime1 {}
