import { expect, it } from 'vitest'
import { PaceOfPages } from './pace-of-pages.ts'

it('has the pages of each site made again every three seconds while acts go on', () => {
  let nowMs = 500
  const pace = new PaceOfPages(() => nowMs)
  const dueAt = (atMs: number, websiteId = 'mugs') => {
    nowMs = atMs
    return pace.isDue(websiteId)
  }
  expect([dueAt(500), dueAt(501), dueAt(501, 'books'), dueAt(3_499), dueAt(3_500), dueAt(3_501)]).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ])
})
