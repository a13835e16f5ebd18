import { describe, expect, it } from 'vitest'
import { paperColumns } from './paper-columns.ts'

const page = { left: 56, right: 539 }
/** Each letter is five points wide, in heads six. */
const measure = { head: (text: string) => text.length * 6, cell: (text: string) => text.length * 5 }

describe('columns of a paper', () => {
  it('are as wide as the widest that stands in them, and end at the edge', () => {
    const columns = paperColumns(['Item', 'Quantity', 'Net'], [['Mug', '2', '1,234.00']], page, measure)
    expect(columns.ends).toEqual([539 - 10 - 40 - 10 - 48, 539 - 10 - 40, 539])
    expect([columns.letters, columns.firstWidth]).toEqual([9, 539 - 108 - 56])
  })

  it('have smaller letters where large amounts leave no room for what was bought', () => {
    const amounts = Array.from({ length: 6 }, () => '1,469,135,789.00')
    const heads = ['Item', ...amounts.map(() => 'Net')]
    const columns = paperColumns(heads, [['Mug', ...amounts]], page, measure)
    expect(columns.letters).toBe(6)
    expect(columns.firstWidth).toBeGreaterThan(70)
    for (const [place, end] of columns.ends.slice(1).entries())
      expect(end - (columns.ends[place] ?? 0)).toBeGreaterThanOrEqual((16 * 5 * 6) / 9 + 10)
  })
})
