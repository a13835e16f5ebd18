/** Things are numbered; so many of them are a block, of which a word has one row. */
export const blockSize = 4_096

/** A bit for each thing of a block. */
export type BlockBits = Uint32Array<ArrayBuffer>

const wordsOfBlock = blockSize / 32

/** Bits of which none is set. */
export const noBits = (): BlockBits => new Uint32Array(wordsOfBlock)

/** How many bits are set. */
export function countBits(bits: BlockBits): number {
  let total = 0
  for (const each of bits) if (each !== 0) total += countOf(each)
  return total
}

function countOf(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The places of the bits that are set, in order; the first `most` of them. */
export function placesOf(bits: BlockBits, most = blockSize): number[] {
  const places: number[] = []
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      if (places.length === most) return places
      places.push(at * 32 + 31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
  return places
}

/** Whether a bit is set. */
export function hasBit(bits: BlockBits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** Sets a bit, or takes it away. */
export function setBit(bits: BlockBits, place: number, isSet: boolean): void {
  const at = place >>> 5
  const mask = 1 << (place & 31)
  bits[at] = isSet ? (bits[at] ?? 0) | mask : (bits[at] ?? 0) & ~mask
}

/** Bits that are set in both. */
export function bothBits(one: BlockBits, other: BlockBits): BlockBits {
  const both = noBits()
  for (let at = 0; at < wordsOfBlock; at += 1) both[at] = (one[at] ?? 0) & (other[at] ?? 0)
  return both
}

/** Sets all bits that are set in another. */
export function addBits(to: BlockBits, more: BlockBits): void {
  for (let at = 0; at < wordsOfBlock; at += 1) to[at] = (to[at] ?? 0) | (more[at] ?? 0)
}

/** Takes away all bits that are set in another. */
export function takeBits(from: BlockBits, gone: BlockBits): void {
  for (let at = 0; at < wordsOfBlock; at += 1) from[at] = (from[at] ?? 0) & ~(gone[at] ?? 0)
}
