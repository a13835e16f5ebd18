import type { Solid } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'

/** Joins two things into one with a soft seam of that width (centimetres); the first one's look is used for both. */
export function join(a: Solid, b: Solid, seam: number): Solid {
  const [bx, by, bz] = b.center
  return {
    ...around(a, b),
    distance: (x, y, z) => {
      const da = a.distance(x, y, z)
      const reach = da + seam + b.radius
      const far = (x - bx) ** 2 + (y - by) ** 2 + (z - bz) ** 2
      // The second thing is too far away to change the answer.
      if (reach > 0 && far > reach * reach) return da
      const db = b.distance(x, y, z)
      const h = Math.max(0, seam - Math.abs(da - db)) / seam
      return Math.min(da, db) - h * h * seam * 0.25
    },
    paint: a.paint,
    ...(a.relief && { relief: a.relief }),
  }
}

function around(a: Solid, b: Solid): { center: Vec; radius: number } {
  const dx = b.center[0] - a.center[0]
  const dy = b.center[1] - a.center[1]
  const dz = b.center[2] - a.center[2]
  const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6
  if (a.radius >= apart + b.radius) return { center: a.center, radius: a.radius }
  const radius = (a.radius + apart + b.radius) / 2
  const t = (radius - a.radius) / apart
  return { center: [a.center[0] + dx * t, a.center[1] + dy * t, a.center[2] + dz * t], radius }
}
