import { put } from '../materials/glaze.ts'
import { metal, plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import { place, type Solid } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'
import { join } from '../solids/join.ts'
import { lathe, smoothLine, vessel } from '../solids/lathe.ts'
import { pebble } from '../solids/pebble.ts'
import { tube } from '../solids/tube.ts'
import { plainPot } from './pots.ts'

const wick = plain(color('#d8ccb4'))
const burnt = plain(color('#2b241f'))

/** A hand-dipped taper that hangs down from the origin, 25 cm long. */
function taper(): Solid {
  return lathe({
    outline: smoothLine(
      [
        [0, -25],
        [0.5, -25],
        [0.95, -24.3],
        [1.12, -22.6],
        [1.06, -12],
        [0.92, -3],
        [0.6, -0.7],
        [0.2, 0],
        [0, 0],
      ],
      12,
    ),
    rounding: 0.05,
    paint: (out, x, y, z) => {
      put(out, palette.honey, 1 + 0.06 * noise(x * 0.8, y * 0.5, z * 0.8))
      out.through = 0.3
      out.gloss = 0.4
      out.mirror = 0.02
    },
    relief: (x, y, z) => 0.03 * noise(x * 0.6, y * 0.45, z * 0.6) + 0.006 * Math.sin(y * 5),
  })
}

/** Two tapers that hang by their one wick from a peg at the origin, before a wall at z = -3. */
export function hangingTapers(): Solid[] {
  return [
    place(taper(), { at: [-1.75, -5, 0.4], roll: -1.2 }),
    place(taper(), { at: [1.75, -5.6, 0.4], roll: 1 }),
    tube({
      path: [
        [-1.72, -5.1, 0.4],
        [-1.2, -1.4, 0.5],
        [0, 1.05, 0.6],
        [1.2, -1.4, 0.5],
        [1.72, -5.7, 0.4],
      ],
      radius: 0.11,
      paint: wick,
    }),
    tube({
      path: [
        [0, 0, -4],
        [0, 0.1, 0.4],
        [0, 0.6, 2.4],
      ],
      radius: 0.62,
      endRadius: 0.8,
      paint: plain(palette.oak, 0.4, 0.02),
    }),
  ]
}

/** A taper that stands on the origin. */
export function standingTaper(isLit: boolean): Solid[] {
  const candle = place(taper(), { at: [0, 25, 0] })
  const string = tube({
    path: [
      [0, 24.8, 0],
      [0, 25.8, 0],
      [0.15, 26.3, 0],
    ],
    radius: 0.1,
    paint: isLit ? burnt : wick,
  })
  return isLit ? [candle, string, ...flame([0.1, 27.6, 0])] : [candle, string]
}

/** A flame, 3 cm tall; its middle is at `at`. */
function flame(at: Vec): Solid[] {
  const skin = lathe({
    outline: smoothLine(
      [
        [0, -1.1],
        [0.3, -0.9],
        [0.5, -0.3],
        [0.42, 0.5],
        [0.18, 1.5],
        [0, 2],
      ],
      10,
    ),
    rounding: 0.02,
    paint: (out, _x, y) => {
      put(out, color('#ffd890'), 1)
      out.glow = 1.2 + 1.2 * Math.max(0, 1 - Math.abs(y - 0.1))
    },
  })
  return [{ ...place(skin, { at }), isLamp: true }]
}

/** The low tide candle: wax in a stoneware cup. */
export function cupCandle(isLit: boolean): Solid[] {
  const cup = plainPot(
    [
      [3.2, 0],
      [3.6, 0.4],
      [4.1, 2],
      [4.15, 8],
    ],
    { glaze: palette.oat, line: 2.6, rim: 8.1, specks: 0.7 },
  )
  const wax = lathe({
    outline: [
      [0, 5],
      [3.75, 5],
      [3.75, 6.7],
      [0.4, 6.5],
      [0, 6.5],
    ],
    rounding: 0.05,
    paint: (out, x, _y, z) => {
      const near = Math.exp(-(x * x + z * z) / 3)
      put(out, palette.wax, 1)
      out.glow = isLit ? 0.25 + 0.5 * near : 0
      out.gloss = isLit ? 0.9 : 0.4
      out.mirror = 0.02
      out.through = 0.4
    },
  })
  const string = tube({
    path: [
      [0, 6.4, 0],
      [0.05, 7.2, 0],
      [0.22, 7.9, 0],
    ],
    radius: 0.1,
    paint: isLit ? burnt : wick,
  })
  return isLit ? [cup, wax, string, ...flame([0.15, 8.9, 0])] : [cup, wax, string]
}

/** A wooden lid for the cup candle. */
export function candleLid(): Solid {
  return lathe({
    outline: smoothLine(
      [
        [0, 0],
        [4.1, 0],
        [4.3, 0.2],
        [4.3, 0.9],
        [4.1, 1.1],
        [0, 1.1],
      ],
      4,
    ),
    rounding: 0.06,
    paint: (out, x, y, z) => {
      put(out, palette.oak, 0.82 + 0.16 * noise(x * 0.4, y * 2, z * 5) + 0.06 * noise(x, y, z * 22))
      out.gloss = 0.2
      out.mirror = 0.01
    },
  })
}

/** The chamberstick: a brass saucer, a socket, a loop for a finger. */
export function chamberstick(): Solid[] {
  const paint = metal(palette.brass, 0.72)
  const saucer = lathe({
    outline: vessel(
      [
        [3.6, 0],
        [4, 0.25],
        [5.6, 0.6],
        [6.3, 1.5],
      ],
      0.22,
      0.35,
    ),
    rounding: 0.07,
    paint,
  })
  const socket = lathe({
    outline: vessel(
      [
        [1.9, 0.3],
        [1.5, 0.7],
        [1.15, 1.5],
        [1.35, 2.3],
        [1.32, 4.2],
        [1.75, 4.7],
      ],
      0.18,
      2.2,
    ),
    rounding: 0.06,
    paint,
  })
  const loop = tube({
    path: [
      [6, 1.2, 0],
      [7.2, 2.5, 0],
      [9, 3.1, 0],
      [10.1, 1.9, 0],
      [9.1, 0.7, 0],
      [7.2, 0.8, 0],
      [6, 1.1, 0],
    ],
    radius: 0.3,
    paint,
  })
  return [join(join(saucer, socket, 0.3), loop, 0.3)]
}

/** A ball of light behind paper: what a bulb looks like when seen. */
export function bulb(at: Vec, glow: number): Solid {
  const skin = pebble(1.7, 1.9, 1.7, (out) => {
    put(out, color('#ffe3ae'), 1)
    out.glow = glow
  })
  return { ...place(skin, { at }), isLamp: true }
}
