import { describe, expect, it } from 'vitest'
import { cellTexts, gridLines, lineToAsk, withText } from './grid-line.ts'
import { goneText, lineAfterSave, linesAfterSave, sentRow } from './grid-save.ts'
import { readCell } from './read-cell.ts'

const site = { currency: 'USD', locale: 'en-US', timeZone: 'Europe/Berlin', measurement: 'metric' } as const
const row = {
  productId: 'mug',
  variantId: 'blue',
  name: '',
  held: 0,
  cells: {
    title: 'Mug',
    priceCents: 1250,
    salePriceCents: 0,
    isVisible: true,
    tags: ['tin', 'blue'],
    onHand: null,
  },
}
const [line] = gridLines([row], site)
if (!line) throw new Error('There is no line.')

describe('sentRow', () => {
  it('sends the cells that were changed, and what they held', () => {
    expect(sentRow(line, site)).toBeNull()
    const changed = withText(withText(line, 'priceCents', '€ 13,00'), 'onHand', '4')
    expect(sentRow(changed, site)).toEqual({
      ok: true,
      row: {
        productId: 'mug',
        variantId: 'blue',
        was: { priceCents: 1250, onHand: null },
        is: { priceCents: 1300, onHand: 4 },
      },
    })
  })

  it('sends nothing of a line with a cell that cannot be read', () => {
    const changed = withText(withText(line, 'priceCents', '14'), 'onHand', 'many')
    expect(sentRow(changed, site)).toEqual({
      ok: false,
      notes: { onHand: { kind: 'wrong', text: 'Enter a whole number' } },
    })
  })
})

describe('lineAfterSave', () => {
  const typed = withText(line, 'priceCents', '14')
  const now = { ...row, cells: { ...row.cells, priceCents: 1500 } }

  it('shows what is stored', () => {
    const after = lineAfterSave(typed, { outcome: { outcome: 'saved' }, now, site })
    expect(after).toMatchObject({
      texts: { priceCents: '15.00' },
      stored: { priceCents: '15.00' },
      notes: {},
    })
  })

  it('keeps what was typed beside what somebody else wrote', () => {
    const outcome = { outcome: 'clash', fields: ['priceCents'] } as const
    const after = lineAfterSave(typed, { outcome, now, site })
    expect(after).toMatchObject({
      texts: { priceCents: '14', title: 'Mug' },
      stored: { priceCents: '15.00' },
      notes: { priceCents: { kind: 'clash', theirs: '15.00' } },
    })
  })

  it('says that a product is gone', () => {
    const after = lineAfterSave(typed, { outcome: { outcome: 'gone' }, now: undefined, site })
    expect(after.notes).toEqual({ priceCents: { kind: 'wrong', text: goneText } })
  })
})

describe('linesAfterSave', () => {
  const typed = withText(line, 'priceCents', '14')
  const now = { ...row, cells: { ...row.cells, priceCents: 1500 } }
  const cellsSince = (present: typeof line, after: typeof line) =>
    linesAfterSave([present], [{ line: typed, after }])[0]

  it('still asks about a cell that somebody else wrote, whatever was typed into it since', () => {
    const outcome = { outcome: 'clash', fields: ['priceCents'] } as const
    const after = lineAfterSave(typed, { outcome, now, site })
    expect(cellsSince(withText(typed, 'priceCents', '16'), after)).toMatchObject({
      texts: { priceCents: '16' },
      notes: { priceCents: { kind: 'clash', theirs: '15.00' } },
    })
  })

  it('takes what was saved for a line that was loaded anew meanwhile', () => {
    const after = lineAfterSave(typed, { outcome: { outcome: 'saved' }, now, site })
    const [anew] = gridLines([row], site)
    expect(anew && cellsSince(anew, after)).toEqual(after)
  })
})

describe('readCell', () => {
  it.each([
    ['isVisible', 'TRUE', { isVisible: true }],
    ['isVisible', 'no', { isVisible: false }],
    ['tags', ' tin, blue ,,tin', { tags: ['tin', 'blue'] }],
    ['onHand', 'unlimited', { onHand: null }],
    ['saleFromMs', '', { saleFromMs: null }],
    // Berlin's clock goes forward on this night.
    ['saleFromMs', '2027-03-28 01:59', { saleFromMs: Date.UTC(2027, 2, 28, 0, 59) }],
    ['saleFromMs', '2027-03-28 03:00', { saleFromMs: Date.UTC(2027, 2, 28, 1, 0) }],
    ['publishFromMs', '2026-11-27', { publishFromMs: Date.UTC(2026, 10, 26, 23) }],
    ['salePriceCents', '', { salePriceCents: 0 }],
    ['weightGrams', '', { weightGrams: 0 }],
    ['priceCents', '12.50 USD', { priceCents: 1250 }],
  ] as const)('reads %s: %j', (field, text, cells) => {
    expect(readCell(field, text, site)).toEqual({ ok: true, cells })
  })

  it.each([
    ['saleUntilMs', 'Friday', 'Write a date and time such as 2026-11-27 08:00'],
    ['isVisible', 'maybe', 'Write yes or no'],
    ['priceCents', '-5', 'The amount cannot be below zero'],
    ['onHand', '2.5', 'Enter a whole number'],
  ] as const)('refuses %s: %j', (field, text, expected) => {
    expect(readCell(field, text, site)).toEqual({ ok: false, text: expected })
  })
})

it('shows and reads weights in pounds where the site has them', () => {
  const inPounds = { ...site, measurement: 'imperial' } as const
  expect(cellTexts({ weightGrams: 454 }, inPounds)).toEqual({ weightGrams: '1' })
  expect(readCell('weightGrams', '1.1', inPounds)).toEqual({ ok: true, cells: { weightGrams: 499 } })
  expect(cellTexts({ weightGrams: 454 }, site)).toEqual({ weightGrams: '454' })
})

describe('lineToAsk', () => {
  const noted = {
    ...line,
    key: 'noted',
    notes: { onHand: { kind: 'wrong', text: 'Enter a whole number' } },
  } as const
  const other = { ...noted, key: 'other' }

  it('is the line in hand when something is said of it, or else the first of which something is', () => {
    expect(lineToAsk([line, noted, other], other)).toBe(other)
    expect(lineToAsk([line, noted, other], line)).toBe(noted)
    expect(lineToAsk([line, noted, other], undefined)).toBe(noted)
    expect(lineToAsk([line], line)).toBeUndefined()
  })
})
