import type { Material, Solid } from '../render/solid.ts'

/** A point of an outline: distance from the axis and height, in centimetres. */
export type OutlinePoint = readonly [radius: number, height: number]

/** What is turned on the wheel: its outline (closed, from the axis round to the axis) and how round its edges are. */
export interface Turned {
  readonly outline: readonly OutlinePoint[]
  readonly rounding: number
  readonly paint: Material
  readonly relief?: Solid['relief']
}

/** A thing turned on the potter's wheel. */
export function lathe({ outline, rounding, paint, relief }: Turned): Solid {
  const distance2 = outlineDistance(outline, rounding)
  const heights = outline.map(([, y]) => y)
  const low = Math.min(...heights) - rounding
  const high = Math.max(...heights) + rounding
  const middle = (low + high) / 2
  const radius = Math.max(...outline.map(([r, y]) => Math.hypot(r + rounding, y - middle))) + rounding
  return {
    center: [0, middle, 0],
    radius,
    distance: gridOf(distance2, radius, middle),
    paint,
    ...(relief && { relief }),
  }
}

/** A smooth line through points (Catmull-Rom). */
export function smoothLine(points: readonly OutlinePoint[], pieces = 14): OutlinePoint[] {
  const line: OutlinePoint[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] ?? [0, 0]
    const c = points[i + 1] ?? b
    const a = points[i - 1] ?? [2 * b[0] - c[0], 2 * b[1] - c[1]]
    const d = points[i + 2] ?? [2 * c[0] - b[0], 2 * c[1] - b[1]]
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces
      line.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)])
    }
  }
  const last = points[points.length - 1]
  return last ? [...line, last] : line
}

/** The outline of an open vessel: its outer line from foot to rim, a wall of that thickness, a floor inside. */
export function vessel(outer: readonly OutlinePoint[], wall: number, floor: number): OutlinePoint[] {
  const line = smoothLine(outer)
  const inner = line.filter(([, y]) => y > floor).map(([r, y]): OutlinePoint => [Math.max(0.01, r - wall), y])
  const foot = line[0] ?? [0, 0]
  const innermost = inner[0] ?? [0, floor]
  const round: OutlinePoint = [innermost[0] * 0.86, floor]
  return [[0, foot[1]], ...line, ...inner.reverse(), round, [0, floor]]
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}

function outlineDistance(points: readonly OutlinePoint[], rounding: number) {
  const flat = points.flat()
  const count = points.length
  return (px: number, py: number): number => {
    let best = 1e9
    let sign = 1
    for (let i = 0, j = count - 1; i < count; j = i, i++) {
      const ax = flat[i * 2] ?? 0
      const ay = flat[i * 2 + 1] ?? 0
      const bx = flat[j * 2] ?? 0
      const by = flat[j * 2 + 1] ?? 0
      const ex = bx - ax
      const ey = by - ay
      const wx = px - ax
      const wy = py - ay
      const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
      const qx = wx - ex * t
      const qy = wy - ey * t
      const squared = qx * qx + qy * qy
      // The side along the axis is no skin: the thing goes on beyond it.
      if (squared < best && !(ax < 0.005 && bx < 0.005)) best = squared
      if (ay > py !== by > py && px < (ex * (py - ay)) / ey + ax) sign = -sign
    }
    return sign * Math.sqrt(best) - rounding
  }
}

const cells = 420

function gridOf(
  distance: (r: number, y: number) => number,
  radius: number,
  middle: number,
): Solid['distance'] {
  const across = Math.ceil(cells / 2) + 2
  const tall = cells + 3
  const reach = radius + 1
  const step = (2 * reach) / cells
  const low = middle - reach
  const grid = new Float32Array(across * tall)
  for (let j = 0; j < tall; j++) {
    for (let i = 0; i < across; i++) grid[j * across + i] = distance(i * step, low + j * step)
  }
  const lastI = across - 1.001
  const lastJ = tall - 1.001
  return (x, y, z) => {
    let u = Math.sqrt(x * x + z * z) / step
    let v = (y - low) / step
    u = Math.min(u, lastI)
    v = v < 0 ? 0 : Math.min(v, lastJ)
    const i = u | 0
    const j = v | 0
    const fu = u - i
    const fv = v - j
    const at = j * across + i
    const a = grid[at] ?? 0
    const b = grid[at + 1] ?? 0
    const c = grid[at + across] ?? 0
    const d = grid[at + across + 1] ?? 0
    return a + (b - a) * fu + (c - a + (a - b - c + d) * fu) * fv
  }
}
