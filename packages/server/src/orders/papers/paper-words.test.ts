import type { Paper } from '@vitrine/domain/orders/papers/paper'
import { expect, it } from 'vitest'
import { cellsOf, factsOf, headsOf, notesOf, sumsOf } from './paper-words.ts'

const seller = { name: 'Shop', address: [], vatId: '', taxNumber: '', note: '' }

function paper(more: Partial<Paper>): Paper {
  return {
    ...{ id: 'p', kind: 'credit-note', number: 1, numberText: 'CN-1', orderId: 'o', orderText: '#1' },
    ...{ issuedAtMs: 0, paidAtMs: 0, seller, buyer: { name: 'Ada', address: [], vatId: '' } },
    ...{ lines: [], taxes: [], netCents: 2400, taxCents: 0, grossCents: 2400, giftCardCents: 0 },
    ...{ currency: 'EUR', paymentText: 'Bank transfer', isReverseCharge: false, refersTo: 'INV-1' },
    ...{ reason: '', language: 'en', timeZone: 'UTC' },
    ...more,
  }
}

it('a credit note says what went back which way', () => {
  const split = paper({ giftCardCents: 800 })
  expect(sumsOf(split).at(-1)).toEqual(['Given back onto a gift card', '−€8.00'])
  expect(notesOf(split)).toEqual(['Given back by: Bank transfer, €16.00'])
  expect(notesOf(paper({}))).toEqual(['Given back by: Bank transfer'])
  expect(notesOf(paper({ giftCardCents: 2400 }))).toEqual([])
})

it('an invoice says what gift cards paid of it, and what was paid otherwise', () => {
  const split = paper({ kind: 'invoice', giftCardCents: 2000 })
  expect(sumsOf(split).at(-1)).toEqual(['Paid by gift card', '−€20.00'])
  expect(notesOf(split)).toEqual(['Paid by: Bank transfer, €4.00'])
})

it('a credit note says in its language why money went back, and what owners wrote as they did', () => {
  const reasonOf = (reason: string) => notesOf(paper({ reason, language: 'de-DE' })).at(-1)
  expect(reasonOf('Refunded at the payment service.')).toBe('Grund: Beim Zahlungsdienst erstattet.')
  expect(reasonOf('The order was canceled.')).toBe('Grund: Die Bestellung wurde storniert.')
  expect(reasonOf('Chipped')).toBe('Grund: Chipped')
})

it('a paper names in its language how it was paid where nobody named it, and what owners named as they did', () => {
  const paidBy = (more: Partial<Paper>) =>
    notesOf(paper({ kind: 'invoice', language: 'de-DE', isOwnPaymentName: true, ...more }))
  expect(paidBy({ paymentText: 'Card' })).toEqual(['Bezahlt mit: Karte'])
  expect(paidBy({ paymentText: 'Paid to the shop' })).toEqual(['Bezahlt mit: Zahlung an den Shop'])
  expect(paidBy({ kind: 'credit-note', paymentText: 'Card' })).toEqual(['Erstattet über: Karte'])
  expect(paidBy({ paymentText: 'Card', isOwnPaymentName: false })).toEqual(['Bezahlt mit: Card'])
})

it('a paper says on which day it was paid, or given back', () => {
  const labelOf = (kind: Paper['kind']) => factsOf(paper({ kind }))[2]?.[0]
  expect([labelOf('invoice'), labelOf('credit-note')]).toEqual([
    'Date of payment and supply',
    'Given back on',
  ])
})

it('an invoice has unit prices and discounts, and one of before has no column of them', () => {
  const taxed = { netCents: 1800, rateMilliPercent: 19_000, taxCents: 342 }
  const old = { title: 'Jar', quantity: 2, ...taxed }
  const jars = { ...old, unitNetCents: 1000, discountNetCents: 200 }
  const invoice = paper({ kind: 'invoice', lines: [jars] })
  expect(headsOf(invoice)).toEqual(['Item', 'Quantity', 'Unit price', 'Net', 'Tax rate', 'Tax', 'Total'])
  expect(cellsOf(invoice, jars)).toEqual([
    ...['Jar\nDiscount −€2.00', '2', '€10.00', '€18.00', '19%', '€3.42', '€21.42'],
  ])
  expect(headsOf(paper({ lines: [old] }))).not.toContain('Unit price')
})

it('an invoice under reverse charge names goods and services by their own words, one of before as it was issued', () => {
  const notesFor = (reverseCharged?: Paper['reverseCharged']) =>
    notesOf(paper({ isReverseCharge: true, reverseCharged })).filter((note) => !note.startsWith('Given back'))
  expect(notesFor(['services'])).toEqual(['Reverse charge: the recipient of the services owes the tax.'])
  expect(notesFor(['goods', 'services'])).toEqual([
    'Intra-Community supply of goods, exempt from VAT (Directive 2006/112/EC, article 138).',
    'Reverse charge: the recipient of the services owes the tax.',
  ])
  expect(notesFor()).toEqual([expect.stringContaining('intra-Community supply, exempt in this invoice')])
})

it('an invoice writes the price of a unit with the digits that it has', () => {
  const line = { title: 'Jar', quantity: 3, netCents: 250, rateMilliPercent: 19_000, taxCents: 47 }
  const unitOf = (unitNetFine?: number) => {
    const lines = [{ ...line, unitNetCents: 83, ...(unitNetFine !== undefined && { unitNetFine }) }]
    const [priced] = lines.map((each) => cellsOf(paper({ kind: 'invoice', lines, language: 'de-DE' }), each))
    return priced?.[2]
  }
  expect([unitOf(), unitOf(832_000), unitOf(831_930)]).toEqual([
    '0,83\u00a0€',
    '0,832\u00a0€',
    '0,83193\u00a0€',
  ])
})
