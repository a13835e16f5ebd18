import { glazed, throwingRings } from '../materials/glaze.ts'
import type { Color } from '../render/color.ts'
import { place, type Solid } from '../render/solid.ts'
import { join } from '../solids/join.ts'
import { lathe, vessel } from '../solids/lathe.ts'
import { tube } from '../solids/tube.ts'
import { drink } from './drink.ts'

/** How a mug is made. */
export interface Mug {
  readonly glaze: Color
  readonly second?: Color
  readonly filled?: Color
  /** Degrees its handle points, 0 to the right. */
  readonly turn?: number
}

/** The morning mug: 9.4 cm tall, a bare foot, a handle that takes three fingers. */
export function mug({ glaze, second, filled, turn = -24 }: Mug): Solid[] {
  const paint = glazed({
    glaze,
    line: 1.25,
    rim: 9.4,
    specks: 0.6,
    gloss: 0.72,
    ...(second && { second: { glaze: second, above: 5.6 } }),
  })
  const body = lathe({
    outline: vessel(
      [
        [3.1, 0],
        [3.55, 0.35],
        [4.05, 1.6],
        [4.22, 4],
        [4.15, 6.8],
        [4.08, 9.3],
      ],
      0.42,
      0.8,
    ),
    rounding: 0.09,
    paint,
    relief: throwingRings(0.008),
  })
  const handle = tube({
    path: [
      [3.9, 7.7, 0],
      [5.7, 8.1, 0],
      [7.0, 6.7, 0],
      [6.9, 4.7, 0],
      [5.6, 3.1, 0],
      [3.95, 2.6, 0],
    ],
    radius: 0.56,
    endRadius: 0.46,
    flat: 1.35,
    paint,
  })
  const cup = place(join(body, handle, 0.7), { turn })
  return filled ? [cup, drink(8.1, 3.72, filled)] : [cup]
}
