import { linen, linenWeave } from '../materials/cloth.ts'
import type { Color } from '../render/color.ts'
import { randomStream, sway } from '../render/noise.ts'
import { type Material, place, type Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { boxed } from '../solids/boxed.ts'
import { tube } from '../solids/tube.ts'

/** A pile of folded cloth. */
export interface Pile {
  readonly width: number
  readonly depth: number
  /** Thickness of each fold, from the table up. */
  readonly folds: readonly number[]
  readonly paint: readonly Material[]
  readonly relief?: Solid['relief']
  readonly seed?: number
  /** How far folds are pushed out of line, in centimetres. */
  readonly loose?: number
}

/** Cloths folded and laid one on the other, each with its rounded edge to the front. */
export function pile({
  width,
  depth,
  folds,
  paint,
  relief = linenWeave(),
  seed = 1,
  loose = 0.35,
}: Pile): Solid[] {
  const random = randomStream(seed)
  let height = 0
  return folds.map((thick, i) => {
    const at = height
    height += thick * 0.93
    const fold = foldedCloth(
      width,
      thick,
      depth,
      paint[i % paint.length] ?? linen({ tone: { r: 0.5, g: 0.5, b: 0.5 } }),
      relief,
      seed + i,
    )
    const shift = (): number => (random() - 0.5) * 2 * loose
    return place(fold, { at: [shift(), at, shift() * 0.6], turn: shift() * 4 })
  })
}

/** A cord tied round a pile, with a small bow. */
export function cordRound(width: number, height: number, depth: number, tone: Color): Solid[] {
  const paint = linen({ tone, threads: 14 })
  const w = width / 2 + 0.12
  const h = height + 0.12
  const d = depth / 2 + 0.14
  return [
    tube({
      path: [
        [0, 0.1, d],
        [0, h * 0.6, d + 0.12],
        [0, h, d * 0.9],
        [0, h + 0.02, 0],
        [0, h, -d],
      ],
      radius: 0.13,
      paint,
    }),
    tube({
      path: [
        [-w, 0.1, 0],
        [-w - 0.05, h * 0.6, 0],
        [-w * 0.92, h, 0],
        [0, h + 0.05, 0],
        [w * 0.92, h, 0],
        [w + 0.05, h * 0.6, 0],
        [w, 0.1, 0],
      ],
      radius: 0.13,
      paint,
    }),
    tube({
      path: [
        [0, h + 0.2, 0],
        [-1.5, h + 0.75, 0.9],
        [-2.4, h + 0.35, 1.3],
        [-1.3, h + 0.16, 0.5],
        [0, h + 0.3, 0],
      ],
      radius: 0.12,
      paint,
    }),
    tube({
      path: [
        [0, h + 0.2, 0],
        [1.5, h + 0.8, 0.7],
        [2.5, h + 0.4, 0.9],
        [1.3, h + 0.16, 0.2],
        [0, h + 0.3, 0],
      ],
      radius: 0.12,
      paint,
    }),
    tube({
      path: [
        [0, h + 0.25, 0],
        [0.9, h + 0.16, 1.8],
        [1.5, h + 0.1, 3],
      ],
      radius: 0.12,
      paint,
    }),
    tube({
      path: [
        [0, h + 0.25, 0],
        [-0.5, h + 0.16, 1.9],
        [-1.3, h + 0.1, 2.9],
      ],
      radius: 0.12,
      paint,
    }),
  ]
}

function foldedCloth(
  width: number,
  thick: number,
  depth: number,
  paint: Material,
  relief: Solid['relief'],
  seed: number,
): Solid {
  const r = thick * 0.46
  const hx = width / 2 - r
  const hz = depth / 2 - r
  const hy = thick / 2 - r
  const plies = Math.max(1, Math.min(5, Math.round(thick / 0.55)))
  const cloth: Solid = {
    center: [0, thick / 2, 0],
    radius: Math.sqrt(width * width + depth * depth + thick * thick) / 2 + 0.3,
    distance: (x, y, z) => {
      const soft = 0.1 * sway(x * 0.16, z * 0.16, seed) + 0.05 * sway(x * 0.45, z * 0.45, seed + 3)
      const qx = Math.abs(x + 0.12 * Math.sin(z * 0.5 + y + seed)) - hx
      const qy = Math.abs(y - thick / 2 - soft * smoothly(y / thick)) - hy
      const qz = Math.abs(z + 0.1 * Math.sin(x * 0.42 + y * 1.2 + seed * 2)) - hz
      const ox = Math.max(qx, 0)
      const oy = Math.max(qy, 0)
      const oz = Math.max(qz, 0)
      const inside = Math.max(qx, qy, qz)
      // The open side shows the plies as thin lines; the folded front is smooth.
      const side = smoothstep(hx - 0.6, hx, x) * smoothstep(hz, hz * 0.8, z)
      const line = side > 0 ? 0.045 * side * Math.cos((y / thick) * Math.PI * 2 * plies) : 0
      return (Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(inside, 0) - r + line) * 0.82
    },
    paint,
    ...(relief && { relief }),
  }
  return boxed(
    cloth,
    [-width / 2 - 0.15, -0.15, -depth / 2 - 0.15],
    [width / 2 + 0.15, thick + 0.2, depth / 2 + 0.15],
  )
}

function smoothly(t: number): number {
  return t < 0 ? 0 : Math.min(t, 1)
}
