import type { Solid } from '../render/solid.ts'

/** Makes a thing longer along x and z, by factors of at least 1; an oval dish is a stretched round one. */
export function stretch(solid: Solid, alongX: number, alongZ = 1): Solid {
  const longest = Math.max(alongX, alongZ)
  return {
    ...solid,
    radius: solid.radius * longest,
    distance: (x, y, z) => solid.distance(x / alongX, y, z / alongZ),
    paint: (out, x, y, z, nx, ny, nz) => solid.paint(out, x / alongX, y, z / alongZ, nx, ny, nz),
  }
}
