import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BlockBits, blockSize, noBits, placesOf, setBit } from './block-bits.ts'
import { rankHits } from './rank-hits.ts'
import type { ScoredSet } from './score-planes.ts'

type Scores = Readonly<Record<number, number>>

/** Sets of things by their scores, as an index has them: every other one as a list; what has none for a word is 0. */
function setsOf(scores: Scores): readonly ScoredSet[] {
  const sets = new Map<string, ScoredSet & { readonly set: BlockBits }>()
  for (const [text, score] of Object.entries(scores)) {
    const block = Math.floor(Number(text) / blockSize)
    const key = `${block} ${score}`
    const known = sets.get(key) ?? { block, score, set: noBits() }
    sets.set(key, known)
    setBit(known.set, Number(text) % blockSize, true)
  }
  return [...sets.values()].map((each, at) =>
    at % 2 === 0 ? each : { ...each, set: Uint16Array.from(placesOf(each.set)) },
  )
}

function bitsOf(numbers: readonly number[]): Map<number, BlockBits> {
  const bits = new Map<number, BlockBits>()
  for (const number of numbers) {
    const block = Math.floor(number / blockSize)
    const known = bits.get(block) ?? noBits()
    bits.set(block, known)
    setBit(known, number % blockSize, true)
  }
  return bits
}

const all = { within: null, without: new Map<number, BlockBits>(), offset: 0, limit: 1_000 }

describe('a ranking', () => {
  it('has what all words lead to, the best first, and of the same score the lowest number', () => {
    const words = [
      setsOf({ 3: 10, 4: 20, 5: 10, 9000: 10 }),
      setsOf({ 3: 7, 5: 7, 4: 1, 9000: 40, 9001: 60 }),
    ]
    expect(rankHits({ ...all, words })).toEqual({ numbers: [9_000, 4, 3, 5], total: 4 })
  })

  it('counts the best of what leads to a thing for a word', () => {
    const words = [[...setsOf({ 1: 5, 2: 6 }), ...setsOf({ 1: 9 })]]
    expect(rankHits({ ...all, words }).numbers).toEqual([1, 2])
  })

  it('leaves out what may not be found', () => {
    const words = [setsOf({ 1: 5, 2: 6, 5000: 7 })]
    expect(rankHits({ ...all, words, without: bitsOf([2]) })).toEqual({ numbers: [5_000, 1], total: 2 })
    expect(rankHits({ ...all, words, within: bitsOf([1, 2, 8]) })).toEqual({ numbers: [2, 1], total: 2 })
  })

  it('is in any of its parts what sorting all things gives', () => {
    const things = fc.dictionary(
      fc.tuple(fc.nat(2), fc.nat(8)).map(([block, place]) => String(block * blockSize + place * 3)),
      fc.integer({ min: 1, max: 130 }),
      { maxKeys: 80, size: 'max' },
    )
    fc.assert(
      fc.property(
        fc.array(things, { minLength: 1, maxLength: 3 }),
        fc.nat(40),
        fc.nat(20),
        (words, offset, limit) => {
          const numbers = Object.keys(words[0] ?? {}).filter((each) =>
            words.every((scores) => each in scores),
          )
          const sum = (each: string) => words.reduce((total, scores) => total + (scores[each] ?? 0), 0)
          const sorted = numbers.sort((one, other) => sum(other) - sum(one) || Number(one) - Number(other))
          expect(rankHits({ ...all, words: words.map(setsOf), offset, limit })).toEqual({
            numbers: sorted.slice(offset, offset + limit).map(Number),
            total: numbers.length,
          })
        },
      ),
    )
  })
})
