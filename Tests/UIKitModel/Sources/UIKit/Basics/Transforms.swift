import Foundation

/// An affine transformation of the plane.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in x.
  public var a: CGFloat
  /// The factor of x in y.
  public var b: CGFloat
  /// The factor of y in x.
  public var c: CGFloat
  /// The factor of y in y.
  public var d: CGFloat
  /// The translation of x.
  public var tx: CGFloat
  /// The translation of y.
  public var ty: CGFloat

  /// Creates a transform.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
}

/// A transformation of space. The model keeps it and never applies it.
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in x.
  public var m11: CGFloat
  /// The factor of y in y.
  public var m22: CGFloat
  /// The factor of z in z.
  public var m33: CGFloat

  /// Creates a transform that scales.
  init(x: CGFloat, y: CGFloat, z: CGFloat) {
    m11 = x
    m22 = y
    m33 = z
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(x: 1, y: 1, z: 1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(x: sx, y: sy, z: sz)
}
