import { wood } from '../materials/cloth.ts'
import { metal } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { placeAll, type Solid } from '../render/solid.ts'
import { join } from '../solids/join.ts'
import { lathe, smoothLine } from '../solids/lathe.ts'
import { tube } from '../solids/tube.ts'

/** The gooseneck kettle, 20 cm tall. */
export function kettle(turn = 0): Solid[] {
  const steel = metal(palette.steel, 0.62)
  const body = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [7.2, 0],
        [7.9, 0.4],
        [7.7, 2],
        [6.3, 9.5],
        [5.6, 12],
        [5.3, 12.3],
        [0, 12.3],
      ],
      10,
    ),
    rounding: 0.1,
    paint: steel,
  })
  const lid = lathe({
    outline: smoothLine(
      [
        [0, 12.2],
        [5, 12.3],
        [5.1, 12.6],
        [3, 13.2],
        [0, 13.4],
      ],
      6,
    ),
    rounding: 0.06,
    paint: steel,
  })
  const knob = lathe({
    outline: smoothLine(
      [
        [0, 13.3],
        [0.6, 13.4],
        [0.6, 13.9],
        [1.25, 14.5],
        [1.2, 15.3],
        [0, 15.6],
      ],
      6,
    ),
    rounding: 0.05,
    paint: wood(palette.walnut, palette.coffee),
  })
  const spout = tube({
    path: [
      [6.4, 2.6, 0],
      [9.4, 3, 0],
      [11, 6, 0],
      [11.3, 9.6, 0],
      [12.4, 12.4, 0],
      [14.6, 13, 0],
    ],
    radius: 0.95,
    endRadius: 0.5,
    paint: steel,
  })
  const arms = [
    tube({
      path: [
        [-5.4, 11.4, 0],
        [-8.4, 12.8, 0],
        [-10.6, 12.4, 0],
      ],
      radius: 0.4,
      paint: steel,
    }),
    tube({
      path: [
        [-6.9, 4.2, 0],
        [-8.8, 3.8, 0],
        [-10.4, 4.4, 0],
      ],
      radius: 0.36,
      paint: steel,
    }),
  ]
  const grip = tube({
    path: [
      [-10.3, 12.5, 0],
      [-11.9, 11.4, 0],
      [-12.1, 8.2, 0],
      [-11.4, 5.4, 0],
      [-10.2, 4.4, 0],
    ],
    radius: 0.82,
    endRadius: 0.7,
    flat: 1.15,
    paint: wood(palette.walnut, palette.coffee, 3),
  })
  return placeAll([join(body, spout, 0.8), lid, knob, ...arms, grip], { turn })
}
