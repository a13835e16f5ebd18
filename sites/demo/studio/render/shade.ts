import { color } from './color.ts'
import { backdropDistance, Field } from './march.ts'
import { hash } from './noise.ts'
import type { Light, Scene } from './scene.ts'
import type { Solid, Surface } from './solid.ts'
import { cross, smoothstep, unit, type Vec } from './vector.ts'

const daylight = color('#fff1dc')
const roomLight = color('#e6edf3')

/** A different start for each shadow ray, so that their steps do not show as rings. */
function jitter(x: number, y: number, z: number): number {
  return hash(Math.round(x * 220), Math.round(y * 220), Math.round(z * 220))
}

/** Works out the light that leaves points of a scene towards the camera. */
export class Shader {
  readonly #scene: Scene
  readonly #field: Field
  /** The things that cast shadows. */
  readonly #casters: Field
  readonly #across: Vec
  readonly #along: Vec
  readonly #surface: Surface = { r: 0, g: 0, b: 0, gloss: 0, mirror: 0, glow: 0, through: 0 }
  readonly out = { r: 0, g: 0, b: 0 }

  constructor(scene: Scene, field: Field) {
    this.#scene = scene
    this.#field = field
    this.#casters = new Field(scene.solids.filter(({ isLamp }) => !isLamp))
    this.#across = unit(cross(scene.light.direction, [0, 1, 0]))
    this.#along = cross(this.#across, scene.light.direction)
  }

  /** A point on a thing. `d` is the ray's direction. */
  thing(solid: Solid, x: number, y: number, z: number, dx: number, dy: number, dz: number, t: number): void {
    const [nx, ny, nz] = this.#normal(solid, x, y, z, t)
    const s = this.#blank()
    solid.paint(s, x, y, z, nx, ny, nz)
    this.#light(s, x, y, z, nx, ny, nz, dx, dy, dz)
  }

  /** A point on the table or the wall. */
  backdrop(x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
    const { backdrop } = this.#scene
    const { depth, bend } = backdrop
    const e = 0.01
    const d = backdropDistance(backdrop, y, z)
    let ny = backdropDistance(backdrop, y + e, z) - d
    let nz = backdropDistance(backdrop, y, z + e) - d
    const length = Math.sqrt(ny * ny + nz * nz) || 1
    ny /= length
    nz /= length
    const s = this.#blank()
    const isWall = smoothstep(bend * 0.1, bend, y) * (z + depth < bend * 1.01 ? 1 : 0)
    const grain = backdrop.tableGrain && isWall < 1 ? 1 + backdrop.tableGrain(x, z) * (1 - isWall) : 1
    s.r = (backdrop.table.r + (backdrop.wall.r - backdrop.table.r) * isWall) * grain
    s.g = (backdrop.table.g + (backdrop.wall.g - backdrop.table.g) * isWall) * grain
    s.b = (backdrop.table.b + (backdrop.wall.b - backdrop.table.b) * isWall) * grain
    this.#light(s, x, y, z, 0, ny, nz, dx, dy, dz)
  }

