import { put } from '../materials/glaze.ts'
import type { Color } from '../render/color.ts'
import type { Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { lathe } from '../solids/lathe.ts'

/** The surface of coffee or tea in a vessel: at that height, that wide, paler at its edge. */
export function drink(height: number, radius: number, tone: Color): Solid {
  return lathe({
    outline: [
      [0, height - 0.3],
      [radius, height - 0.3],
      [radius, height],
      [0, height],
    ],
    rounding: 0.02,
    paint: (out, x, _y, z) => {
      const edge = smoothstep(radius - 0.5, radius, Math.hypot(x, z))
      put(out, tone, 1 + 1.3 * edge)
      out.gloss = 1
      out.mirror = 0.03
    },
  })
}
