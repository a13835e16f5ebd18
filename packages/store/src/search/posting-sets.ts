import {
  type BlockBits,
  blockSize,
  countBits,
  noBits,
  placesOf,
  setBit,
} from '@vitrine/domain/search/block-bits'

/** Sets of things of a block by their codes. */
export type PostingSets = Map<number, BlockBits>

const bytesOfBits = blockSize / 8

/** A set of fewer things is kept as a list of their places, of two bytes each. */
const shortList = bytesOfBits / 2

const bytesOfHead = 4

/** Reads what is kept of a word and a block: for each set its code, its form, its size, and its things as bits or as a list. */
export function readSets(text: string): PostingSets {
  const bytes = Buffer.from(text, 'base64')
  const sets: PostingSets = new Map()
  for (let at = 0; at < bytes.length; ) {
    const code = bytes.readUInt8(at)
    const isList = bytes.readUInt8(at + 1) === 0
    const count = bytes.readUInt16LE(at + 2)
    at += bytesOfHead
    sets.set(code, isList ? bitsOfList(bytes, at, count) : bitsOfBytes(bytes, at))
    at += isList ? count * 2 : bytesOfBits
  }
  return sets
}

/** Sets as they are kept; '' when they are empty. */
export function writeSets(sets: PostingSets): string {
  const parts: Buffer[] = []
  for (const [code, bits] of [...sets].sort(([one], [other]) => one - other)) {
    const count = countBits(bits)
    if (count === 0) continue
    const isList = count < shortList
    const head = Buffer.alloc(bytesOfHead)
    head.writeUInt8(code, 0)
    head.writeUInt8(isList ? 0 : 1, 1)
    head.writeUInt16LE(count, 2)
    parts.push(head, isList ? listOf(bits) : Buffer.from(bits.buffer))
  }
  return Buffer.concat(parts).toString('base64')
}

function bitsOfList(bytes: Buffer, from: number, count: number): BlockBits {
  const bits = noBits()
  for (let each = 0; each < count; each += 1) setBit(bits, bytes.readUInt16LE(from + each * 2), true)
  return bits
}

function bitsOfBytes(bytes: Buffer, from: number): BlockBits {
  const copy = new Uint8Array(bytesOfBits)
  copy.set(bytes.subarray(from, from + bytesOfBits))
  return new Uint32Array(copy.buffer)
}

function listOf(bits: BlockBits): Buffer {
  const places = placesOf(bits)
  const list = Buffer.alloc(places.length * 2)
  for (const [at, place] of places.entries()) list.writeUInt16LE(place, at * 2)
  return list
}
