import { describe, expect, it } from 'vitest'
import { excerptAround } from './excerpt-around.ts'

const long = `${'Clay waits under old linen. '.repeat(10)}Then the kettle pours over Café filters. ${'And so on. '.repeat(20)}`

describe('an excerpt', () => {
  it('is a short text as it is', () => {
    expect(excerptAround('A kettle.', ['kettle'])).toBe('A kettle.')
  })

  it('stands around the first of the words, whatever its accents, cut between words', () => {
    expect(excerptAround(long, ['cafe'])).toMatch(/^… .*Café filters\. And .* …$/)
    expect(excerptAround(long, ['cafe']).length).toBeLessThan(170)
  })

  it.each([
    ['茶'.repeat(300), /^茶{160} …$/],
    [`${'茶'.repeat(300)}壺${'茶'.repeat(300)}`, /^… 茶{50}壺茶{109} …$/],
    [`${'茶'.repeat(70)} ${'茶'.repeat(300)}壺${'茶'.repeat(9)}`, /^… 茶{50}壺茶{9}$/],
    [`👍 ${'👍'.repeat(300)}`, /^👍 (?:👍){78} …$/u],
  ])('is as short where a text has hardly a space: %s', (text, excerpt) => {
    expect(excerptAround(text, ['壺'])).toMatch(excerpt)
  })

  it('is the beginning of a text in which none of the words stands', () => {
    expect(excerptAround(long, ['lamp'])).toMatch(/^Clay waits .* …$/)
  })
})
