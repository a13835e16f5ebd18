import {
  addSet,
  type BlockBits,
  type BlockList,
  type BlockSet,
  blockSize,
  countBits,
  noBits,
  placesOf,
  wordsOfBlock,
} from '@vitrine/domain/search/block-bits'

/** Sets of things of a block by their codes. */
export type PostingSets = ReadonlyMap<number, BlockSet>

const bytesOfBits = blockSize / 8

/** A set of fewer things is kept as a list of their places, of two bytes each. */
const shortList = bytesOfBits / 2

/** A code, a form, and how many things; so that bits stand at a multiple of four, where they are read as they are. */
const bytesOfHead = 4

/** Reads what is kept of a word and a block: for each set its code, its form, its size, and its things as bits or as a list. */
export function readSets(text: string): PostingSets {
  const read = Buffer.from(text, 'base64')
  const bytes = read.byteOffset % 4 === 0 ? read : Buffer.from(new Uint8Array(read).buffer)
  const sets = new Map<number, BlockSet>()
  for (let at = 0; at < bytes.length; ) {
    const code = bytes[at] ?? 0
    const isList = bytes[at + 1] === 0
    const count = (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0) * 256
    at += bytesOfHead
    sets.set(code, isList ? listAt(bytes, at, count) : bitsAt(bytes, at))
    at += isList ? bytesOfList(count) : bytesOfBits
  }
  return sets
}

/** Sets as they are kept; '' when they are empty. */
export function writeSets(sets: ReadonlyMap<number, BlockBits>): string {
  const parts: Buffer[] = []
  for (const [code, bits] of [...sets].sort(([one], [other]) => one - other)) {
    const count = countBits(bits)
    if (count === 0) continue
    const isList = count < shortList
    parts.push(Buffer.from([code, isList ? 0 : 1, count % 256, Math.floor(count / 256)]))
    parts.push(isList ? listOf(bits) : Buffer.from(bits.buffer))
  }
  return Buffer.concat(parts).toString('base64')
}

/** Sets that can be changed. */
export function changeable(sets: PostingSets): Map<number, BlockBits> {
  return new Map(
    [...sets].map(([code, set]) => {
      const bits = noBits()
      addSet(bits, set)
      return [code, bits]
    }),
  )
}

const bytesOfList = (count: number) => Math.ceil(count / 2) * 4

function listAt(bytes: Buffer, from: number, count: number): BlockList {
  return new Uint16Array(bytes.buffer as ArrayBuffer, bytes.byteOffset + from, count)
}

function bitsAt(bytes: Buffer, from: number): BlockBits {
  return new Uint32Array(bytes.buffer as ArrayBuffer, bytes.byteOffset + from, wordsOfBlock)
}

function listOf(bits: BlockBits): Buffer {
  const places = placesOf(bits)
  const list = Buffer.alloc(bytesOfList(places.length))
  for (const [at, place] of places.entries()) list.writeUInt16LE(place, at * 2)
  return list
}
