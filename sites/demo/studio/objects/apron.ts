import { linen, linenWeave } from '../materials/cloth.ts'
import { plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { blend, type Color } from '../render/color.ts'
import { sway } from '../render/noise.ts'
import type { Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { boxed } from '../solids/boxed.ts'
import { tube } from '../solids/tube.ts'

const hem = 0
const waist = 47
const top = 78

/** The studio apron on its peg, hanging before a wall that stands at z = 0. Its hem is at the origin's height. */
export function apron(tone: Color): Solid[] {
  const strap = linen({ tone, threads: 9 })
  return [
    cloth(tone),
    tube({
      path: [
        [-11.3, top - 0.5, 2.2],
        [-8, 85, 2],
        [-2.6, 92, 2.4],
        [0, 94, 2.8],
      ],
      radius: 0.34,
      flat: 1.2,
      paint: strap,
    }),
    tube({
      path: [
        [11.3, top - 0.5, 2.2],
        [8.4, 84.5, 1.7],
        [3, 91.6, 2],
        [0, 94, 2.4],
      ],
      radius: 0.34,
      flat: 1.2,
      paint: strap,
    }),
    tube({
      path: [
        [-26.5, waist - 1, 2.2],
        [-30.5, 38, 2.4],
        [-30, 24, 1.5],
        [-31.4, 13, 1.5],
      ],
      radius: 0.3,
      flat: 1.2,
      paint: strap,
    }),
    tube({
      path: [
        [26.5, waist - 1, 2.2],
        [29.6, 37, 2.2],
        [31, 26, 1.5],
        [29.6, 9, 1.5],
      ],
      radius: 0.3,
      flat: 1.2,
      paint: strap,
    }),
    tube({
      path: [
        [0, 92.6, -0.5],
        [0, 92.8, 2.4],
        [0, 93.4, 5.2],
      ],
      radius: 0.95,
      endRadius: 1.2,
      paint: plain(palette.oak, 0.4, 0.02),
    }),
  ]
}

function halfWidth(y: number): number {
  const bib = 11.6
  const skirt = 26.5 + (waist - y) * 0.035
  return bib + (skirt - bib) * smoothstep(waist + 17, waist - 1, y) ** 1.5
}

function foldsOf(x: number, y: number): number {
  const down = smoothstep(top, hem, y)
  const wave = Math.sin(x * 0.31 + 0.6 + 0.012 * y) * 0.9 + 0.7 * Math.sin(x * 0.17 - 1.1 - 0.01 * y)
  return (
    2.6 +
    (0.16 + 0.84 * down) * (1.75 * wave + 0.9) +
    0.45 * sway(x * 0.08, y * 0.05, 4) +
    0.5 * down * sway(x * 0.06, y * 0.014, 9)
  )
}

const pocket = { low: 17, high: 36, in: 3, out: 21 }

function pocketAt(x: number, y: number): number {
  const ax = Math.abs(x)
  return Math.max(pocket.in - ax, ax - pocket.out, pocket.low - y, y - pocket.high)
}

function cloth(tone: Color): Solid {
  const base = linen({ tone })
  const thread = blend(tone, palette.chalk, 0.35)
  const hanging: Solid = {
    center: [0, (top + hem) / 2, 2],
    radius: 53,
    distance: (x, y, z) => {
      const edge = Math.max(Math.abs(x) - halfWidth(y), hem - y, y - top)
      const thick = 0.2 + (pocketAt(x, y) < 0 ? 0.26 * smoothstep(0, -0.25, pocketAt(x, y)) : 0)
      const away = Math.abs(z - foldsOf(x, y)) - thick
      const ex = edge > -0.2 ? edge + 0.2 : 0
      const ez = away > -0.2 ? away + 0.2 : 0
      return (Math.min(Math.max(edge, away), 0) + Math.sqrt(ex * ex + ez * ez) - 0.2) * 0.62
    },
    paint: (out, x, y, z, nx, ny, nz) => {
      base(out, x, y, z, nx, ny, nz)
      const inPocket = pocketAt(x, y)
      const seams = [
        Math.abs(inPocket + 0.7),
        Math.abs(top - y - 2.4),
        Math.abs(halfWidth(y) - Math.abs(x) - 1),
        Math.abs(y - hem - 2.4),
      ]
      const stitch = Math.sin((x + y) * 9) > -0.3
      if (stitch && seams.some((away) => away < 0.085)) {
        out.r = thread.r
        out.g = thread.g
        out.b = thread.b
      }
      const shade = 1 - 0.3 * smoothstep(0.35, 0, Math.abs(inPocket - 0.15)) * (inPocket > 0 ? 1 : 0.3)
      out.r *= shade
      out.g *= shade
      out.b *= shade
    },
    relief: linenWeave(7, 0.012),
  }
  return boxed(hanging, [-29, hem, -1.2], [29, top, 10], 2)
}
