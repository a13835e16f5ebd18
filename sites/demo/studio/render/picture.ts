import { toByte } from './color.ts'
import { backdropHit, Field } from './march.ts'
import { randomStream } from './noise.ts'
import { type Scene, viewOf } from './scene.ts'
import { Shader } from './shade.ts'

/** A picture's size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Draws a scene as rows of red, green, blue bytes. */
export function drawPicture(scene: Scene, size: Size, seed: number): Uint8Array {
  const trace = tracer(scene, size)
  const light = new Sketch(size, trace).finish()
  smoothEdges(light, size, trace)
  return develop(light, size, seed)
}

/** Widest square of plain paper that is filled in from its corners. */
const widestSquare = 4

/** Looks at every pixel of the things, and at paper and wall only as closely as they change. */
class Sketch {
  readonly #size: Size
  readonly #trace: Trace
  readonly #light: Float32Array
  /** 0: not looked at yet; 1: paper or wall; 2: a thing. */
  readonly #seen: Uint8Array

  constructor(size: Size, trace: Trace) {
    this.#size = size
    this.#trace = trace
    this.#light = new Float32Array(size.width * size.height * 3)
    this.#seen = new Uint8Array(size.width * size.height)
  }

  finish(): Float32Array {
    const { width, height } = this.#size
    for (let y = 0; y < height; y += widestSquare) {
      for (let x = 0; x < width; x += widestSquare) this.#fill(x, y, widestSquare)
    }
    return this.#light
  }

  #fill(x: number, y: number, side: number): void {
    const { width, height } = this.#size
    if (x >= width || y >= height) return
    const right = Math.min(width - 1, x + side)
    const low = Math.min(height - 1, y + side)
    const corners = [
      this.#look(x, y),
      this.#look(right, y),
      this.#look(x, low),
      this.#look(right, low),
    ] as const
    if (side === 1) return
    if (this.#isPlain(corners)) {
      this.#spread(x, y, right, low, corners)
      return
    }
    const half = side / 2
    this.#fill(x, y, half)
    this.#fill(x + half, y, half)
    this.#fill(x, y + half, half)
    this.#fill(x + half, y + half, half)
  }

  #look(x: number, y: number): number {
    const pixel = y * this.#size.width + x
    if (!this.#seen[pixel]) {
      this.#seen[pixel] = this.#trace(x + 0.5, y + 0.5, this.#light, pixel * 3, 1) ? 2 : 1
    }
    return pixel
  }

  #isPlain([a, b, c, d]: Corners): boolean {
    const isPaper = [a, b, c, d].every((pixel) => this.#seen[pixel] === 1)
    const worst = (p: number, q: number): number => contrast(this.#light, p * 3, q * 3)
    return isPaper && Math.max(worst(a, d), worst(b, c), worst(a, b), worst(c, d)) < 0.016
  }

  #spread(x: number, y: number, right: number, low: number, [a, b, c, d]: Corners): void {
    const light = this.#light
    for (let py = y; py <= low; py++) {
      const v = (py - y) / Math.max(1, low - y)
      for (let px = x; px <= right; px++) {
        const pixel = py * this.#size.width + px
        if (this.#seen[pixel]) continue
        const u = (px - x) / Math.max(1, right - x)
        for (let i = 0; i < 3; i++) {
          const top = (light[a * 3 + i] ?? 0) * (1 - u) + (light[b * 3 + i] ?? 0) * u
          const bottom = (light[c * 3 + i] ?? 0) * (1 - u) + (light[d * 3 + i] ?? 0) * u
          light[pixel * 3 + i] = top * (1 - v) + bottom * v
        }
      }
    }
  }
}

type Corners = readonly [number, number, number, number]

/** Adds the light of a point of the picture, and says whether it is on a thing. */
type Trace = (px: number, py: number, into: Float32Array, at: number, share: number) => boolean