  #blank(): Surface {
    const s = this.#surface
    s.r = s.g = s.b = 0.5
    s.gloss = s.mirror = s.glow = s.through = 0
    return s
  }

  #light(
    s: Surface,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const { light, backdrop } = this.#scene
    const [lx, ly, lz] = light.direction
    const facing = nx * lx + ny * ly + nz * lz
    const lifted = 0.03
    const px = x + nx * lifted
    const py = y + ny * lifted
    const pz = z + nz * lifted
    const open =
      facing > -0.25
        ? this.#casters.openness(px, py, pz, lx, ly, lz, light.hardness, 0.03 + 0.12 * jitter(x, y, z))
        : 0
    const falls = this.#falloff(x, y, z) * light.key
    const pattern = light.pattern ? this.#pattern(light.pattern, x, y, z) : 1
    // A window is wide: its light wraps a little way round things.
    const wrapped = Math.max(0, (facing + 0.14) / 1.14)
    const key = wrapped * open * pattern * falls
    const behind = s.through > 0 ? s.through * Math.max(0, -facing * 0.8 + 0.25) * falls * pattern : 0

    const roomy = this.#field.roominess(x, y, z, nx, ny, nz, backdrop)
    const fromAbove = 0.62 + 0.38 * ny
    // The room is brighter on the window's side.
    const fromWindow = 0.78 + 0.3 * (nx * lx + nz * lz)
    const room = light.room * roomy * fromAbove * fromWindow
    const bounce = light.room * 0.55 * roomy * (0.5 - 0.5 * ny) * falls

    const table = backdrop.table
    let r = s.r * ((key + behind) * daylight.r + room * roomLight.r + bounce * table.r)
    let g = s.g * ((key + behind) * daylight.g + room * roomLight.g + bounce * table.g)
    let b = s.b * ((key + behind) * daylight.b + room * roomLight.b + bounce * table.b)

    const { lamp } = light
    if (lamp) {
      const warm = this.#lampLight(lamp.at, px, py, pz, nx, ny, nz, s.through) * lamp.power
      r += s.r * warm * lamp.tone.r
      g += s.g * warm * lamp.tone.g
      b += s.b * warm * lamp.tone.b
    }

    if (s.mirror > 0) {
      const along = dx * nx + dy * ny + dz * nz
      const rx = dx - 2 * along * nx
      const ry = dy - 2 * along * ny
      const rz = dz - 2 * along * nz
      const edge = (1 - Math.min(1, Math.max(0, -along))) ** 5
      const share = (s.mirror + (1 - s.mirror) * edge * (0.25 + 0.75 * s.gloss)) * (0.35 + 0.65 * roomy)
      const metal = s.mirror > 0.4
      const seen = this.#seen(rx, ry, rz, s.gloss, 0.25 + 0.75 * open)
      r += share * seen * (metal ? s.r : 1) * daylight.r
      g += share * seen * (metal ? s.g : 1) * daylight.g
      b += share * seen * (metal ? s.b : 1) * daylight.b
    }
    this.out.r = r + s.r * s.glow
    this.out.g = g + s.g * s.glow
    this.out.b = b + s.b * s.glow
  }

  /** Light of a lamp at a point, weaker with distance. */
  #lampLight(
    at: Vec,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    through: number,
  ): number {
    const dx = at[0] - x
    const dy = at[1] - y
    const dz = at[2] - z
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const facing = (nx * dx + ny * dy + nz * dz) / far
    const lit = Math.max(0, facing) + through * Math.max(0, -facing)
    if (lit <= 0) return 0
    const open = this.#casters.openness(x, y, z, dx / far, dy / far, dz / far, 5, 0.1, far)
    return (lit * (0.12 + 0.88 * open) * 100) / (60 + far * far)
  }

  /** What a mirrored ray sees: the room, and a window with bars. */
  #seen(rx: number, ry: number, rz: number, gloss: number, open: number): number {
    const room = 0.16 + 0.34 * smoothstep(-0.5, 0.9, ry) + 0.16 * smoothstep(0.2, -0.9, rx)
    const blur = 0.5 - 0.46 * gloss
    const towards = -0.74 * rx + 0.42 * ry + 0.52 * rz
    if (towards < 0.1) return room * this.#scene.light.room * 1.6
    const u = (0.575 * rx + 0.818 * rz) / towards
    const v = (0.344 * rx + 0.905 * ry - 0.242 * rz) / towards
    const frame =
      smoothstep(0.46 + blur, 0.46 - blur, Math.abs(u)) * smoothstep(0.62 + blur, 0.62 - blur, Math.abs(v))
    const bars =
      1 -
      (1 - blur * 1.6) * Math.max(smoothstep(0.07, 0.035, Math.abs(u)), smoothstep(0.07, 0.035, Math.abs(v)))
    return (
      room * this.#scene.light.room * 1.6 +
      frame * Math.max(0.3, bars) * open * this.#scene.light.key * (1.1 + 3.2 * gloss)
    )
  }

  #pattern(pattern: NonNullable<Light['pattern']>, x: number, y: number, z: number): number {
    const a = this.#across
    const b = this.#along
    return pattern(x * a[0] + y * a[1] + z * a[2], x * b[0] + y * b[1] + z * b[2])
  }

  #falloff(x: number, y: number, z: number): number {
    const [lx, ly, lz] = this.#scene.light.direction
    const far = 170
    const qx = lx * far - x
    const qy = ly * far - y
    const qz = lz * far - z
    return (far * far) / (qx * qx + qy * qy + qz * qz)
  }

  #normal(solid: Solid, x: number, y: number, z: number, t: number): Vec {
    const e = Math.max(0.012, t * 0.00016)
    let nx = solid.distance(x + e, y, z) - solid.distance(x - e, y, z)
    let ny = solid.distance(x, y + e, z) - solid.distance(x, y - e, z)
    let nz = solid.distance(x, y, z + e) - solid.distance(x, y, z - e)
    let length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    nx /= length
    ny /= length
    nz /= length
    const { relief } = solid
    if (relief) {
      const f = 0.015
      const h = relief(x, y, z)
      const gx = (relief(x + f, y, z) - h) / f
      const gy = (relief(x, y + f, z) - h) / f
      const gz = (relief(x, y, z + f) - h) / f
      const along = gx * nx + gy * ny + gz * nz
      nx -= gx - along * nx
      ny -= gy - along * ny
      nz -= gz - along * nz
      length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      nx /= length
      ny /= length
      nz /= length
    }
    return [nx, ny, nz]
  }
}
