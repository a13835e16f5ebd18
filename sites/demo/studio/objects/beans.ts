import { put } from '../materials/glaze.ts'
import { palette } from '../materials/palette.ts'
import { noise, randomStream } from '../render/noise.ts'
import { place, type Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { pebble } from '../solids/pebble.ts'

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
