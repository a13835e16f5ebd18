import type { Backdrop } from './scene.ts'
import type { Solid } from './solid.ts'

/** Finds what rays meet among the things of a scene; each ray looks only at things it passes near. */
export class Field {
  readonly #solids: readonly Solid[]
  readonly #near: Solid[] = []
  #count = 0
  /** Beyond this length the last ray aimed has passed all it looks at. */
  #passed = 0
  /** The thing the last ray hit. */
  nearest: Solid | null = null

  constructor(solids: readonly Solid[]) {
    this.#solids = solids
  }

  /** How far along a ray the first thing is, or -1. */
  hit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): number {
    this.#aim(ox, oy, oz, dx, dy, dz, 0, 0.02)
    if (!this.#count) return -1
    const end = Math.min(far, this.#passed)
    let t = 0
    for (let step = 0; step < 220; step++) {
      const d = this.#distance(ox + dx * t, oy + dy * t, oz + dz * t, 0.6)
      if (d < 0.00025 * t) return t
      t += d
      if (t > end) return -1
    }
    return this.#distance(ox + dx * t, oy + dy * t, oz + dz * t, 0.6) < 0.02 ? t : -1
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
    until = 120,
  ): number {
    this.#aim(ox, oy, oz, dx, dy, dz, 1 / hardness, 0.3)
    if (!this.#count) return 1
    const end = Math.min(until, this.#passed)
    let open = 1
    let t = from
    for (let step = 0; step < 90 && t < end; step++) {
      const d = this.#distance(ox + dx * t, oy + dy * t, oz + dz * t, t / hardness + 0.6)
      const share = 0.5 + (0.5 * hardness * d) / t
      if (share < open) open = share
      if (open < 0) return 0
      t += d < 0.06 ? 0.06 : d > 4 ? d * 0.9 : d * 0.7
    }
    return open * open * (3 - 2 * open)
  }

  /** How much of the room a point sees along its normal, 0..1. */
  roominess(x: number, y: number, z: number, nx: number, ny: number, nz: number, floor: Backdrop): number {
    this.#gather(x, y, z, 10.4)
    let hidden = 0
    let weight = 0.5
    let reach = 0.12
    for (let tap = 0; tap < 6; tap++) {
      const px = x + nx * reach
      const py = y + ny * reach
      const pz = z + nz * reach
      const ground = backdropDistance(floor, py, pz)
      const d = this.#count ? Math.min(this.#distance(px, py, pz, 6), ground) : ground
      if (d < reach) hidden += (weight * (reach - d)) / reach
      weight *= 0.78
      reach *= 2.1
    }
    const open = 1 - hidden * 0.62
    return Math.max(open, 0.06)
  }

  /** Distance to the nearest of the things looked at; exact within `near` centimetres, at most the truth beyond. */
  #distance(x: number, y: number, z: number, near: number): number {
    let best = 1e9
    for (let i = 0; i < this.#count; i++) {
      const solid = this.#near[i]
      if (!solid) break
      const dx = x - solid.center[0]
      const dy = y - solid.center[1]
      const dz = z - solid.center[2]
      const squared = dx * dx + dy * dy + dz * dz
      const reach = best + solid.radius
      if (reach < 0 || squared > reach * reach) continue
      const outside = Math.sqrt(squared) - solid.radius
      const d = outside > near ? outside : solid.distance(x, y, z)
      if (d < best) {
        best = d
        this.nearest = solid
      }
    }
    return best
  }

  /** Looks only at things near a ray that widens by `spread` per centimetre. */
  #aim(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    spread: number,
    margin: number,
  ): void {
    this.#count = 0
    this.#passed = 0
    for (const solid of this.#solids) {
      const cx = solid.center[0] - ox
      const cy = solid.center[1] - oy
      const cz = solid.center[2] - oz
      const along = Math.max(0, cx * dx + cy * dy + cz * dz)
      const px = cx - dx * along
      const py = cy - dy * along
      const pz = cz - dz * along
      const wide = solid.radius + margin + (along + solid.radius) * spread
      if (px * px + py * py + pz * pz > wide * wide) continue
      this.#near[this.#count++] = solid
      const passed = along + solid.radius + margin
      if (passed > this.#passed) this.#passed = passed
    }
  }

  /** Looks only at things within a distance of a point. */
  #gather(x: number, y: number, z: number, within: number): void {
    this.#count = 0
    for (const solid of this.#solids) {
      const dx = solid.center[0] - x
      const dy = solid.center[1] - y
      const dz = solid.center[2] - z
      const reach = solid.radius + within
      if (dx * dx + dy * dy + dz * dz < reach * reach) this.#near[this.#count++] = solid
    }
  }
}

/** Distance from a point to table and wall. */
export function backdropDistance({ depth, bend }: Backdrop, y: number, z: number): number {
  const back = z + depth
  if (y < bend && back < bend) return bend - Math.sqrt((bend - y) ** 2 + (bend - back) ** 2)
  return Math.min(y, back)
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
