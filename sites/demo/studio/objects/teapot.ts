import { glazed, throwingRings } from '../materials/glaze.ts'
import { metal } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import type { Color } from '../render/color.ts'
import { placeAll, type Solid } from '../render/solid.ts'
import { join } from '../solids/join.ts'
import { lathe, smoothLine } from '../solids/lathe.ts'
import { tube } from '../solids/tube.ts'

/** The quiet teapot: a round belly, a short spout, a brass arch over the top. */
export function teapot(glaze: Color, turn = -18): Solid[] {
  const paint = glazed({ glaze, line: 1, specks: 0.5, gloss: 0.7 })
  const belly = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [4.2, 0],
        [5.2, 0.4],
        [7.3, 3],
        [7.7, 5.6],
        [6.6, 8.4],
        [4.3, 10],
        [3.5, 10.4],
        [0, 10.4],
      ],
      10,
    ),
    rounding: 0.08,
    paint,
    relief: throwingRings(0.012),
  })
  const spout = tube({
    path: [
      [6.2, 4.6, 0],
      [8.6, 5.6, 0],
      [10, 7.6, 0],
      [11.4, 9.9, 0],
    ],
    radius: 1.7,
    endRadius: 0.72,
    paint,
  })
  const lid = lathe({
    outline: smoothLine(
      [
        [0, 10.2],
        [3.7, 10.3],
        [3.8, 10.55],
        [2.6, 11.1],
        [1, 11.45],
        [0.6, 11.7],
        [1.05, 12.4],
        [0.6, 12.95],
        [0, 13],
      ],
      8,
    ),
    rounding: 0.05,
    paint: glazed({ glaze, line: -1, specks: 0.5, gloss: 0.7 }),
  })
  const arch = tube({
    path: [
      [-5.5, 9, 0],
      [-6.6, 12.5, 0],
      [-4.6, 17, 0],
      [0, 18.8, 0],
      [4.6, 17, 0],
      [6.6, 12.5, 0],
      [5.5, 9, 0],
    ],
    radius: 0.36,
    paint: metal(palette.brass, 0.75),
  })
  return placeAll([join(belly, spout, 1.4), lid, arch], { turn })
}
