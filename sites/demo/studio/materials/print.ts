import sharp from 'sharp'
import { type Color, color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import type { Material } from '../render/solid.ts'

/** A picture to print on a flat thing. */
export interface Print {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

const light = Array.from({ length: 256 }, (_, byte) => color(`#0000${byte.toString(16).padStart(2, '0')}`).b)

/** Draws an SVG for printing. */
export async function print(svg: string, width: number): Promise<Print> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Which side of a slab is printed. */
export type Side = 'top' | 'front'

/** Paper or card with a print upon one side; the print's own colours are used. */
export function printed(picture: Print, width: number, height: number, side: Side, edge: Color): Material {
  return (out, x, y, z, _nx, ny, nz) => {
    const faces = side === 'top' ? ny > 0.6 : nz > 0.6
    const fibre = 1 + 0.018 * noise(x * 12, y * 12, z * 12) + 0.02 * noise(x * 1.3, y * 1.3, z * 1.3)
    if (!faces) {
      out.r = edge.r * fibre
      out.g = edge.g * fibre
      out.b = edge.b * fibre
      return
    }
    const u = x / width + 0.5
    const v = side === 'top' ? z / height + 0.5 : 1 - y / height
    sample(picture, u, v)
    out.r = seen.r * fibre
    out.g = seen.g * fibre
    out.b = seen.b * fibre
    out.mirror = 0.006
  }
}

const seen = { r: 0, g: 0, b: 0 }

function sample({ pixels, width, height }: Print, u: number, v: number): void {
  const px = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const py = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
  const ix = Math.floor(px)
  const iy = Math.floor(py)
  const at = (iy * width + ix) * 3
  const channel = (c: number): number => {
    const get = (offset: number): number => light[pixels[at + offset + c] ?? 0] ?? 0
    const top = get(0) + (get(3) - get(0)) * (px - ix)
    const low = get(width * 3) + (get(width * 3 + 3) - get(width * 3)) * (px - ix)
    return top + (low - top) * (py - iy)
  }
  seen.r = channel(0)
  seen.g = channel(1)
  seen.b = channel(2)
}
