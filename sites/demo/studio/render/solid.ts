import type { Vec } from './vector.ts'

/** What a material says of one point; colours are linear light. */
export interface Surface {
  r: number
  g: number
  b: number
  /** 0: matte as paper; 1: polished as a glaze. */
  gloss: number
  /** Share of light mirrored when seen straight on. */
  mirror: number
  /** Light given off. */
  glow: number
  /** Light let through from behind, as by thin paper or cloth. */
  through: number
}

/** Writes the look of a point, given where it is on the thing (its own coordinates) and how it faces. */
export type Material = (
  out: Surface,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
) => void

/** A thing in a scene, described by how far any point is from its skin (negative inside). */
export interface Solid {
  /** A sphere that holds all of it. */
  readonly center: Vec
  readonly radius: number
  readonly distance: (x: number, y: number, z: number) => number
  readonly paint: Material
  /** Fine height of the skin in centimetres, seen only in how it catches light. */
  readonly relief?: (x: number, y: number, z: number) => number
  /** A flame or a lit shade: it casts no shadow. */
  readonly isLamp?: boolean
}

/** Where a thing stands, how it is turned (degrees; first tilt about x, then roll about z, then turn about y) and its size. */
export interface Placement {
  readonly at?: Vec
  readonly turn?: number
  readonly tilt?: number
  readonly roll?: number
  readonly scale?: number
}

/** A turn and a shift: rows of the turn, then where it goes, then the size. */
interface Move {
  readonly turn: Matrix
  readonly at: Vec
  readonly scale: number
}

/** What a placed thing was made from, so that a second placement is folded into the first. */
const made = new WeakMap<Solid, { readonly base: Solid; readonly move: Move }>()

/** Puts a thing somewhere else. */
export function place(
  solid: Solid,
  { at = [0, 0, 0], turn = 0, tilt = 0, roll = 0, scale = 1 }: Placement,
): Solid {
  const move = { turn: rotation(tilt, roll, turn), at, scale }
  const before = made.get(solid)
  const base = before?.base ?? solid
  const whole = before ? after(move, before.move) : move
  const placed = moved(base, whole)
  made.set(placed, { base, move: whole })
  return placed
}

function moved(solid: Solid, { turn: m, at, scale }: Move): Solid {
  const [a, b, c, d, e, f, g, h, i] = m
  const [ox, oy, oz] = at
  const inverse = 1 / scale
  const { relief } = solid
  return {
    center: carry({ turn: m, at, scale }, solid.center),
    radius: solid.radius * scale,
    ...(solid.isLamp && { isLamp: true }),
    distance: (x, y, z) => {
      const px = (x - ox) * inverse
      const py = (y - oy) * inverse
      const pz = (z - oz) * inverse
      return (
        solid.distance(a * px + d * py + g * pz, b * px + e * py + h * pz, c * px + f * py + i * pz) * scale
      )
    },
    paint: (out, x, y, z, nx, ny, nz) => {
      const px = (x - ox) * inverse
      const py = (y - oy) * inverse
      const pz = (z - oz) * inverse
      solid.paint(
        out,
        a * px + d * py + g * pz,
        b * px + e * py + h * pz,
        c * px + f * py + i * pz,
        a * nx + d * ny + g * nz,
        b * nx + e * ny + h * nz,
        c * nx + f * ny + i * nz,
      )
    },
    ...(relief && {
      relief: (x: number, y: number, z: number) => {
        const px = (x - ox) * inverse
        const py = (y - oy) * inverse
        const pz = (z - oz) * inverse
        return relief(a * px + d * py + g * pz, b * px + e * py + h * pz, c * px + f * py + i * pz) * scale
      },
    }),
  }
}

function carry({ turn, at, scale }: Move, [x, y, z]: Vec): Vec {
  const [a, b, c, d, e, f, g, h, i] = turn
  return [
    at[0] + (a * x + b * y + c * z) * scale,
    at[1] + (d * x + e * y + f * z) * scale,
    at[2] + (g * x + h * y + i * z) * scale,
  ]
}

function after(second: Move, first: Move): Move {
  const [a, b, c, d, e, f, g, h, i] = second.turn
  const [j, k, l, m, n, o, p, q, r] = first.turn
  return {
    turn: [
      a * j + b * m + c * p,
      a * k + b * n + c * q,
      a * l + b * o + c * r,
      d * j + e * m + f * p,
      d * k + e * n + f * q,
      d * l + e * o + f * r,
      g * j + h * m + i * p,
      g * k + h * n + i * q,
      g * l + h * o + i * r,
    ],
    at: carry(second, first.at),
    scale: second.scale * first.scale,
  }
}

/** Puts several things somewhere else together. */
export function placeAll(solids: readonly Solid[], placement: Placement): Solid[] {
  return solids.map((solid) => place(solid, placement))
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

function rotation(tilt: number, roll: number, turn: number): Matrix {
  const [st, ct] = sinCos(tilt)
  const [sr, cr] = sinCos(roll)
  const [su, cu] = sinCos(turn)
  // turn(y) * roll(z) * tilt(x)
  return [
    cu * cr,
    -cu * sr * ct + su * st,
    cu * sr * st + su * ct,
    sr,
    cr * ct,
    -cr * st,
    -su * cr,
    su * sr * ct + cu * st,
    -su * sr * st + cu * ct,
  ]
}

function sinCos(degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180
  return [Math.sin(radians), Math.cos(radians)]
}
