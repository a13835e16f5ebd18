import { expect, it } from 'vitest'
import { PaceOfPages } from './pace-of-pages.ts'

function buildPace() {
  let nowMs = 0
  const pace = new PaceOfPages(() => nowMs)
  return (atMs: number, act = 'tags', websiteId = 'mugs') => {
    nowMs = atMs
    return pace.isDue(websiteId, act)
  }
}

it('has pages made again every three seconds while an act goes on, not at its beginning: it may be over soon', () => {
  const dueAt = buildPace()
  expect([500, 501, 3_499, 3_500, 3_501, 6_499, 6_500].map((atMs) => dueAt(atMs))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    true,
  ])
  expect([9_000, 11_999, 12_000].map((atMs) => dueAt(atMs, 'undo tags'))).toEqual([false, false, true])
})

it('tells acts of one site from those of another, and has the pages of each no sooner for a second act', () => {
  const dueAt = buildPace()
  expect([dueAt(0), dueAt(2_000, 'hide'), dueAt(2_000, 'tags of books', 'books')]).toEqual([
    false,
    false,
    false,
  ])
  expect([dueAt(3_000), dueAt(5_000, 'hide'), dueAt(5_000, 'tags of books', 'books')]).toEqual([
    true,
    false,
    true,
  ])
  expect(dueAt(6_000, 'hide')).toBe(true)
})
