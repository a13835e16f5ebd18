import type { Material, Solid } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'

/** A bent rod: where it goes and how thick it is at its two ends. */
export interface Rod {
  readonly path: readonly Vec[]
  readonly radius: number
  readonly endRadius?: number
  readonly paint: Material
  readonly relief?: Solid['relief']
  /** Above 1, the rod is a strap: that many times as wide along z. */
  readonly flat?: number
}

/** A bent rod: a handle, a spout, a stem, a cord. */
export function tube({ path, radius, endRadius = radius, paint, relief, flat = 1 }: Rod): Solid {
  const points = smoothPath(path)
  const count = points.length
  const flatPoints = points.flatMap(([x, y, z]) => [x, y, z / flat] as const)
  const middle = midpoint(points)
  const reach = Math.max(
    ...points.map((p) => Math.hypot(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])),
  )
  return {
    center: middle,
    radius: reach + Math.max(radius, endRadius) * flat,
    distance: (x, y, z) => {
      const fz = z / flat
      let best = 1e9
      for (let i = 0; i + 1 < count; i++) {
        const at = i * 3
        const ax = flatPoints[at] ?? 0
        const ay = flatPoints[at + 1] ?? 0
        const az = flatPoints[at + 2] ?? 0
        const ex = (flatPoints[at + 3] ?? 0) - ax
        const ey = (flatPoints[at + 4] ?? 0) - ay
        const ez = (flatPoints[at + 5] ?? 0) - az
        const wx = x - ax
        const wy = y - ay
        const wz = fz - az
        let t = (wx * ex + wy * ey + wz * ez) / (ex * ex + ey * ey + ez * ez || 1)
        t = t < 0 ? 0 : Math.min(t, 1)
        const qx = wx - ex * t
        const qy = wy - ey * t
        const qz = wz - ez * t
        const thick = radius + ((endRadius - radius) * (i + t)) / (count - 1)
        const d = Math.sqrt(qx * qx + qy * qy + qz * qz) - thick
        if (d < best) best = d
      }
      return best
    },
    paint,
    ...(relief && { relief }),
  }
}

/** A smooth path through points in space (Catmull-Rom). */
export function smoothPath(points: readonly Vec[], pieces = 8): Vec[] {
  if (points.length < 3) return [...points]
  const path: Vec[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] ?? [0, 0, 0]
    const c = points[i + 1] ?? b
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces
      path.push([
        bend(a[0], b[0], c[0], d[0], t),
        bend(a[1], b[1], c[1], d[1], t),
        bend(a[2], b[2], c[2], d[2], t),
      ])
    }
  }
  const last = points[points.length - 1]
  return last ? [...path, last] : path
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}

function midpoint(points: readonly Vec[]): Vec {
  const at = (axis: 0 | 1 | 2): number => {
    const all = points.map((point) => point[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return [at(0), at(1), at(2)]
}
