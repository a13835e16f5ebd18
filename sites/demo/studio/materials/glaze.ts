import { blend, type Color } from '../render/color.ts'
import { fractalNoise, hash, noise } from '../render/noise.ts'
import type { Material, Surface } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { palette } from './palette.ts'

/** How a pot is glazed. */
export interface Glazing {
  readonly glaze: Color
  /** Bare clay below this height. */
  readonly line?: number
  readonly clay?: Color
  /** 0: satin; 1: like wet glass. */
  readonly gloss?: number
  /** How many iron specks, 0..1. */
  readonly specks?: number
  /** Colour of the glaze where it is thick, further up than `pool`. */
  readonly second?: { readonly glaze: Color; readonly above: number }
  /** Where the rim is: the glaze breaks to clay there. */
  readonly rim?: number
  /** Another glaze within. */
  readonly inside?: Color
}

/** Stoneware, dipped in glaze down to a line, speckled, bare at the foot. */
export function glazed(options: Glazing): Material {
  const {
    glaze,
    line = -1,
    clay = palette.stoneware,
    gloss = 0.75,
    specks = 0.5,
    second,
    rim,
    inside,
  } = options
  return (out, x, y, z, nx, ny, nz) => {
    const angle = Math.atan2(z, x)
    const wobble = 0.12 * noise(angle * 2.2, 3, 1) + 0.05 * noise(angle * 7, 9, 4)
    const covered = isInsideAbove(x, z, nx, nz, ny)
      ? 1
      : smoothstep(line - 0.02 + wobble, line + 0.03 + wobble, y)
    const isWithin = x * nx + z * nz < 0 || (ny > 0.6 && y > 0.3 && (rim === undefined || y < rim - 0.4))
    let tone = inside && isWithin ? inside : glaze
    if (second && !(inside && isWithin)) {
      const edge = second.above + 0.35 * noise(angle * 1.7, 5, 2) + 0.12 * noise(angle * 6, 1, 8)
      tone = blend(tone, second.glaze, smoothstep(edge - 0.5, edge + 0.25, y))
    }
    const cloud = 1 + 0.07 * fractalNoise(x * 0.5, y * 0.5, z * 0.5, 3)
    const pooled = line >= 0 ? 1 - 0.16 * smoothstep(line + 0.5, line, y) : 1
    const broken =
      rim === undefined ? 0 : 0.55 * smoothstep(rim - 0.34, rim - 0.02, y + 0.1 * noise(angle * 5, 2, 2))
    tone = blend(tone, clay, broken)
    const dots = 1 - covered * speckle(x, y, z, specks)
    const grit = 1 + 0.1 * noise(x * 9, y * 9, z * 9) + 0.05 * noise(x * 23, y * 23, z * 23)
    put(out, blend(clay, tone, covered), covered > 0.5 ? cloud * pooled * dots : grit)
    out.gloss = covered * gloss
    out.mirror = covered * (0.018 + 0.03 * gloss)
  }
}

function isInsideAbove(x: number, z: number, nx: number, nz: number, ny: number): boolean {
  return x * nx + z * nz < -0.05 || ny > 0.8
}

/** Bare fired clay: matte, with grit. */
export function bareClay(tone: Color): Material {
  return (out, x, y, z) => {
    const grit = 1 + 0.07 * noise(x * 8, y * 8, z * 8) + 0.05 * noise(x * 22, y * 22, z * 22)
    put(
      out,
      tone,
      grit * (1 + 0.06 * fractalNoise(x * 0.4, y * 0.4, z * 0.4, 3)) * (1 - 0.5 * speckle(x, y, z, 0.4)),
    )
  }
}

/** Faint rings left by the potter's fingers, in centimetres of height. */
export function throwingRings(depth = 0.012): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const angle = Math.atan2(z, x)
    return (
      depth * Math.sin(y * 6.5 + 0.9 * angle + noise(y * 1.3, angle, 3) * 1.6) +
      0.004 * noise(x * 3, y * 3, z * 3)
    )
  }
}

/** Writes a colour, made lighter or darker. */
export function put(out: Surface, tone: Color, gain: number): void {
  out.r = tone.r * gain
  out.g = tone.g * gain
  out.b = tone.b * gain
}

function speckle(x: number, y: number, z: number, amount: number): number {
  if (amount <= 0) return 0
  return Math.max(spots(x, y, z, 2.6, 0.34 * amount, 0.17), spots(x + 40, y, z, 5.6, 0.3 * amount, 0.2) * 0.8)
}

function spots(x: number, y: number, z: number, density: number, chance: number, size: number): number {
  const ix = Math.floor(x * density)
  const iy = Math.floor(y * density)
  const iz = Math.floor(z * density)
  const pick = hash(ix, iy, iz)
  if (pick > chance) return 0
  const cx = 0.25 + 0.5 * hash(ix, iy, iz + 311)
  const cy = 0.25 + 0.5 * hash(ix + 97, iy, iz)
  const cz = 0.25 + 0.5 * hash(ix, iy + 53, iz)
  const dx = x * density - ix - cx
  const dy = y * density - iy - cy
  const dz = z * density - iz - cz
  const r = size * (0.4 + 1.6 * (pick / chance))
  return 0.62 * smoothstep(r, r * 0.5, Math.sqrt(dx * dx + dy * dy + dz * dz))
}
