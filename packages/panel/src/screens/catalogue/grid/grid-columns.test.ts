import { expect, it } from 'vitest'
import { gridColumns, sheetColumn } from './grid-columns.tsx'
import { type GridLine, gridLines } from './rules/grid-line.ts'

const site = { currency: 'EUR', locale: 'en-US', timeZone: 'Europe/Berlin', measurement: 'metric' } as const
const [mug] = gridLines(
  [
    {
      productId: 'p',
      variantId: null,
      name: '',
      held: 0,
      cells: { title: 'Mug', isOnSale: false, priceCents: 1500 },
    },
  ],
  site,
)

/** Pastes a text into a cell as the sheet does. */
function paste(field: 'isOnSale' | 'priceCents', value: string): GridLine | undefined {
  const column = gridColumns.find((each) => each.field === field)
  if (!column || !mug) throw new Error(`There is no column ${field}`)
  return sheetColumn(column, site, true).pasteValue?.({ rowData: mug, value, rowIndex: 0 })
}

it.each(['TRUE', '1', 'x', 'Yes', 'WAHR'])('takes a pasted %s for yes, as it is shown and saved', (typed) => {
  expect(paste('isOnSale', typed)?.texts.isOnSale).toBe('yes')
})

it.each(['FALSE', '0', '', 'FALSCH'])('takes a pasted "%s" for no, which changes nothing here', (typed) => {
  expect(paste('isOnSale', typed)).toBe(mug)
})

it('marks what cannot be read as wrong as soon as it is there', () => {
  expect(paste('isOnSale', 'maybe')).toMatchObject({
    texts: { isOnSale: 'maybe' },
    notes: { isOnSale: { kind: 'wrong', text: 'Write yes or no' } },
  })
  expect(paste('priceCents', 'a lot')?.notes.priceCents?.kind).toBe('wrong')
})

it('writes amounts as the site does in all other rooms: with a comma in German', () => {
  const german = { ...site, locale: 'de-DE', measurement: 'imperial' } as const
  const row = { productId: 'p', variantId: null, name: '', held: 0 }
  const [line] = gridLines([{ ...row, cells: { title: 'Mug', priceCents: 2904, weightGrams: 272 } }], german)
  expect(line?.texts).toMatchObject({ priceCents: '29,04', weightGrams: '0,6' })
})
