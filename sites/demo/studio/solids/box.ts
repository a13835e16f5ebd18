import type { Material, Solid } from '../render/solid.ts'

/** A slab standing on the table: full width, height, depth and the roundness of its edges. */
export interface Slab {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly rounding: number
  readonly paint: Material
  readonly relief?: Solid['relief']
}

/** A box with rounded edges: a book, a board, a card. */
export function box({ width, height, depth, rounding, paint, relief }: Slab): Solid {
  const hx = width / 2 - rounding
  const hy = height / 2 - rounding
  const hz = depth / 2 - rounding
  return {
    center: [0, height / 2, 0],
    radius: Math.sqrt(width * width + height * height + depth * depth) / 2,
    distance: (x, y, z) => {
      const qx = Math.abs(x) - hx
      const qy = Math.abs(y - height / 2) - hy
      const qz = Math.abs(z) - hz
      const ox = Math.max(qx, 0)
      const oy = Math.max(qy, 0)
      const oz = Math.max(qz, 0)
      const inside = Math.max(qx, qy, qz)
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(inside, 0) - rounding
    },
    paint,
    ...(relief && { relief }),
  }
}
