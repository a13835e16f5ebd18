/** Things are numbered; so many of them are a block, of which a word has one row. */
export const blockSize = 4_096

/** A bit for each thing of a block. */
export type BlockBits = Uint32Array<ArrayBuffer>

/** Places of things in a block, in order. */
export type BlockList = Uint16Array<ArrayBuffer>

/** Things of a block: as a list when they are few. */
export type BlockSet = BlockBits | BlockList

export const wordsOfBlock = blockSize / 32

/** Bits of which none is set. */
export const noBits = (): BlockBits => new Uint32Array(wordsOfBlock)

/** How many things are in a set. */
export function sizeOf(set: BlockSet): number {
  return set instanceof Uint16Array ? set.length : countBits(set)
}

/** How many bits are set. */
export function countBits(bits: BlockBits): number {
  let total = 0
  for (let at = 0; at < bits.length; at += 1) total += countOf(bits[at] ?? 0)
  return total
}

/** How many bits of a number are set. */
export function countOf(word: number): number {
  if (word === 0) return 0
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The places of the bits that are set, in order. */
export function placesOf(bits: BlockBits): number[] {
  const places: number[] = []
  for (let at = 0; at < bits.length; at += 1) addPlaces(places, bits[at] ?? 0, at * 32)
  return places
}

/** Adds the places of the bits of a number, of which the first stands at `from`. */
export function addPlaces(places: number[], word: number, from: number): void {
  for (let left = word; left !== 0; left &= left - 1) places.push(from + 31 - Math.clz32(left & -left))
}

/** Sets a bit, or takes it away. */
export function setBit(bits: BlockBits, place: number, isSet: boolean): void {
  const at = place >>> 5
  const mask = 1 << (place & 31)
  bits[at] = isSet ? (bits[at] ?? 0) | mask : (bits[at] ?? 0) & ~mask
}

/** Sets the bits of all things of a set. */
export function addSet(to: BlockBits, set: BlockSet): void {
  if (set instanceof Uint16Array) for (const place of set) setBit(to, place, true)
  else for (let at = 0; at < wordsOfBlock; at += 1) to[at] = (to[at] ?? 0) | (set[at] ?? 0)
}
