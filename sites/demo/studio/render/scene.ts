import type { Color } from './color.ts'
import type { Solid } from './solid.ts'
import { cross, minus, unit, type Vec } from './vector.ts'

/** The table that turns into the wall behind it in one soft curve, as in a photographer's studio. */
export interface Backdrop {
  readonly table: Color
  readonly wall: Color
  /** How far behind the origin the wall stands, in centimetres. */
  readonly depth: number
  /** Radius of the curve between table and wall; small for a real table edge against a wall. */
  readonly bend: number
  /** A pattern of the table's surface, such as cloth or boards. */
  readonly tableGrain?: (x: number, z: number) => number
}

/** Where the camera is and what it looks at. */
export interface Camera {
  readonly target: Vec
  readonly distance: number
  /** Degrees above the table. */
  readonly elevation: number
  /** Degrees around the things, positive to the right. */
  readonly azimuth?: number
  /** Degrees of view from top to bottom of the picture. */
  readonly view: number
}

/** The light of a scene: a window at the left and the room's own soft light. */
export interface Light {
  /** Points to the window. */
  readonly direction: Vec
  readonly key: number
  readonly room: number
  /** Share of the window's light at a point (bars, leaves), 0..1; by coordinates across the light. */
  readonly pattern?: (u: number, v: number) => number
  /** How quickly shadows get soft; small is softer. */
  readonly hardness: number
  /** A flame or a bulb among the things. */
  readonly lamp?: { readonly at: Vec; readonly power: number; readonly tone: Color }
}

/** Everything that is drawn. */
export interface Scene {
  readonly solids: readonly Solid[]
  readonly backdrop: Backdrop
  readonly camera: Camera
  readonly light: Light
  readonly exposure?: number
}

/** A ray's start and the directions that span the picture. */
export interface View {
  readonly eye: Vec
  readonly forward: Vec
  readonly right: Vec
  readonly up: Vec
  readonly scale: number
}

/** Works out a camera's view. */
export function viewOf({ target, distance, elevation, azimuth = 0, view }: Camera): View {
  const e = (elevation * Math.PI) / 180
  const a = (azimuth * Math.PI) / 180
  const eye: Vec = [
    target[0] + distance * Math.cos(e) * Math.sin(a),
    target[1] + distance * Math.sin(e),
    target[2] + distance * Math.cos(e) * Math.cos(a),
  ]
  const forward = unit(minus(target, eye))
  const right = unit(cross(forward, [0, 1, 0]))
  return { eye, forward, right, up: cross(right, forward), scale: Math.tan((view * Math.PI) / 360) }
}