function tracer(scene: Scene, { width, height }: Size): Trace {
  const field = new Field(scene.solids)
  const shader = new Shader(scene, field)
  const { eye, forward, right, up, scale } = viewOf(scene.camera)
  const exposure = scene.exposure ?? 1
  const { out } = shader
  return (px, py, into, at, share) => {
    const u = ((px - width / 2) / (height / 2)) * scale
    const v = ((height / 2 - py) / (height / 2)) * scale
    let dx = forward[0] + right[0] * u + up[0] * v
    let dy = forward[1] + right[1] * u + up[1] * v
    let dz = forward[2] + right[2] * u + up[2] * v
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    dx /= length
    dy /= length
    dz /= length
    const far = backdropHit(scene.backdrop, eye[1], eye[2], dy, dz)
    const t = field.hit(eye[0], eye[1], eye[2], dx, dy, dz, far)
    const reach = t < 0 ? far : t
    const x = eye[0] + dx * reach
    const y = eye[1] + dy * reach
    const z = eye[2] + dz * reach
    if (t >= 0 && field.nearest) shader.thing(field.nearest, x, y, z, dx, dy, dz, t)
    else shader.backdrop(x, y, z, dx, dy, dz)
    into[at] = (into[at] ?? 0) + shoulder(out.r * exposure) * share
    into[at + 1] = (into[at + 1] ?? 0) + shoulder(out.g * exposure) * share
    into[at + 2] = (into[at + 2] ?? 0) + shoulder(out.b * exposure) * share
    return t >= 0
  }
}

/** Bends bright light towards white the way film does. */
function shoulder(light: number): number {
  const knee = 0.55
  return light < knee ? light : knee + (1 - knee) * Math.tanh((light - knee) / (1 - knee))
}

const cornersOfPixel = [
  [0.125, 0.625],
  [0.375, 0.125],
  [0.625, 0.875],
  [0.875, 0.375],
  [0.5, 0.5],
] as const

/** Looks again, five times, at pixels that differ much from a neighbour. */
function smoothEdges(light: Float32Array, { width, height }: Size, trace: Trace): void {
  const rough: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3
      if (contrast(light, at, at + 3) + contrast(light, at, at + width * 3) > 0.09) {
        rough.push(y * width + x, y * width + x + 1, (y + 1) * width + x)
      }
    }
  }
  for (const pixel of new Set(rough)) {
    const at = pixel * 3
    light[at] = light[at + 1] = light[at + 2] = 0
    for (const [sx, sy] of cornersOfPixel) {
      trace((pixel % width) + sx, Math.floor(pixel / width) + sy, light, at, 1 / cornersOfPixel.length)
    }
  }
}

function contrast(light: Float32Array, a: number, b: number): number {
  let sum = 0
  for (let i = 0; i < 3; i++) {
    sum += Math.abs(Math.sqrt(Math.max(0, light[a + i] ?? 0)) - Math.sqrt(Math.max(0, light[b + i] ?? 0)))
  }
  return sum
}

/** Colours are kept a little quieter than they fall. */
const calm = 0.8

function byteOf(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
}

/** Turns light into bytes: a little deeper shadows, darker corners and the grain of film. */
function develop(light: Float32Array, { width, height }: Size, seed: number): Uint8Array {
  const bytes = new Uint8Array(light.length)
  const random = randomStream(seed)
  for (let y = 0; y < height; y++) {
    const fromMiddle = ((y / height - 0.5) * 2) ** 2
    for (let x = 0; x < width; x++) {
      const corner = fromMiddle + ((x / width - 0.5) * 2) ** 2
      const gain = 1 - 0.055 * corner * corner * 0.5
      const grain = (random() + random() - 1) * 1.7
      const at = (y * width + x) * 3
      const red = contrasty(toByte((light[at] ?? 0) * gain))
      const green = contrasty(toByte((light[at + 1] ?? 0) * gain))
      const blue = contrasty(toByte((light[at + 2] ?? 0) * gain))
      const grey = 0.3 * red + 0.59 * green + 0.11 * blue
      bytes[at] = byteOf(grey + (red - grey) * calm + grain)
      bytes[at + 1] = byteOf(grey + (green - grey) * calm + grain)
      bytes[at + 2] = byteOf(grey + (blue - grey) * calm + grain)
    }
  }
  return bytes
}

function contrasty(byte: number): number {
  const t = byte / 255
  const s = t * t * (3 - 2 * t)
  return 255 * (t + (s - t) * 0.16)
}
