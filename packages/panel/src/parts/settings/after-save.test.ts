import { expect, it } from 'vitest'
import { afterSave, isSameButBlanks } from './after-save.ts'

const then = { title: 'Cup ', urlId: 'cup', bodyHtml: '<p>Words. </p>', tags: ['a'] }

it('shows what the server made of what was sent', () => {
  const saved = { ...then, title: 'Cup', urlId: 'cup-2' }
  expect(afterSave(then, then, saved)).toEqual({ ...saved, title: 'Cup ' })
})

it('keeps what was typed while it was on its way', () => {
  const now = { ...then, title: 'Cup of tea', bodyHtml: '<p>Words. After</p>', tags: ['a', 'b'] }
  const saved = { title: 'Cup', urlId: 'cup-2', bodyHtml: '<p>Words.</p>', tags: ['a'] }
  expect(afterSave(then, now, saved)).toEqual({ ...now, urlId: 'cup-2' })
})

it('takes blanks at the ends of texts for nothing, and words for something', () => {
  expect(isSameButBlanks(then, { ...then, title: 'Cup', bodyHtml: '<p>Words.</p>' })).toBe(true)
  expect(isSameButBlanks(then, { ...then, title: 'Cups' })).toBe(false)
  expect(isSameButBlanks({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 })).toBe(true)
  expect(isSameButBlanks({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSameButBlanks({ a: [1] }, { a: [1, 2] })).toBe(false)
  expect(isSameButBlanks({ a: null }, { a: {} })).toBe(false)
  expect(isSameButBlanks('<p>a <b>b</b></p>', '<p>a<b>b</b></p>')).toBe(false)
})
