import { expect, it } from 'vitest'
import type { AnyRow } from '../any-row.ts'
import { emptySelection, isSelected, rowsBetween, selectRows, stateOfPage } from './selection.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [AnyRow, AnyRow, AnyRow, AnyRow]
const page = [a, b, c]

it('keeps rows in the order of the list, however they were taken', () => {
  const first = selectRows(emptySelection, { page, rows: [c], isOn: true, anchor: 'c' })
  const both = selectRows(first, { page, rows: [a], isOn: true, anchor: 'a' })
  expect([...both.rows.keys()]).toEqual(['a', 'c'])
})

it('keeps rows of another page', () => {
  const other = selectRows(emptySelection, { page: [d], rows: [d], isOn: true, anchor: 'd' })
  const both = selectRows(other, { page, rows: [b], isOn: true, anchor: 'b' })
  expect([...both.rows.keys()]).toEqual(['d', 'b'])
  expect(stateOfPage(both, page)).toBe('some')
})

it('takes a range in either direction', () => {
  expect(rowsBetween(page, 'c', a)).toEqual([a, b, c])
  expect(rowsBetween(page, 'a', b)).toEqual([a, b])
  expect(rowsBetween(page, null, b)).toEqual([b])
  expect(rowsBetween(page, 'gone', b)).toEqual([b])
})

it('becomes the page without a row when one of all is left out', () => {
  const all = { ...emptySelection, isAll: true }
  expect(isSelected(all, d)).toBe(true)
  const some = selectRows(all, { page, rows: [b], isOn: false, anchor: 'b' })
  expect(some.isAll).toBe(false)
  expect([...some.rows.keys()]).toEqual(['a', 'c'])
})
