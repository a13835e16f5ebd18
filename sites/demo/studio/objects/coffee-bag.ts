import { put } from '../materials/glaze.ts'
import { plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { print, printed } from '../materials/print.ts'
import { fractalNoise, noise, sway } from '../render/noise.ts'
import { place, type Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { box } from '../solids/box.ts'
import { boxed } from '../solids/boxed.ts'
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
      const ox = Math.max(qx, 0)
      const oy = Math.max(qy, 0)
      const oz = Math.max(qz, 0)
      const inside = Math.max(qx, qy, qz)
      return (Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(inside, 0) - 0.45) * 0.75
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
