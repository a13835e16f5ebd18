import { describe, expect, it } from 'vitest'
import { isMeant } from './asked-words.ts'
import { postingsOf } from './postings.ts'
import { wordLevels } from './word-levels.ts'

const levels = (texts: Partial<Record<'title' | 'terms' | 'text', string>>) =>
  Object.fromEntries(wordLevels({ title: '', terms: '', text: '', ...texts }))

describe('the level of a word', () => {
  it('is higher in a title than among terms, and there than in a text', () => {
    const { kettle = 0, copper = 0, pour = 0 } = levels({ title: 'Kettle', terms: 'copper', text: 'pour' })
    expect(kettle).toBeGreaterThan(copper)
    expect(copper).toBeGreaterThan(pour)
  })

  it('is higher in a short title, and where a text has it often', () => {
    expect(levels({ title: 'Mug' }).mug).toBeGreaterThan(
      levels({ title: 'Mug for the garden with a lid' }).mug ?? 0,
    )
    expect(levels({ text: 'mug mug mug' }).mug).toBeGreaterThan(levels({ text: 'mug' }).mug ?? 0)
  })

  it('knows words without case and accents', () => {
    expect(Object.keys(levels({ title: 'Café CAFE', text: 'P77-1' })).sort()).toEqual(['1', 'cafe', 'p77'])
  })
})

describe('what leads to a thing', () => {
  it('is each word, and each beginning of two letters and more', () => {
    const postings = postingsOf(
      new Map([
        ['mug', 9],
        ['mu', 2],
        ['a', 1],
        ['#shop', 0],
      ]),
    )
    expect(Object.fromEntries(postings)).toEqual({ mug: [9], mu: [2, 25], a: [1], '#shop': [0] })
  })
})

describe('a word of a text', () => {
  it('is meant by its beginning and by a slip', () => {
    expect(isMeant('ket', 'kettle')).toBe(true)
    expect(isMeant('kettel', 'kettle')).toBe(true)
    expect(isMeant('k', 'kettle')).toBe(false)
    expect(isMeant('lamp', 'kettle')).toBe(false)
  })
})
