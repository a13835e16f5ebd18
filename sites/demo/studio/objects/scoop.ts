import { wood } from '../materials/cloth.ts'
import { palette } from '../materials/palette.ts'
import type { Solid } from '../render/solid.ts'
import { join } from '../solids/join.ts'
import { lathe, vessel } from '../solids/lathe.ts'
import { tube } from '../solids/tube.ts'

/** The walnut scoop, lying along x with its bowl at the origin. */
export function scoop(): Solid[] {
  const paint = wood(palette.walnut, palette.coffee, 2)
  const cup = lathe({
    outline: vessel(
      [
        [0.9, 0],
        [1.9, 0.5],
        [2.5, 1.7],
        [2.55, 2.7],
      ],
      0.3,
      0.5,
    ),
    rounding: 0.08,
    paint,
  })
  const handle = tube({
    path: [
      [2.2, 2.1, 0],
      [4.4, 2.3, 0],
      [7.4, 2.1, 0],
      [9.6, 1.6, 0],
    ],
    radius: 0.42,
    endRadius: 0.66,
    flat: 1.4,
    paint,
  })
  return [join(cup, handle, 0.5)]
}
