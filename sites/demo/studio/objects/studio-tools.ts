import { wood } from '../materials/cloth.ts'
import { bareClay } from '../materials/glaze.ts'
import { metal } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import { place, type Solid } from '../render/solid.ts'
import { box } from '../solids/box.ts'
import { lathe, smoothLine, vessel } from '../solids/lathe.ts'
import { pebble } from '../solids/pebble.ts'
import { tube } from '../solids/tube.ts'

const wetClay = color('#9a7c64')

/** A potter's turntable with a bowl half built of coils. */
export function halfBuiltBowl(): Solid[] {
  const wheel = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [6.5, 0],
        [6.8, 0.4],
        [2.6, 1.4],
        [2.3, 3.6],
        [2.8, 4.1],
        [11.2, 4.2],
        [11.4, 4.5],
        [11.2, 5],
        [0, 5],
      ],
      6,
    ),
    rounding: 0.08,
    paint: metal(palette.steel, 0.45),
  })
  const walls = lathe({
    outline: vessel(
      [
        [4.2, 5.1],
        [5, 5.6],
        [6.6, 8],
        [7.5, 10.6],
        [7.6, 12.6],
      ],
      0.8,
      5.9,
    ),
    rounding: 0.2,
    paint: bareClay(wetClay),
    relief: (x, y, z) => {
      const pressed = noise(Math.atan2(z, x) * 5, y * 1.1, 3)
      return 0.13 * Math.abs(Math.sin((y - 5) * 2.1)) + 0.05 * pressed
    },
  })
  const coil = tube({
    path: Array.from({ length: 12 }, (_, i) => {
      const angle = 0.6 + i * 0.42
      return [
        7.25 * Math.cos(angle),
        12.9 + 0.12 * Math.sin(i * 2) + (i === 11 ? 0.9 : 0),
        7.25 * Math.sin(angle),
      ] as const
    }),
    radius: 0.62,
    endRadius: 0.5,
    paint: bareClay(wetClay),
  })
  return [wheel, walls, coil]
}

/** A lump of clay. */
export function lump(size: number, placement: Parameters<typeof place>[1]): Solid {
  const ball = pebble(size, size * 0.78, size * 0.95, bareClay(wetClay))
  const rough: Solid = {
    ...ball,
    radius: size * 1.2,
    distance: (x, y, z) => (ball.distance(x, y, z) + 0.3 * noise(x * 0.45, y * 0.45, z * 0.45)) * 0.85,
  }
  return place(rough, placement)
}

/** A wooden modelling tool lying along x, 18 cm long. */
export function woodenTool(seed: number, placement: Parameters<typeof place>[1]): Solid {
  return place(
    tube({
      path: [
        [-9, 0.35, 0],
        [-5, 0.42, 0.1],
        [0, 0.5, 0],
        [5, 0.42, -0.1],
        [9, 0.3, 0.1],
      ],
      radius: 0.3,
      endRadius: 0.5,
      flat: 1.5,
      paint: wood(palette.oak, palette.walnut, seed),
    }),
    placement,
  )
}

/** A board of oak. */
export function board(width: number, depth: number, thick = 1.8, seed = 1): Solid {
  return box({ width, height: thick, depth, rounding: 0.25, paint: wood(palette.oak, palette.walnut, seed) })
}

/** Tailor's shears lying open a little, brass and steel. */
export function shears(): Solid[] {
  const steel = metal(palette.steel, 0.7)
  const brass = metal(palette.brass, 0.7)
  const blade = (turn: number): Solid =>
    place(
      tube({
        path: [
          [0, 0.4, 0],
          [6, 0.4, 0.3],
          [14, 0.4, 0],
        ],
        radius: 0.5,
        endRadius: 0.08,
        flat: 1.6,
        paint: steel,
      }),
      { turn },
    )
  const loop = (side: number): Solid =>
    tube({
      path: [
        [0, 0.45, 0],
        [-3.4, 0.5, side * 0.9],
        [-6.4, 0.55, side * 2.9],
        [-9, 0.55, side * 2.7],
        [-9.2, 0.55, side * 1],
        [-6.8, 0.55, side * 0.6],
        [-4.2, 0.5, side * 0.9],
      ],
      radius: 0.42,
      paint: brass,
    })
  const pin = pebble(0.55, 0.35, 0.55, brass)
  return [blade(4), blade(-4), loop(1), loop(-1), place(pin, { at: [0.2, 0.85, 0] })]
}
