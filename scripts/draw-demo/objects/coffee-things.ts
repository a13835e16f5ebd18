import { wood } from '../materials/cloth.ts'
import { glazed, put, throwingRings } from '../materials/glaze.ts'
import { metal, plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { print, printed } from '../materials/print.ts'
import type { Color } from '../render/color.ts'
import { fractalNoise, noise, randomStream, sway } from '../render/noise.ts'
import { place, placeAll, type Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { box } from '../solids/box.ts'
import { boxed } from '../solids/boxed.ts'
import { join } from '../solids/join.ts'
import { lathe, smoothLine, vessel } from '../solids/lathe.ts'
import { pebble } from '../solids/pebble.ts'
import { tube } from '../solids/tube.ts'
import { waves } from './wave-mark.ts'

/** A kraft bag of coffee, 11 by 20 cm, its top folded over, with a label in that colour. */
export async function coffeeBag(label: string, ink: string): Promise<Solid[]> {
  const width = 11.4
  const height = 19
  const deep = (y: number): number =>
    3.1 * (1 - 0.86 * smoothstep(8, 19, y)) + 0.35 * smoothstep(0, 4, y) * smoothstep(13, 6, y)
  const crinkle = (x: number, y: number, z: number): number =>
    0.05 * fractalNoise(x * 0.55, y * 0.55, z * 0.55, 4) + 0.03 * Math.abs(noise(x * 0.9, y * 0.5, z))
  const bag: Solid = {
    center: [0, height / 2, 0],
    radius: 12,
    distance: (x, y, z) => {
      const crease = 0.12 * sway(x * 0.32, y * 0.28, 2)
      const qx = Math.abs(x) - width / 2 + 0.45 - 0.25 * smoothstep(10, 19, y)
      const qy = Math.abs(y - height / 2) - height / 2 + 0.45
      const qz = Math.abs(z) - deep(y) + 0.45 - crease
      const ox = qx > 0 ? qx : 0
      const oy = qy > 0 ? qy : 0
      const oz = qz > 0 ? qz : 0
      const inside = Math.max(qx, qy, qz)
      return (Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - 0.45) * 0.75
    },
    paint: await bagPaint(label, ink, width),
    relief: crinkle,
  }
  const fold = box({
    width: width - 0.3,
    height: 2.5,
    depth: 1.1,
    rounding: 0.4,
    paint: kraft,
    relief: crinkle,
  })
  const tie = box({
    width: width + 1.4,
    height: 0.55,
    depth: 0.2,
    rounding: 0.08,
    paint: plain(palette.ink, 0.4, 0.02),
  })
  return [
    boxed(bag, [-width / 2, 0, -3.7], [width / 2, height, 3.7]),
    place(fold, { at: [0, 17.6, 0.25], tilt: 5 }),
    place(tie, { at: [0, 18.5, 0.9], tilt: 5 }),
  ]
}

function kraft(out: Parameters<Solid['paint']>[0], x: number, y: number, z: number): void {
  put(out, palette.kraft, 1 + 0.07 * noise(x * 7, y * 7, z * 7) + 0.05 * noise(x * 24, y * 4, z * 9))
}

async function bagPaint(label: string, ink: string, width: number): Promise<Solid['paint']> {
  const picture = await print(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 78 84"><rect width="78" height="84" fill="${label}"/>
    <g transform="translate(39 33)">${waves(ink, 21, 5, 1.3)}</g><path d="M24 60H54M29 66H49" stroke="${ink}" stroke-width=".9"/></svg>`,
    900,
  )
  const wide = 7.8
  const tall = 8.4
  const low = 3.6
  const front = printed(picture, wide, tall, 'front', palette.kraft)
  return (out, x, y, z, _nx, _ny, nz) => {
    if (nz > 0.3 && Math.abs(x) < wide / 2 && y > low && y < low + tall && width > wide)
      front(out, x, y - low, z, 0, 0, 1)
    else kraft(out, x, y, z)
  }
}

/** A coffee bean, 1.1 cm long, lying on the table at the origin. */
function bean(): Solid {
  return {
    ...pebble(0.58, 0.32, 0.42, (out, x, y, z, _nx, ny) => {
      const groove = ny > 0 ? smoothstep(0.09, 0.03, Math.abs(z + 0.07 * Math.sin(x * 5))) : 0
      put(out, palette.coffee, (1 + 0.15 * noise(x * 6, y * 6, z * 6)) * (1 - 0.7 * groove))
      out.gloss = 0.55
      out.mirror = 0.025
    }),
  }
}

/** Beans strewn about a point. */
export function beans(
  count: number,
  x: number,
  z: number,
  spread: number,
  seed: number,
  height = 0.3,
): Solid[] {
  const random = randomStream(seed)
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2
    const far = spread * random() ** 0.7
    return place(bean(), {
      at: [x + far * Math.cos(angle), height + random() * 0.12, z + far * Math.sin(angle) * 0.9],
      turn: random() * 360,
      tilt: (random() - 0.5) * 50 + (random() < 0.3 ? 180 : 0),
      roll: (random() - 0.5) * 30,
    })
  })
}

/** The pour-over dripper, its saucer at the origin; stands on a mug. */
export function dripper(glaze: Color, turn = -20, hasPaper = true): Solid[] {
  const paint = glazed({ glaze, line: 0.9, rim: 8.4, specks: 0.6 })
  const cone = lathe({
    outline: vessel(
      [
        [1.5, 0.5],
        [2, 1],
        [3.4, 3.2],
        [5.9, 8.2],
      ],
      0.42,
      1,
    ),
    rounding: 0.09,
    paint,
    relief: (x, y, z) => throwingRings(0.006)(x, y, z) + 0.05 * Math.sin(Math.atan2(z, x) * 11 + y * 0.9),
  })
  const saucer = lathe({
    outline: smoothLine(
      [
        [0, 0],
        [5.3, 0],
        [5.6, 0.3],
        [5.4, 0.65],
        [2, 0.9],
        [0, 0.9],
      ],
      8,
    ),
    rounding: 0.09,
    paint,
  })
  const handle = tube({
    path: [
      [4.4, 6.3, 0],
      [6.6, 6.6, 0],
      [7.7, 5, 0],
      [6.9, 3, 0],
      [4.6, 1.2, 0],
    ],
    radius: 0.46,
    flat: 1.3,
    paint,
  })
  const filter = lathe({
    outline: [
      [1.6, 1.6],
      [5.9, 9.3],
      [5.82, 9.3],
      [1.5, 1.6],
    ],
    rounding: 0.03,
    paint: (out, x, y, z) => {
      put(out, palette.paper, 1 + 0.03 * noise(x * 6, y * 6, z * 6))
      out.through = 0.45
    },
    relief: (x, y, z) => 0.04 * noise(Math.atan2(z, x) * 14, y * 0.2, 1),
  })
  const body = join(join(cone, saucer, 0.9), handle, 0.5)
  return placeAll(hasPaper ? [body, filter] : [body], { turn })
}

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
