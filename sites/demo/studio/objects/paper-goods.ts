import { put } from '../materials/glaze.ts'
import { plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { print, printed } from '../materials/print.ts'
import type { Color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import { place, type Solid } from '../render/solid.ts'
import { box } from '../solids/box.ts'
import { lathe } from '../solids/lathe.ts'
import { waves } from './wave-mark.ts'

/** The tide notebook, lying on the table: 10.5 by 15 cm, 1.5 cm thick. */
export async function notebook(cover: string, mark: string): Promise<Solid[]> {
  const front = await print(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 105 150"><rect width="105" height="150" fill="${cover}"/>
    <rect width="9" height="150" fill="#000" opacity=".13"/><g transform="translate(57 66)">${waves(mark, 38, 5, 1.1)}</g></svg>`,
    900,
  )
  const board = printed(front, 10.5, 15, 'top', palette.ink)
  const pages = box({
    width: 10.1,
    height: 1.3,
    depth: 14.6,
    rounding: 0.05,
    paint: (out, x, y, z) =>
      put(out, palette.paper, 0.86 + 0.12 * noise(1, y * 30, 3) + 0.02 * noise(x, y, z)),
  })
  const edge = (height: number): Solid =>
    box({ width: 10.5, height, depth: 15, rounding: 0.06, paint: board })
  const back = box({ width: 0.22, height: 1.56, depth: 15, rounding: 0.1, paint: board })
  return [
    place(pages, { at: [0, 0.13, 0] }),
    edge(0.16),
    place(edge(0.16), { at: [0, 1.4, 0] }),
    place(back, { at: [-5.2, 0, 0] }),
  ]
}

/** A sheet or card lying on the table, printed on top. */
export async function card(svg: string, width: number, depth: number, thick = 0.07): Promise<Solid> {
  const picture = await print(svg, 1500)
  return box({
    width,
    height: thick,
    depth,
    rounding: Math.min(0.03, thick * 0.45),
    paint: printed(picture, width, depth, 'top', palette.paper),
  })
}

/** A poster that stands or hangs upright, printed on the front. */
export async function poster(svg: string, width: number, height: number): Promise<Solid> {
  const picture = await print(svg, 2000)
  return box({
    width,
    height,
    depth: 0.14,
    rounding: 0.03,
    paint: printed(picture, width, height, 'front', palette.paper),
  })
}

/** A roll of wrapping paper that stands on its end, 45 cm tall. */
export function roll(tone: Color, pattern: (around: number, up: number) => Color | null): Solid {
  const body = lathe({
    outline: [
      [1.1, 0],
      [2.6, 0],
      [2.6, 45],
      [1.1, 45],
      [1.1, 44],
      [1.1, 1],
    ],
    rounding: 0.04,
    paint: (out, x, y, z, _nx, ny) => {
      const around = Math.atan2(z, x) * 2.6
      const ink = ny > 0.6 ? null : pattern(around, y)
      const layers = ny > 0.6 ? 0.82 + 0.18 * Math.sin(Math.hypot(x, z) * 60) : 1
      put(out, ink ?? tone, layers * (1 + 0.03 * noise(x, y * 0.4, z)))
      out.mirror = 0.01
      out.gloss = 0.25
    },
  })
  return body
}

/** A pencil lying along x, 17 cm long. */
export function pencil(tone: Color): Solid[] {
  const paint = plain(tone, 0.5, 0.02)
  const wood = plain(palette.oak)
  const lie = { roll: -90 } as const
  const shaft = lathe({
    outline: [
      [0, 0],
      [0.38, 0],
      [0.38, 15],
      [0, 15],
    ],
    rounding: 0.02,
    paint,
  })
  const cone = lathe({
    outline: [
      [0, 15],
      [0.38, 15],
      [0.05, 17],
      [0, 17],
    ],
    rounding: 0.01,
    paint: (out, x, y, z, nx, ny, nz) =>
      y > 16.4 ? put(out, palette.ink, 0.7) : wood(out, x, y, z, nx, ny, nz),
  })
  return [place(shaft, { ...lie, at: [0, 0.4, 0] }), place(cone, { ...lie, at: [0, 0.4, 0] })]
}

/** An envelope's back with its flap closed, as a drawing: a paler V over the lining's edge. */
export function envelopeBack(paper: string, lining: string, isOpen: boolean): string {
  const flap = isOpen
    ? `<path d="M0 0H160V4L80 66 0 4Z" fill="${lining}"/><path d="M0 0H160L156 0 80 58 4 0Z" fill="#000" opacity=".05"/>`
    : `<path d="M0 0H160L80 62Z" fill="${paper}"/><path d="M0 0 80 62 160 0" fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".9"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 115"><rect width="160" height="115" fill="${paper}"/>
    <path d="M0 115 66 50 M160 115 94 50" stroke="#000" stroke-opacity=".1" stroke-width=".8"/>${flap}</svg>`
}
