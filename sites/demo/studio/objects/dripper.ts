import { glazed, put, throwingRings } from '../materials/glaze.ts'
import { palette } from '../materials/palette.ts'
import type { Color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import { placeAll, type Solid } from '../render/solid.ts'
import { join } from '../solids/join.ts'
import { lathe, smoothLine, vessel } from '../solids/lathe.ts'
import { tube } from '../solids/tube.ts'

/** The pour-over dripper, its saucer at the origin; stands on a mug. */
export function dripper(glaze: Color, turn = -20, hasPaper = true): Solid[] {
  const paint = glazed({ glaze, line: 0.9, rim: 8.4, specks: 0.6 })
  const cone = lathe({
    outline: vessel(
      [
        [1.5, 0.5],
        [2, 1],
        [3.4, 3.2],
        [5.9, 8.2],
      ],
      0.42,
      1,
    ),
    rounding: 0.09,
    paint,
    relief: (x, y, z) => throwingRings(0.006)(x, y, z) + 0.05 * Math.sin(Math.atan2(z, x) * 11 + y * 0.9),
  })
  const saucer = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [5.3, 0],
        [5.6, 0.3],
        [5.4, 0.65],
        [2, 0.9],
        [0, 0.9],
      ],
      8,
    ),
    rounding: 0.09,
    paint,
  })
  const handle = tube({
    path: [
      [4.4, 6.3, 0],
      [6.6, 6.6, 0],
      [7.7, 5, 0],
      [6.9, 3, 0],
      [4.6, 1.2, 0],
    ],
    radius: 0.46,
    flat: 1.3,
    paint,
  })
  const filter = lathe({
    outline: [
      [1.6, 1.6],
      [5.9, 9.3],
      [5.82, 9.3],
      [1.5, 1.6],
    ],
    rounding: 0.03,
    paint: (out, x, y, z) => {
      put(out, palette.paper, 1 + 0.03 * noise(x * 6, y * 6, z * 6))
      out.through = 0.45
    },
    relief: (x, y, z) => 0.04 * noise(Math.atan2(z, x) * 14, y * 0.2, 1),
  })
  const body = join(join(cone, saucer, 0.9), handle, 0.5)
  return placeAll(hasPaper ? [body, filter] : [body], { turn })
}
