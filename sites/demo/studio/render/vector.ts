/** A point or direction: x to the right, y up, z towards the camera; lengths in centimetres. */
export type Vec = readonly [number, number, number]

/** Scales a vector to length one. */
export function unit([x, y, z]: Vec): Vec {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}

/** The cross product. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The difference `a - b`. */
export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/** Keeps a number within bounds. */
function clamp(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(value, high)
}

/** Goes smoothly from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}
