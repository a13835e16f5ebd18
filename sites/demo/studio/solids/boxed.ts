import type { Solid } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'

/** Puts a plain box round a thing whose true shape is slow to work out: beyond `near` centimetres, the box will do. */
export function boxed(solid: Solid, low: Vec, high: Vec, near = 0.55): Solid {
  const limit = near * near
  const [cx, cy, cz] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const [hx, hy, hz] = [high[0] - cx, high[1] - cy, high[2] - cz]
  return {
    ...solid,
    distance: (x, y, z) => {
      const qx = Math.max(0, Math.abs(x - cx) - hx)
      const qy = Math.max(0, Math.abs(y - cy) - hy)
      const qz = Math.max(0, Math.abs(z - cz) - hz)
      const squared = qx * qx + qy * qy + qz * qz
      return squared > limit ? Math.sqrt(squared) : solid.distance(x, y, z)
    },
  }
}
