import { expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const read = (text: string) => parseCsv(new TextEncoder().encode(text))

it('reads cells with quotation marks, and without', async () => {
  const { rows, problems } = await read('a;b;c\n1;"two; ""2""";3\n4;5\n"6";"7"x;8')
  expect(rows).toEqual([
    { line: 2, cells: { a: '1', b: 'two; "2"', c: '3' } },
    { line: 3, cells: { a: '4', b: '5' } },
  ])
  expect(problems).toMatchObject([{ line: 4 }])
})

it.each([
  ['little', [0xff, 0xfe]],
  ['big', [0xfe, 0xff]],
])('reads “Unicode text” of Excel, with the %s end first', async (end, mark) => {
  const text = Buffer.from('Titel\tPreis\r\nGroße Schale\t9,50\r\n', 'utf16le')
  const { header, rows } = await parseCsv(Buffer.from([...mark, ...(end === 'big' ? text.swap16() : text)]))
  expect(header).toEqual(['Titel', 'Preis'])
  expect(rows).toEqual([{ line: 2, cells: { Titel: 'Große Schale', Preis: '9,50' } }])
})

it('refuses an empty file, but none that has only other columns', async () => {
  const refusals = await Promise.all(['', '\uFEFF\r\n', 'a,b'].map(read))
  expect(refusals.map(({ refusal }) => refusal)).toEqual(['The file is empty.', 'The file is empty.', null])
})

it('refuses a file of more rows than fit into memory', async () => {
  const { refusal, rows } = await read(`a\n${'1\n'.repeat(250_001)}`)
  expect(rows).toEqual([])
  // Parts of so many rows may have too many cells: both are said.
  expect(refusal).toMatch(/250,000 rows at most, and 6,000,000 cells/)
})

it('keeps no cell that a row does not have, however many columns the header names', async () => {
  const header = Array.from({ length: 1_000 }, (_, each) => `c${each}`).join(',')
  const { rows } = await read(`${header}\n${'x\n'.repeat(1_000)}`)
  expect(rows).toHaveLength(1_000)
  expect(rows.flatMap(({ cells }) => Object.keys(cells))).toHaveLength(1_000)
})

it('refuses more cells than it would hold, empty ones among them', async () => {
  const wide = (columns: number, rows: number) =>
    read(`${'c,'.repeat(columns)}\n${`${','.repeat(columns)}x\n`.repeat(rows)}`)
  expect(await wide(1_999, 3_001)).toMatchObject({
    rows: [],
    refusal: expect.stringContaining('6,000,000 cells'),
  })
  // Cells that rows do not have are none.
  expect(await read(`${'c,'.repeat(1_999)}\n${'x\n'.repeat(3_001)}`)).toMatchObject({ refusal: null })
})

it('counts cells before it reads them, so that too many are refused at once', async () => {
  const row = (text: string) => `${`${text},`.repeat(1_999)}x\n`
  const timeOf = async (rows: number, text: string) => {
    const begunMs = performance.now()
    const { refusal } = await read(row('c') + row(text).repeat(rows))
    return { ms: performance.now() - begunMs, isRefused: refusal !== null }
  }
  const [tooMuch, half] = [await timeOf(3_001, ''), await timeOf(1_500, '')]
  expect([tooMuch.isRefused, half.isRefused]).toEqual([true, false])
  expect(tooMuch.ms).toBeLessThan(half.ms)
})

it('counts no cells within quotation marks', async () => {
  const { refusal, rows } = await read(`a,b\n${`"${','.repeat(1_000)}","x"\n`.repeat(7_000)}`)
  expect([refusal, rows.length]).toEqual([null, 7_000])
})

it('tells rows by their lines, with blank lines and cells of several lines between them', async () => {
  const { rows, problems } = await read('a,b\r\n\r\n1,"two\r\n\r\nlines"\r\n  \r\n3,4\r\n5,"open')
  expect(rows).toEqual([
    { line: 3, cells: { a: '1', b: 'two\n\nlines' } },
    { line: 7, cells: { a: '3', b: '4' } },
  ])
  expect(problems).toMatchObject([{ line: 8 }])
})

it('refuses rows that are no rows of a table', async () => {
  const wide = await read(`a\n${','.repeat(100_000)}\n1`)
  expect([wide.rows, wide.problems]).toMatchObject([[{ line: 3 }], [{ line: 2 }]])
  const long = await read(`a\n"${'x,'.repeat(1_100_000)}"\n1`)
  expect([long.rows, long.problems]).toMatchObject([[{ line: 3 }], [{ line: 2 }]])
})

it.each([
  ['rows', `a,b\n${'"x"\n'.repeat(50_000)}`, 50_000],
  ['blank lines', `a,b\n${'\n'.repeat(8_000_000)}x`, 1],
  ['quotation marks', `a,b\n${'"'.repeat(8_000_000)}\nx`, 1],
])('lets others have their turn while it reads many %s', async (_, text, count) => {
  const gaps: number[] = []
  let lastMs = performance.now()
  const beat = setInterval(() => {
    gaps.push(performance.now() - lastMs)
    lastMs = performance.now()
  }, 1)
  const { rows } = await read(text)
  clearInterval(beat)
  expect(rows).toHaveLength(count)
  expect(gaps.length).toBeGreaterThan(1)
})
