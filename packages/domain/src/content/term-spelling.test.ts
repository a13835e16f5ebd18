import { describe, expect, it } from 'vitest'
import { hasNewTerms, settleTerms, spelledAsKnown } from './term-spelling.ts'

describe('the spelling of categories and tags', () => {
  it('is the known one where capitals alone differ, and their own where nothing is like them', () => {
    expect(settleTerms([' news', 'Rain', ''], { known: ['News', 'Snow'], before: [] })).toEqual([
      'News',
      'Rain',
    ])
    expect(spelledAsKnown('NEWS', ['News'])).toBe('News')
  })

  it('stays with each of two that were there before capitals counted for nothing', () => {
    expect(settleTerms(['news', 'News'], { known: [], before: ['News', 'news'] })).toEqual(['news', 'News'])
    expect(settleTerms(['NEWS'], { known: ['News', 'news'], before: [] })).toEqual(['News'])
  })

  it('can be changed where nothing else is known by it', () => {
    expect(settleTerms(['News'], { known: [], before: ['news'] })).toEqual(['News'])
  })

  it('is that of the first where a term is new and given twice', () => {
    expect(settleTerms(['Mug', 'mug', 'Mug '], { known: [], before: [] })).toEqual(['Mug'])
  })
})

describe('a term that something did not have before', () => {
  it('is one that is spelled otherwise', () => {
    const before = { categories: ['News'], tags: ['sky'] }
    expect(hasNewTerms({ categories: ['News '], tags: [] }, before)).toBe(false)
    expect(hasNewTerms({ categories: [], tags: ['Sky'] }, before)).toBe(true)
    expect(hasNewTerms({ categories: ['News'], tags: [] }, null)).toBe(true)
  })
})
