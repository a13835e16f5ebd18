import { type Color, color } from '../render/color.ts'
import { noise } from '../render/noise.ts'
import type { Backdrop, Camera, Light, Scene } from '../render/scene.ts'
import type { Solid } from '../render/solid.ts'
import { smoothstep, unit, type Vec } from '../render/vector.ts'

/** A picture to draw: the file's name and what is in it. Scenes are built only when drawn. */
export interface Shot {
  readonly file: string
  /** `tall` is 4:5, for products; `wide` is 16:9, for pages and the journal. */
  readonly shape: 'tall' | 'wide'
  readonly scene: () => Scene | Promise<Scene>
}

/** Papers that the things stand on. */
export const papers = {
  warm: color('#dfd3c2'),
  pale: color('#e6dfd4'),
  clay: color('#cfa88e'),
  sea: color('#a9b8b9'),
  mist: color('#c9d0cf'),
  moss: color('#b3b69c'),
  sand: color('#d6c2a4'),
  dusk: color('#8f8a86'),
  ink: color('#4a5058'),
} as const

/** What a studio shot is made of; the light is the same window for all. */
export interface StudioShot {
  readonly solids: readonly Solid[]
  readonly paper: Color
  readonly wall?: Color
  readonly camera: Camera
  readonly light?: Partial<Light>
  readonly backdrop?: Partial<Backdrop>
  readonly exposure?: number
}

/** A camera that sees that many centimetres from top to bottom. */
export function frame(target: Vec, tall: number, elevation: number, azimuth = 0): Camera {
  return { target, distance: tall / 2 / Math.tan((8.5 * Math.PI) / 180), elevation, azimuth, view: 17 }
}

/** A still life on seamless paper, lit by the window at the left. */
export function studio({
  solids,
  paper,
  wall = paper,
  camera,
  light,
  backdrop,
  exposure = 1,
}: StudioShot): Scene {
  return {
    solids,
    backdrop: { table: paper, wall, depth: 26, bend: 14, ...backdrop },
    camera,
    light: { direction: unit([-0.66, 0.68, 0.3]), key: 0.98, room: 0.5, hardness: 6.5, ...light },
    exposure: exposure * 1.07,
  }
}

/** Light through a window with bars, softly edged; `size` is a pane's width in centimetres. */
export function windowBars(size: number, offsetU = 0, offsetV = 0): NonNullable<Light['pattern']> {
  return (u, v) => {
    const pane = edge((u - offsetU) / size) * edge((v - offsetV) / (size * 1.35))
    const frame =
      smoothstep(2.15, 1.95, Math.abs((u - offsetU) / size)) *
      smoothstep(1.6, 1.4, Math.abs((v - offsetV) / (size * 1.35)))
    return 0.45 + 0.55 * pane * frame
  }
}

/** Light through leaves that move before the window. */
export function leafShade(size: number, seed: number, strength = 0.6): NonNullable<Light['pattern']> {
  return (u, v) => {
    const a = noise(u / size + v / (size * 3), v / (size * 2.4) - u / (size * 4), seed)
    const b = noise(u / (size * 0.55) - v / size, v / (size * 1.3), seed + 9)
    return 1 - strength * smoothstep(0.05, 0.4, a * 0.8 + b * 0.45)
  }
}

function edge(position: number): number {
  const away = Math.abs(position - Math.round(position))
  return smoothstep(0.025, 0.07, away)
}
