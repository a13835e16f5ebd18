/** A repeatable number in 0..1 for a lattice point. */
export function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth noise in -1..1, one bump per unit of length. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const u = ease(x - ix)
  const v = ease(y - iy)
  const w = ease(z - iz)
  const near = plane(ix, iy, iz, u, v)
  const far = plane(ix, iy, iz + 1, u, v)
  return (near + (far - near) * w) * 2 - 1
}

/** Noise with finer noise upon it, about -1..1. */
export function fractalNoise(x: number, y: number, z: number, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale, z * scale)
    weight *= 0.5
    scale *= 2.03
  }
  return sum
}

/** A repeatable stream of numbers in 0..1. */
export function randomStream(seed: number): () => number {
  let count = 0
  return () => {
    count += 1
    return hash(seed, count, 7)
  }
}

/** A smooth sway in about -1..1 that costs little: for the shape of cloth, asked for at every step of a ray. */
export function sway(x: number, y: number, seed: number): number {
  const a = Math.sin(x * 2.1 + seed * 1.7 + 1.3 * Math.sin(y * 1.3 + seed))
  return 0.6 * a + 0.4 * Math.sin(y * 2.7 - seed * 2.3 + 1.1 * Math.sin(x * 1.7))
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function plane(ix: number, iy: number, iz: number, u: number, v: number): number {
  const a = hash(ix, iy, iz)
  const b = hash(ix + 1, iy, iz)
  const c = hash(ix, iy + 1, iz)
  const d = hash(ix + 1, iy + 1, iz)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}
