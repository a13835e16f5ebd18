import { expect, it } from 'vitest'
import { type DataExport, withSlice } from './data-export.ts'

const begun: DataExport = {
  ...{ id: 'export', kind: 'products', byName: '', createdAtMs: 1, state: 'running', message: '' },
  ...{ total: null, looked: 0, written: 0, left: [], isCut: false, after: '', bytes: 0 },
}

it('tells first what is missing altogether, whatever many others lose', () => {
  const lessened = Array.from({ length: 300 }, () => ({ name: 'Song', reason: 'Its file.', isIn: true }))
  const missing = { name: 'Room', reason: 'Paid access.' }
  const slice = { looked: 300, written: 300, left: lessened, next: 'b', bytes: 9 }
  const some = withSlice(begun, slice)
  const all = withSlice(some, { ...slice, left: [missing, ...lessened], next: null })
  expect(all.left.slice(0, 2)).toEqual([missing, lessened[0]])
  expect([some.left.length, all.left.length, all.isCut]).toEqual([200, 200, true])
})
