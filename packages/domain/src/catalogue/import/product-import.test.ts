import { expect, it } from 'vitest'
import { beginImport, furtherImport } from './product-import.ts'

it('says of no row that it was used whose product was left out', () => {
  const reason = 'It is not counted in the file.'
  const own = { id: 'i', fileName: 'cups.csv', byName: 'Ada', createdAtMs: 1 }
  const problems = [2, 3].map((line) => ({ line, reason, isUsed: true }))
  const begun = beginImport(own, { total: 2, unread: 0, problems })
  const more = { count: 2, added: 1, updated: 0, leftOut: [3], problems: [], missingPictures: [] }
  expect(furtherImport(begun, more)).toMatchObject({
    state: 'done',
    problems: [problems[0], { line: 3, reason }],
  })
  expect(furtherImport(begun, more).problems[1]).not.toHaveProperty('isUsed')
})
