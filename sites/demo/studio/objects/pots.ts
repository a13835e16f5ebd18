import { bareClay, type Glazing, glazed, throwingRings } from '../materials/glaze.ts'
import { palette } from '../materials/palette.ts'
import type { Color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import type { Solid } from '../render/solid.ts'
import { lathe, type OutlinePoint, smoothLine, vessel } from '../solids/lathe.ts'
import { pebble } from '../solids/pebble.ts'

interface Pot {
  readonly outer: readonly OutlinePoint[]
  readonly wall: number
  readonly floor: number
  readonly glazing: Glazing
  readonly rings?: number
}

function pot({ outer, wall, floor, glazing, rings = 0.008 }: Pot): Solid {
  return lathe({
    outline: vessel(outer, wall, floor),
    rounding: 0.09,
    paint: glazed(glazing),
    relief: throwingRings(rings),
  })
}

/** The tide bowl: 15 cm across, one glaze run into another at the rim. */
export function bowl(glaze: Color, inside: Color = glaze): Solid {
  return pot({
    outer: [
      [2.7, 0],
      [2.75, 0.6],
      [4.4, 1.3],
      [6.5, 3.2],
      [7.55, 5.9],
    ],
    wall: 0.42,
    floor: 0.9,
    glazing: { glaze, inside, line: 0.95, rim: 5.95, specks: 0.7, second: { glaze: inside, above: 4.4 } },
  })
}

/** The dinner plate: 27 cm across, with a low wall. */
export function plate(glaze: Color): Solid {
  return pot({
    outer: [
      [7.6, 0],
      [7.9, 0.35],
      [11.6, 0.75],
      [13.1, 1.5],
      [13.5, 2.35],
    ],
    wall: 0.5,
    floor: 0.75,
    glazing: { glaze, line: 0.3, rim: 2.4, specks: 0.8, gloss: 0.6 },
    rings: 0.006,
  })
}

/** The bud vase: a wide foot, a narrow neck, 15 cm tall. */
export function budVase(glaze: Color | null): Solid {
  const outer: OutlinePoint[] = [
    [2.9, 0],
    [3.9, 0.5],
    [4.7, 2.6],
    [4.2, 5],
    [2.5, 7.8],
    [1.35, 10.4],
    [1.15, 12.6],
    [1.55, 14.8],
  ]
  if (!glaze)
    return lathe({
      outline: vessel(outer, 0.3, 0.6),
      rounding: 0.08,
      paint: bareClay(palette.clay),
      relief: throwingRings(0.012),
    })
  return pot({ outer, wall: 0.3, floor: 0.6, glazing: { glaze, line: 0.8, rim: 14.9, specks: 0.6 } })
}

/** The moon jar: two bowls joined rim to rim, 33 cm tall. */
export function moonJar(): Solid {
  return lathe({
    outline: vessel(
      [
        [6.2, 0],
        [7, 0.4],
        [11.6, 4.2],
        [14.9, 10],
        [15.8, 15.6],
        [15.55, 16],
        [15.2, 20.5],
        [12.4, 26.2],
        [8, 30.2],
        [7.1, 31.2],
        [7.2, 32.6],
      ],
      0.6,
      1,
    ),
    rounding: 0.14,
    paint: glazed({ glaze: palette.milk, line: 0.7, specks: 0.12, gloss: 0.66, clay: palette.sand }),
    relief: throwingRings(0.009),
  })
}

/** An espresso cup: no handle, dipped at the lip. */
export function espressoCup(lip: Color): Solid {
  return lathe({
    outline: vessel(
      [
        [2.2, 0],
        [2.5, 0.3],
        [2.95, 2],
        [3.12, 5.6],
      ],
      0.34,
      0.6,
    ),
    rounding: 0.08,
    paint: glazed({ glaze: lip, line: 3, specks: 0.5, clay: palette.stoneware }),
    relief: throwingRings(0.01),
  })
}

/** The salt cellar, and its lid standing apart at height 0. */
export function saltCellar(glaze: Color): {
  readonly body: Solid
  readonly lid: Solid
  readonly salt: Solid
} {
  const paint = glazed({ glaze, line: 1.1, specks: 0.8, gloss: 0.5 })
  const body = lathe({
    outline: vessel(
      [
        [2.6, 0],
        [3.2, 0.4],
        [3.85, 2],
        [3.8, 3.4],
        [3.35, 4.5],
      ],
      0.4,
      0.7,
    ),
    rounding: 0.09,
    paint,
    relief: throwingRings(0.014),
  })
  const lid = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [3.3, 0],
        [3.42, 0.25],
        [2.9, 0.75],
        [1.4, 1.15],
        [0.62, 1.3],
        [0.55, 1.55],
        [0.9, 2.05],
        [0.55, 2.45],
        [0, 2.5],
      ],
      8,
    ),
    rounding: 0.06,
    paint: glazed({ glaze, line: -1, specks: 0.8, gloss: 0.5 }),
  })
  const salt: Solid = {
    ...pebble(3.1, 0.9, 3.1, bareClay(palette.paper)),
    relief: (x, y, z) => 0.09 * noise(x * 7, y * 7, z * 7) + 0.05 * noise(x * 17, y * 17, z * 17),
  }
  return { body, lid, salt }
}

/** Any open pot, for shelves and tables. */
export function plainPot(outer: readonly OutlinePoint[], glazing: Glazing): Solid {
  return pot({ outer, wall: 0.4, floor: 0.7, glazing })
}

/** A pot before its firing. */
export function rawPot(outer: readonly OutlinePoint[], tone: Color, rings = 0.02): Solid {
  return lathe({
    outline: vessel(outer, 0.45, 0.7),
    rounding: 0.09,
    paint: bareClay(tone),
    relief: throwingRings(rings),
  })
}
