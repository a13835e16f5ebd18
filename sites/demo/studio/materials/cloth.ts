import { blend, type Color } from '../render/color.ts'
import { fractalNoise, noise } from '../render/noise.ts'
import type { Material, Solid } from '../render/solid.ts'
import { smoothstep } from '../render/vector.ts'
import { put } from './glaze.ts'

/** A woven cloth: its tone, and a stripe if it has one. */
export interface Cloth {
  readonly tone: Color
  readonly stripe?: { readonly tone: Color; readonly at: readonly number[]; readonly width: number }
  /** Threads per centimetre. */
  readonly threads?: number
}

/** Linen: uneven threads both ways, a little light through. */
export function linen({ tone, stripe, threads = 9 }: Cloth): Material {
  return (out, x, y, z) => {
    const along = noise(x * threads * 1.6, z * 0.7 + y * 0.7, 2)
    const across = noise((z + y) * threads * 1.6, x * 0.7, 5)
    const slub = 1 + 0.055 * along + 0.055 * across + 0.04 * fractalNoise(x * 0.3, y * 0.3, z * 0.3, 3)
    const striped = stripe?.at.some((at) => Math.abs(x - at) < stripe.width / 2) ?? false
    put(out, striped && stripe ? stripe.tone : tone, slub)
    out.through = 0.06
  }
}

/** The crossing threads of linen, as height. */
export function linenWeave(threads = 9, depth = 0.008): NonNullable<Solid['relief']> {
  const k = threads * Math.PI
  return (x, y, z) => {
    const u = x * k + 0.9 * noise(x * 2, z * 2, 1)
    const v = (z + y) * k + 0.9 * noise(x * 2, z * 2, 4)
    return depth * Math.sin(u) * Math.sin(v) + depth * 1.6 * noise(x * 1.4, y * 1.4, z * 1.4)
  }
}

/** The square pits of waffle weave, as height. */
export function waffleWeave(size = 0.62, depth = 0.07): NonNullable<Solid['relief']> {
  const k = Math.PI / size
  return (x, y, z) => {
    const pit = Math.abs(Math.sin(x * k)) * Math.abs(Math.sin((z + y) * k))
    return -depth * smoothstep(0.1, 1, pit) + 0.004 * noise(x * 9, y * 9, z * 9)
  }
}

/** Cloth on the table, as lighter and darker threads. */
export function tablecloth(strength = 0.06): (x: number, z: number) => number {
  return (x, z) =>
    strength *
    (0.5 * noise(x * 11, z * 0.8, 3) + 0.5 * noise(z * 11, x * 0.8, 8) + 0.4 * noise(x * 0.2, z * 0.2, 1))
}

/** Boards of a table, as lighter and darker grain. */
export function boards(width: number, strength = 0.2): (x: number, z: number) => number {
  return (x, z) => {
    const board = Math.floor(z / width)
    const gap = smoothstep(0.09, 0.03, Math.abs(z / width - Math.round(z / width)) * width)
    const grain = fractalNoise(
      x * 0.06 + board * 31,
      z * 1.5 + 0.5 * noise(x * 0.1, z * 0.3, board),
      board * 7,
      4,
    )
    return strength * grain + 0.08 * noise(board * 3.7, 1, 1) - 0.45 * gap
  }
}

/** Wood: grain that runs along x. */
export function wood(tone: Color, dark: Color, seed = 1): Material {
  return (out, x, y, z) => {
    const ring = Math.sin(
      6.5 * (z * 0.55 + y * 0.4 + 0.8 * fractalNoise(x * 0.05, y * 0.25 + seed * 9, z * 0.25, 3)) * 2,
    )
    const fibre = noise(x * 0.6, y * 16, z * 16 + seed)
    put(out, blend(tone, dark, 0.28 + 0.26 * ring + 0.12 * fibre), 1)
    out.gloss = 0.25
    out.mirror = 0.012
  }
}
