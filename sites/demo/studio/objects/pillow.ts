import { linen, linenWeave } from '../materials/cloth.ts'
import type { Color } from '../render/color.ts'
import { sway } from '../render/noise.ts'
import type { Solid } from '../render/solid.ts'
import { boxed } from '../solids/boxed.ts'

/** A pillow lying flat about the origin: half width 30, half depth 19, 13 cm thick. */
export function pillow(tone: Color, seed: number): Solid {
  const a = 30
  const b = 19
  const cushion: Solid = {
    center: [0, 0, 0],
    radius: 36,
    distance: (x, y, z) => {
      const u = Math.min(1, (x / a) ** 2)
      const v = Math.min(1, (z / b) ** 2)
      const puff =
        8.2 *
          ((1 - u * (0.35 + 0.65 * u)) * (1 - v * (0.35 + 0.65 * v))) ** 0.45 *
          (1 + 0.12 * sway(x * 0.07, z * 0.07, seed)) +
        0.35
      const wrinkle = 0.22 * sway(x * 0.16, z * 0.2, seed + 2) * (u + v)
      const pinch = 1.5 * u * v
      const edge = Math.max(Math.abs(x) - a + pinch, Math.abs(z) - b + pinch)
      const flat = Math.abs(y) - puff - wrinkle
      const ex = Math.max(edge, 0)
      const ey = Math.max(flat, 0)
      return (Math.min(Math.max(edge, flat), 0) + Math.sqrt(ex * ex + ey * ey) - 0.3) * 0.55
    },
    paint: linen({ tone, threads: 7 }),
    relief: linenWeave(6, 0.01),
  }
  return boxed(cushion, [-a, -10, -b], [a, 10, b], 0.8)
}
