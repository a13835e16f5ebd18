import type { Color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import type { Material } from '../render/solid.ts'
import { put } from './glaze.ts'

/** Polished or brushed metal: mostly what it mirrors. */
export function metal(tone: Color, gloss = 0.7): Material {
  return (out, x, y, z) => {
    put(
      out,
      tone,
      0.86 + 0.05 * noise(x * 0.8, y * 0.8, z * 0.8) + (1 - gloss) * 0.16 * noise(x * 1.2, y * 26, z * 1.2),
    )
    out.gloss = gloss
    out.mirror = 0.62
  }
}

/** Paint or powder on metal, wax, card: plain, with a soft sheen. */
export function plain(tone: Color, gloss = 0.2, mirror = 0.015): Material {
  return (out, x, y, z) => {
    put(out, tone, 1 + 0.03 * noise(x * 1.1, y * 1.1, z * 1.1) + 0.02 * noise(x * 14, y * 14, z * 14))
    out.gloss = gloss
    out.mirror = mirror
  }
}
