import { put } from '../materials/glaze.ts'
import { plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { blend, type Color } from '../render/color.ts'
import { noise, randomStream } from '../render/noise.ts'
import { type Material, place, type Solid } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'
import { lathe, smoothLine } from '../solids/lathe.ts'
import { pebble } from '../solids/pebble.ts'
import { smoothPath, tube } from '../solids/tube.ts'

function leafPaint(tone: Color): Material {
  return (out, x, y, z) => {
    const vein = Math.exp(-((z * 9) ** 2))
    put(out, blend(tone, palette.chalk, 0.16 + 0.1 * noise(x * 1.5, y * 3, z * 1.5) + 0.16 * vein), 1)
    out.through = 0.35
    out.gloss = 0.3
    out.mirror = 0.012
  }
}

/** A branch with round leaves in pairs along it, as eucalyptus has. */
export function branch(path: readonly Vec[], seed: number, size = 1.25, tone: Color = palette.leaf): Solid[] {
  const random = randomStream(seed)
  const stem = tube({
    path,
    radius: 0.16,
    endRadius: 0.07,
    paint: plain(blend(palette.walnut, palette.leaf, 0.4)),
  })
  const line = smoothPath(path, 5)
  const leaves: Solid[] = []
  for (let i = Math.floor(line.length * 0.3); i < line.length; i += 2) {
    const at = line[i] ?? [0, 0, 0]
    for (const side of [-1, 1]) {
      const length = size * (0.75 + 0.5 * random()) * (1.15 - 0.5 * (i / line.length))
      const turn = (side > 0 ? 0 : 180) + (random() - 0.5) * 110 + i * 31
      const leaf = place(pebble(length, 0.07, length * 0.72, leafPaint(tone)), { at: [length * 1.02, 0, 0] })
      leaves.push(place(place(leaf, { roll: 12 + random() * 38, tilt: (random() - 0.5) * 70 }), { at, turn }))
    }
  }
  return [stem, ...leaves]
}

/** A pear, 9 cm tall. */
export function pear(tone: Color, placement: Parameters<typeof place>[1]): Solid[] {
  const flesh = lathe({
    outline: smoothLine(
      [
        [0, 0.1],
        [1.6, 0.15],
        [3.2, 1.7],
        [3.5, 3.6],
        [2.7, 6],
        [1.6, 7.9],
        [1, 9],
        [0, 9.2],
      ],
      12,
    ),
    rounding: 0.1,
    paint: (out, x, y, z, nx) => {
      const blush = Math.max(0, nx * 0.8 + 0.2 + 0.4 * noise(x * 0.5, y * 0.4, z * 0.5))
      put(out, blend(tone, palette.rust, 0.45 * blush), 1 + 0.05 * noise(x * 9, y * 9, z * 9))
      out.gloss = 0.35
      out.mirror = 0.02
    },
  })
  const stem = tube({
    path: [
      [0, 9, 0],
      [0.15, 10, 0],
      [0.5, 10.9, 0.1],
    ],
    radius: 0.16,
    endRadius: 0.2,
    paint: plain(palette.walnut),
  })
  return [place(flesh, placement), place(stem, placement)]
}

/** A lemon: half length 3.6 cm, its middle at the origin. */
export function lemon(placement: Parameters<typeof place>[1]): Solid {
  const fruit = lathe({
    outline: smoothLine(
      [
        [0, -4],
        [0.5, -3.7],
        [1.3, -3.1],
        [2.5, -1.6],
        [2.75, 0],
        [2.5, 1.6],
        [1.3, 3.1],
        [0.45, 3.7],
        [0, 4],
      ],
      10,
    ),
    rounding: 0.05,
    paint: plain(palette.lemon, 0.45, 0.025),
    relief: (x, y, z) => 0.02 * noise(x * 5, y * 5, z * 5),
  })
  return place(fruit, placement)
}
