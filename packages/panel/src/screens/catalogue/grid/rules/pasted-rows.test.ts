import { expect, it } from 'vitest'
import { pastedRows, unfitRows } from './pasted-rows.ts'

const clipboard = (data: Readonly<Record<string, string>>) => ({
  types: Object.keys(data),
  getData: (type: string) => data[type] ?? '',
})

it('counts the rows of a table, and the lines of plain text', () => {
  const html = '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>'
  expect(pastedRows(clipboard({ 'text/html': html, 'text/plain': '1\n2\n3' }))).toBe(2)
  expect(pastedRows(clipboard({ 'text/html': '<b>1</b>' }))).toBe(1)
  expect(pastedRows(clipboard({ 'text/plain': '1\r\n2\r\n3\r\n' }))).toBe(3)
  expect(pastedRows(clipboard({ 'text/plain': '"one\ncell"\tb\n2\tb' }))).toBe(2)
})

it('finds no room for rows behind the last one; a single one is put into all that are chosen', () => {
  expect(unfitRows(300, { row: 0, rowCount: 100 })).toBe(200)
  expect(unfitRows(3, { row: 98, rowCount: 100 })).toBe(1)
  expect(unfitRows(2, { row: 98, rowCount: 100 })).toBe(0)
  expect(unfitRows(1, { row: 99, rowCount: 100 })).toBe(0)
})
