import type { Material, Solid } from '../render/solid.ts'

/** A rounded lump: half widths along x, y and z; its middle is at the origin. */
export function pebble(rx: number, ry: number, rz: number, paint: Material, relief?: Solid['relief']): Solid {
  const smallest = Math.min(rx, ry, rz)
  return {
    center: [0, 0, 0],
    radius: Math.max(rx, ry, rz),
    distance: (x, y, z) => {
      const k0 = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2)
      const k1 = Math.sqrt((x / (rx * rx)) ** 2 + (y / (ry * ry)) ** 2 + (z / (rz * rz)) ** 2)
      return k1 < 1e-6 ? -smallest : (k0 * (k0 - 1)) / k1
    },
    paint,
    ...(relief && { relief }),
  }
}
