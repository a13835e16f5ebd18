import { linen } from '../materials/cloth.ts'
import { glazed, put, throwingRings } from '../materials/glaze.ts'
import { metal, plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { type Color, color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import type { Solid } from '../render/solid.ts'
import { lathe, type OutlinePoint, smoothLine } from '../solids/lathe.ts'
import { tube } from '../solids/tube.ts'
import { bulb } from './candles.ts'

const lit = color('#ffdfae')

/** The lantern lamp: a stoneware foot, a pleated paper shade, 43 cm tall. */
export function tableLamp(glaze: Color, isLit: boolean): Solid[] {
  const foot = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [5.4, 0],
        [6.6, 0.8],
        [8.1, 4.6],
        [7.9, 8.8],
        [5.4, 13.2],
        [2.3, 16],
        [1.7, 17.4],
        [0, 17.4],
      ],
      12,
    ),
    rounding: 0.1,
    paint: glazed({ glaze, line: 1.6, specks: 0.6, gloss: 0.5 }),
    relief: throwingRings(0.02),
  })
  const stem = tube({
    path: [
      [0, 17, 0],
      [0, 30, 0],
    ],
    radius: 0.5,
    paint: metal(palette.brass, 0.6),
  })
  const tip = tube({
    path: [
      [0, 41.4, 0],
      [0, 43.4, 0],
    ],
    radius: 0.35,
    paint: metal(palette.brass, 0.6),
  })
  const cord = tube({
    path: [
      [5.5, 0.35, -3],
      [13, 0.3, -6],
      [20, 0.3, -3],
      [30, 0.3, -7],
      [48, 0.3, -10],
    ],
    radius: 0.28,
    paint: linen({ tone: palette.sand, threads: 12 }),
  })
  const parts = [foot, stem, tip, cord, shade(isLit)]
  return isLit ? [...parts, bulb([0, 30, 0], 2.4)] : parts
}

function shade(isLit: boolean): Solid {
  const pleats = 64
  const skin = lathe({
    outline: [
      [14.2, 22],
      [8.6, 41.6],
      [8.35, 41.6],
      [13.95, 22],
    ],
    rounding: 0.06,
    paint: (out, x, y, z, nx, _ny, nz) => {
      const angle = Math.atan2(z, x)
      const paper = 1 + 0.03 * noise(x * 0.7, y * 0.7, z * 0.7) + 0.035 * noise(angle * 60, y * 0.4, 2)
      put(out, palette.paper, paper)
      out.through = 0.42
      if (!isLit) return
      const height = (y - 22) / 19.6
      const fold = 0.88 + 0.12 * Math.cos(angle * pleats)
      const within = x * nx + z * nz < 0
      out.r = lit.r
      out.g = lit.g
      out.b = lit.b
      out.glow = (within ? 1.5 : 0.98) * fold * Math.exp(-((height - 0.36) ** 2) * 3.4)
    },
    relief: (x, _y, z) => 0.1 * Math.cos(Math.atan2(z, x) * pleats),
  })
  return isLit ? { ...skin, isLamp: true } : skin
}

/** The pier pendant: a spun shade that hangs from a cord; its rim is at the origin's height. */
export function pendant(tone: Color): Solid[] {
  const outside = plain(tone, 0.32, 0.02)
  const outer = smoothLine([
    [15, 0],
    [14.85, 0.8],
    [13.4, 4.6],
    [10, 8.6],
    [5.6, 10.8],
    [3.4, 11.6],
    [2.7, 13],
    [2.5, 15.8],
  ])
  const inner = outer.map(([r, y]): OutlinePoint => [r - 0.24, y - 0.05]).reverse()
  const shadeOf = lathe({
    outline: [...outer, ...inner],
    rounding: 0.07,
    paint: (out, x, y, z, nx, ny, nz) => {
      outside(out, x, y, z, nx, ny, nz)
      if (x * nx + z * nz < 0 && ny < 0.4) put(out, palette.chalk, 1)
    },
  })
  const cap = lathe({
    outline: smoothLine(
      [
        [0, 15.4],
        [2.6, 15.4],
        [2.5, 16.4],
        [1.1, 17.2],
        [0.7, 18.6],
        [0, 18.6],
      ],
      6,
    ),
    rounding: 0.05,
    paint: metal(palette.brass, 0.6),
  })
  const cord = tube({
    path: [
      [0, 18, 0],
      [0, 75, 0],
    ],
    radius: 0.3,
    paint: linen({ tone: palette.sand, threads: 12 }),
  })
  return [shadeOf, cap, cord, bulb([0, 4.4, 0], 1.3)]
}
