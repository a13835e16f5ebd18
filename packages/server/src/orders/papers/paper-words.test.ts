import type { Paper } from '@vitrine/domain/orders/papers/paper'
import { expect, it } from 'vitest'
import { notesOf, sumsOf } from './paper-words.ts'

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
