import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedSlipKeys, forgivenSlips, slipBetween, slipKeys } from './near-words.ts'

const letters = 'abcde'
const wordOf = (min: number, max: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: min, maxLength: max }).map((all) => all.join(''))

/** A slip of a hand: a letter that is wrong, missing or too many. */
const slips = fc.record({
  kind: fc.constantFrom('wrong', 'missing', 'more'),
  at: fc.nat(12),
  letter: fc.constantFrom(...letters),
})
const slipOf = (word: string, { kind, at, letter }: { kind: string; at: number; letter: string }) => {
  const place = at % word.length
  const [before, after] = [word.slice(0, place), word.slice(place + 1)]
  return kind === 'missing'
    ? before + after
    : kind === 'wrong'
      ? before + letter + after
      : word.slice(0, place) + letter + word.slice(place)
}

describe('a written word', () => {
  it('is forgiven nothing when it is short or a number, then one slip, then two', () => {
    expect(['at', 'mug', 'kettle', 'teakettle', 'p771234567'].map(forgivenSlips)).toEqual([0, 1, 1, 2, 0])
  })

  it('tells a slip from a swap, and from another word', () => {
    expect(slipBetween('mgu', 'mug', 1)).toEqual({ kind: 'swapped' })
    expect(slipBetween('kettel', 'kettle', 1)).toEqual({ kind: 'swapped' })
    expect(slipBetween('boal', 'bowl', 1)).toEqual({ kind: 'letters', count: 1 })
    expect(slipBetween('mug', 'mug', 1)).toBeNull()
    expect(slipBetween('lamp', 'bowl', 1)).toBeNull()
  })

  it('shares a key with each word that is as many slips away as it is forgiven', () => {
    fc.assert(
      fc.property(wordOf(3, 12), slips, slips, (written, one, other) => {
        const most = forgivenSlips(written)
        const word = most === 2 ? slipOf(slipOf(written, one), other) : slipOf(written, one)
        const keys = new Set(slipKeys(word))
        expect(askedSlipKeys(written, most).some((key) => keys.has(key))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('shares one with a word in which two neighbours are swapped', () => {
    for (const [written, word] of [
      ['mgu', 'mug'],
      ['tabel', 'table'],
      ['chiar', 'chair'],
    ] as const)
      expect(askedSlipKeys(written, 1).filter((key) => slipKeys(word).includes(key))).not.toEqual([])
  })
})
