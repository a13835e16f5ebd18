import { expect, it } from 'vitest'
import { cellTexts } from './grid-line.ts'
import { readCell } from './read-cell.ts'

const site = { currency: 'EUR', locale: 'en-US', timeZone: 'Europe/Berlin', measurement: 'metric' } as const

it.each(['∞', 'unlimited', 'Unlimited', 'unbegrenzt', 'Unbegrenzt', 'inf'])(
  'takes %s for stock without end',
  (typed) => {
    expect(readCell('onHand', typed, site)).toEqual({ ok: true, cells: { onHand: null } })
  },
)

it('takes an empty sale price for none, and no word for it', () => {
  const none = { ok: true, cells: { salePriceCents: 0 } }
  expect(readCell('salePriceCents', ' ', site)).toEqual(none)
  for (const typed of ['n/a', '?', 'siehe Liste', '€'])
    expect([typed, readCell('salePriceCents', typed, site).ok]).toEqual([typed, false])
  expect(readCell('salePriceCents', '€ 12.50', site)).toEqual({ ok: true, cells: { salePriceCents: 1250 } })
})

it('refuses other words for stock', () => {
  expect(readCell('onHand', 'many', site)).toMatchObject({ ok: false })
})

it('reads tags and categories as it writes them, with a comma in their names', () => {
  const tags = ['Tea, coffee', 'cups']
  const { tags: text = '' } = cellTexts({ tags }, site)
  expect(text).toBe('Tea\\, coffee, cups')
  expect(readCell('tags', text, site)).toEqual({ ok: true, cells: { tags } })
  expect(readCell('categories', 'Mugs,  Cups , ,Mugs', site)).toEqual({
    ok: true,
    cells: { categories: ['Mugs', 'Cups'] },
  })
})
