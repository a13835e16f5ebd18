import type { Backdrop } from './scene.ts'
import type { Solid } from './solid.ts'

/** Finds distances to the things of a scene, passing by those too far to matter. */
export class Field {
  readonly #solids: readonly Solid[]
  /** The nearest thing of the last `distance` call that was within reach. */
  nearest: Solid | null = null

  constructor(solids: readonly Solid[]) {
    this.#solids = solids
  }

  /** Distance from a point to the nearest thing; exact within `near` centimetres of it, at most that far beyond. */
  distance(x: number, y: number, z: number, near = 0.6): number {
    let best = 1e9
    let nearest: Solid | null = null
    for (const solid of this.#solids) {
      const dx = x - solid.center[0]
      const dy = y - solid.center[1]
      const dz = z - solid.center[2]
      const squared = dx * dx + dy * dy + dz * dz
      const reach = best + solid.radius
      if (squared > reach * reach) continue
      const outside = Math.sqrt(squared) - solid.radius
      // Far away the sphere around the thing is a good enough answer.
      const d = outside > near ? outside : solid.distance(x, y, z)
      if (d < best) {
        best = d
        nearest = solid
      }
    }
    this.nearest = nearest
    return best
  }

  /** How far along a ray the first thing is, or -1. */
  hit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): number {
    let t = 0
    for (let step = 0; step < 220; step++) {
      const d = this.distance(ox + dx * t, oy + dy * t, oz + dz * t)
      if (d < 0.00025 * t) return t
      t += d
      if (t > far) return -1
    }
    return this.distance(ox + dx * t, oy + dy * t, oz + dz * t) < 0.02 ? t : -1
  }

  /** How much of the light in a direction reaches a point: 0 in full shadow, 1 in the open. */
  openness(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    hardness: number,
    from: number,
  ): number {
    let open = 1
    let t = from
    for (let step = 0; step < 90 && t < 120; step++) {
      const d = this.distance(ox + dx * t, oy + dy * t, oz + dz * t, 4)
      const share = 0.5 + (0.5 * hardness * d) / t
      if (share < open) open = share
      if (open < 0) return 0
      t += d < 0.06 ? 0.06 : d > 4 ? 4 : d * 0.62
    }
    return open * open * (3 - 2 * open)
  }

  /** How much of the room a point sees along its normal, 0..1. */
  roominess(x: number, y: number, z: number, nx: number, ny: number, nz: number, floor: Backdrop): number {
    let hidden = 0
    let weight = 0.5
    for (let tap = 0; tap < 6; tap++) {
      const reach = 0.12 * 2.1 ** tap
      const px = x + nx * reach
      const py = y + ny * reach
      const pz = z + nz * reach
      const d = Math.min(this.distance(px, py, pz, 6), backdropDistance(floor, py, pz))
      hidden += (weight * Math.max(0, reach - d)) / reach
      weight *= 0.78
    }
    const open = 1 - hidden * 0.62
    return open < 0.06 ? 0.06 : open
  }
}

/** Distance from a point to table and wall. */
export function backdropDistance({ depth, bend }: Backdrop, y: number, z: number): number {
  const back = z + depth
  if (y < bend && back < bend) return bend - Math.sqrt((bend - y) ** 2 + (bend - back) ** 2)
  return y < back ? y : back
}

/** How far along a ray table or wall is. */
export function backdropHit(backdrop: Backdrop, oy: number, oz: number, dy: number, dz: number): number {
  const { depth, bend } = backdrop
  if (dy < 0) {
    const t = -oy / dy
    if (oz + dz * t > bend - depth) return t
  }
  const wall = dz < 0 ? (-depth - oz) / dz : 1e6
  if (dz < 0 && oy + dy * wall > bend) return wall
  return curveHit(bend, oy - bend, oz + depth - bend, dy, dz)
}

function curveHit(bend: number, y: number, z: number, dy: number, dz: number): number {
  const a = dy * dy + dz * dz
  const half = y * dy + z * dz
  const c = y * y + z * z - bend * bend
  const root = half * half - a * c
  return root < 0 ? 1e6 : (-half + Math.sqrt(root)) / a
}
