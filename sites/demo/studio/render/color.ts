/** A colour as linear light. */
export interface Color {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Reads `#rrggbb`. */
export function color(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16)
  return { r: linear(value >> 16), g: linear((value >> 8) & 255), b: linear(value & 255) }
}

/** The colour `t` of the way from `a` to `b`. */
export function blend(a: Color, b: Color, t: number): Color {
  return { r: a.r + (b.r - a.r) * t, g: a.g + (b.g - a.g) * t, b: a.b + (b.b - a.b) * t }
}

/** Turns linear light into a byte of a picture. */
export function toByte(light: number): number {
  const v = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return v < 0 ? 0 : v > 1 ? 255 : v * 255
}

function linear(byte: number): number {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
