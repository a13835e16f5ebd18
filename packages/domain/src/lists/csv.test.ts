import { describe, expect, it } from 'vitest'
import { csvLine, plainCell } from './csv.ts'

const line = (...cells: Parameters<typeof csvLine>[0]) => csvLine(cells, 'America/New_York')

describe('csvLine', () => {
  it('keeps in one cell what spreadsheets of some languages would divide', () => {
    expect(csvLine([";=cmd|'/c calc'!a0", 'a\tb', 'plain'], 'UTC')).toBe(
      `";=cmd|'/c calc'!a0","a\tb",plain\r\n`,
    )
  })

  it('disarms what a spreadsheet would run', () => {
    expect(line('=1+1', '+49 30', '-2', '@SUM(A1)', '\tx', '\ry', "'=1", 'a=b')).toBe(
      `'=1+1,'+49 30,'-2,'@SUM(A1),"'\tx","'\ry",'=1,a=b\r\n`,
    )
  })

  it('disarms the wide signs that a spreadsheet would run in some languages', () => {
    expect(line('＝1+1', '＋49', '－2', '＠SUM(A1)', 'ａ＝ｂ')).toBe(
      "'＝1+1,'＋49,'－2,'＠SUM(A1),ａ＝ｂ\r\n",
    )
  })

  it('gives a cell back as it was', () => {
    expect(["'=1+1", "'＝1", "'tis", '=1'].map(plainCell)).toEqual(['=1+1', '＝1', "'tis", '=1'])
  })

  it('quotes commas, quotation marks and line breaks', () => {
    expect(line('a,b', 'say "hi"', 'two\nlines', '=cmd("x")')).toBe(
      `"a,b","say ""hi""","two\nlines","'=cmd(""x"")"\r\n`,
    )
  })

  it('writes amounts with a point, numbers as they are, and moments by the clock of the site', () => {
    const winter = Date.UTC(2026, 0, 2, 3, 4, 5)
    const summer = Date.UTC(2026, 6, 2, 3, 4, 5)
    expect(line({ cents: -1250, currency: 'USD' }, { cents: 1200, currency: 'JPY' }, -3, true, null)).toBe(
      '-12.50,1200,-3,yes,\r\n',
    )
    expect(line({ atMs: winter }, { atMs: summer })).toBe(
      '2026-01-01T22:04:05-05:00,2026-07-01T23:04:05-04:00\r\n',
    )
  })
})
