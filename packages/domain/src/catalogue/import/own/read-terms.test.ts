import { describe, expect, it } from 'vitest'
import { readShopifyRow } from '../shopify-row.ts'
import { readTerms } from './read-terms.ts'

const read = (cells: Readonly<Record<string, string>>) =>
  readTerms(readShopifyRow({ line: 2, cells: { Title: 'Mug', ...cells } }))

describe('how a product of a file is taxed, withdrawn from and worded', () => {
  it('is not told by a file without the columns', () => {
    expect(read({})).toEqual({ ok: true, terms: {} })
  })

  it('is as the cells say', () => {
    const texts = { 'Button Text': 'Take it', 'Sold Out Text': 'Gone', 'Few Left Text': 'Few' }
    const codes = { 'Tax Class': 'Reduced', 'Withdrawal Exemption': 'perishable', 'Few Left From': '3' }
    expect(read({ ...texts, ...codes })).toEqual({
      ok: true,
      terms: {
        ...{ taxClass: 'reduced', withdrawalExemption: 'perishable' },
        ...{ customAddButtonText: 'Take it', customSoldOutText: 'Gone' },
        scarcity: { text: 'Few', threshold: 3 },
      },
    })
  })

  it('is as for most goods where a cell is empty', () => {
    const names = ['Tax Class', 'Withdrawal Exemption', 'Button Text', 'Sold Out Text', 'Few Left Text']
    expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual({
      ok: true,
      terms: {
        ...{ taxClass: 'standard', withdrawalExemption: undefined },
        ...{ customAddButtonText: null, customSoldOutText: null, scarcity: null },
      },
    })
  })

  it('keeps how many are few where the file has no column for it', () => {
    expect(read({ 'Few Left Text': 'Few' })).toEqual({ ok: true, terms: {} })
  })

  it('is refused with the beginning of a cell that is very long', () => {
    const reason = `The tax class “${'x'.repeat(200)}…” is none of standard, reduced and exempt.`
    expect(read({ 'Tax Class': 'x'.repeat(100_000) })).toEqual({ ok: false, reason })
  })

  it.each([
    [{ 'Tax Class': '7 %' }, 'The tax class “7 %” is none of standard, reduced and exempt.'],
    [{ 'Withdrawal Exemption': 'never' }, '“never” is no reason why “Mug” cannot be withdrawn from.'],
    [
      { 'Few Left Text': 'Few', 'Few Left From': 'some' },
      '“some” is no number of pieces from which few are left.',
    ],
    [
      { 'Button Text': 'x'.repeat(501) },
      'A text of buttons or stock of “Mug” is longer than 500 characters.',
    ],
  ])('is not guessed at: %o', (cells: Readonly<Record<string, string>>, reason) => {
    expect(read(cells)).toEqual({ ok: false, reason })
  })
})
