import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf } from '../../money/share-of.ts'
import type { Order, OrderLine } from '../order.ts'
import type { OrderRefund } from '../refunds/order-refund.ts'
import { planRefund } from '../refunds/plan-refund.ts'
import { addRefund, takeMoneyBack } from '../refunds/refund-states.ts'
import { sampleOrder } from '../sample-order.ts'
import { bookedEvents } from './booked-events.ts'
import { creditedParts } from './credited-parts.ts'
import { taxEntries } from './tax-entries.ts'
import { taxReport } from './tax-report.ts'
import { taxSums } from './tax-sums.ts'
import { taxedParts } from './taxed-parts.ts'
import { writePaper } from './write-paper.ts'

const nowMs = Date.parse('2026-10-12T10:00:00Z')
const stamp = { nowMs, by: 'Ada' }
const sample = sampleOrder({
  ...{ product: null, currency: 'EUR', numbering: { prefix: '', suffix: '' }, nowMs },
  ...{ shipping: { name: 'Post', cents: 595 }, manual: null },
})
const line = (part: Partial<OrderLine>): OrderLine => ({ ...(sample.lines[0] as OrderLine), ...part })

/** Two jars at 19 %, and a book at 7 %, taxes included, sent at 19 %. */
const order: Order = {
  ...sample,
  paymentState: 'PAID',
  lines: [
    line({
      id: 'jars',
      title: 'Jar',
      quantity: 2,
      subtotalCents: 2380,
      taxCents: 380,
      taxRateMilliPercent: 19_000,
    }),
    line({
      id: 'book',
      title: 'Book',
      quantity: 1,
      subtotalCents: 1070,
      taxCents: 70,
      taxRateMilliPercent: 7_000,
    }),
  ],
  taxLines: [
    { name: 'MwSt.', rateMilliPercent: 19_000, taxCents: 475 },
    { name: 'MwSt. 7', rateMilliPercent: 7_000, taxCents: 70 },
  ],
  taxIsIncluded: true,
  taxCountry: 'DE',
  shippingTaxRateMilliPercent: 19_000,
  subtotalCents: 3450,
  shippingCents: 595,
  taxCents: 545,
  grandTotalCents: 4045,
}

describe('the parts of an order', () => {
  it('are the order to the cent, by rate', () => {
    expect(taxSums(order, taxedParts(order))).toEqual([
      { name: 'MwSt.', rateMilliPercent: 19_000, netCents: 2500, taxCents: 475 },
      { name: 'MwSt. 7', rateMilliPercent: 7_000, netCents: 1000, taxCents: 70 },
    ])
  })

  it('of before rates were kept have the rate that comes to their tax', () => {
    const lines = order.lines.map((each) => ({ ...each, taxRateMilliPercent: undefined }))
    const old = { ...order, lines, shippingTaxRateMilliPercent: undefined }
    expect(taxedParts(old)).toEqual(taxedParts(order))
  })
})

describe('the books of an order', () => {
  it('have nothing of test orders, and of what was not paid', () => {
    expect(bookedEvents({ ...order, isTest: true }, nowMs)).toEqual([])
    expect(bookedEvents({ ...order, paymentState: 'PENDING' }, nowMs)).toEqual([])
    expect(bookedEvents(order, nowMs)).toMatchObject([{ source: order.id, kind: 'invoice' }])
  })

  it('have a refund once it is done', () => {
    const refunded = addRefund(order, refundOf(order, 'r1'), stamp)
    expect(bookedEvents(refunded, nowMs)).toMatchObject([{}, { source: 'r1', kind: 'credit-note' }])
    const waiting = addRefund(order, { ...refundOf(order, 'r1'), state: 'PENDING' }, stamp)
    expect(bookedEvents(waiting, nowMs)).toHaveLength(1)
  })
})

describe('the report of a quarter', () => {
  it('has gift cards apart from what is sold without tax', () => {
    const untaxed = { quantity: 1, taxCents: 0, taxRateMilliPercent: 0 }
    const lines = [
      ...order.lines,
      line({ id: 'card', productType: 'gift-card', subtotalCents: 5000, ...untaxed }),
      line({ id: 'stamp', subtotalCents: 300, ...untaxed }),
    ]
    const entries = bookedEvents({ ...order, lines }, nowMs).flatMap((event) =>
      taxEntries({ ...order, lines }, event),
    )
    expect(taxReport(entries)).toMatchObject([
      { rateMilliPercent: 19_000, isGiftCard: false, netCents: 2500 },
      { rateMilliPercent: 7_000, isGiftCard: false, netCents: 1000 },
      { rateMilliPercent: 0, isGiftCard: false, netCents: 300 },
      { rateMilliPercent: 0, isGiftCard: true, netCents: 5000 },
    ])
  })
})

describe('a paper', () => {
  it('has all that article 226 asks for', () => {
    const [event] = bookedEvents(order, nowMs)
    const seller = { name: 'Shop', address: ['Road 1'], vatId: 'DE136695976', taxNumber: '', note: '' }
    const numbered = { id: 'p', number: 7, numberText: 'INV-7', refersTo: '', language: 'de-DE' }
    const paper = event && writePaper(order, event, { ...numbered, timeZone: 'Europe/Berlin', nowMs, seller })
    expect(paper).toMatchObject({
      numberText: 'INV-7',
      seller,
      buyer: { name: 'Ada Byron' },
      lines: [
        { title: 'Jar', quantity: 2, netCents: 2000, rateMilliPercent: 19_000, taxCents: 380 },
        { title: 'Book', netCents: 1000, rateMilliPercent: 7_000 },
        { title: 'Post', quantity: 0, netCents: 500 },
      ],
      netCents: 3500,
      taxCents: 545,
      grossCents: 4045,
    })
  })

  it('has unit prices and discounts without tax, whether prices contain it or not', () => {
    const jars = { unitPriceCents: 1190, subtotalCents: 2380, discountCents: 238, taxCents: 342 }
    const off = order.lines.map((each) => (each.id === 'jars' ? { ...each, ...jars } : each))
    const sentFree = { shippingCents: 476, shippingDiscountCents: 119, taxCents: 342 + 70 + 76 }
    expect(linesOf({ ...order, ...sentFree, lines: off })).toMatchObject([
      { title: 'Jar', unitNetCents: 1000, discountNetCents: 200, netCents: 1800 },
      { title: 'Book' },
      { title: 'Post', discountNetCents: 100, netCents: 400 },
    ])
    const [, book, post] = linesOf(order) ?? []
    expect([book, post].map((each) => each?.discountNetCents)).toEqual([undefined, undefined])
    expect(post).not.toHaveProperty('unitNetCents')
    expect(linesOf({ ...order, taxIsIncluded: false, lines: off })).toMatchObject([
      { unitNetCents: 1190, discountNetCents: 238, netCents: 2142 },
      {},
      {},
    ])
  })

  it('has unit prices with as many digits as it takes for all units to come to their line', () => {
    const priced = (
      unitPriceCents: number,
      quantity: number,
      {
        discountCents,
        rateMilliPercent = 19_000,
      }: { discountCents?: number; rateMilliPercent?: number } = {},
    ) => {
      const subtotalCents = unitPriceCents * quantity
      const taxedCents = subtotalCents - (discountCents ?? 0)
      const taxCents = shareOf(taxedCents, rateMilliPercent, 100_000 + rateMilliPercent)
      const taxed = { taxCents, taxRateMilliPercent: rateMilliPercent }
      const amounts = { unitPriceCents, quantity, subtotalCents, discountCents, ...taxed }
      const jars = order.lines.map((each) => (each.id === 'jars' ? { ...each, ...amounts } : each))
      const { unitNetCents, unitNetFine } = linesOf({ ...order, lines: jars })?.[0] ?? {}
      return [unitNetCents, unitNetFine]
    }
    // 3 × 0.83 is 2.49, and 3 × 0.832 is 2.50; 7 × 0.84 is what 7.00 are without tax.
    expect(priced(99, 3)).toEqual([83, 832_000])
    expect(priced(100, 7)).toEqual([84, undefined])
    expect(priced(99, 300, { discountCents: 297 })).toEqual([83, 831_930])
    // 9.99 with 20 % in it are 8.325 without: 3 × 8.325 is 24.975, of which the tax is rounded up to 5.00.
    const atFifth = { rateMilliPercent: 20_000 }
    expect([1, 2, 3, 5, 101].map((quantity) => priced(999, quantity, atFifth))).toEqual([
      [832, undefined],
      [832, 8_325_000],
      [832, 8_325_000],
      [832, 8_325_000],
      [832, 8_325_000],
    ])
  })

  it('says of what its buyer owes the tax, and nothing of gift cards', () => {
    const reverseCharge = { vatId: 'ATU13585627', confirmedAtMs: 0, consultation: '' }
    const chargedOf = (...types: readonly OrderLine['productType'][]) => {
      const lines = types.map((id) => line({ id, productType: id, taxCents: 0, subtotalCents: 1000 }))
      const unsent = { shippingCents: 0, taxCents: 0, taxLines: [], reverseCharge }
      const { isReverseCharge, reverseCharged } = paperOf({ ...order, ...unsent, lines }) ?? {}
      return [isReverseCharge, reverseCharged]
    }
    expect(chargedOf('physical')).toEqual([true, ['goods']])
    expect(chargedOf('digital', 'gift-card')).toEqual([true, ['services']])
    expect(chargedOf('service', 'physical')).toEqual([true, ['goods', 'services']])
    expect(chargedOf('gift-card')).toEqual([false, undefined])
  })

  it('says nothing of goods that nobody owes tax of, nor of their delivery as of goods', () => {
    const reverseCharge = { vatId: 'ATU13585627', confirmedAtMs: 0, consultation: '' }
    const amounts = { taxCents: 0, subtotalCents: 1000, taxRateMilliPercent: 0 }
    const exempt = line({ id: 'book', productType: 'physical', isTaxExempt: true, ...amounts })
    const file = line({ id: 'file', productType: 'digital', ...amounts })
    const untaxed = { taxCents: 0, taxLines: [], shippingTaxRateMilliPercent: 0 }
    const both = { ...order, lines: [exempt, file], ...untaxed, reverseCharge }
    expect(paperOf(both)?.reverseCharged).toEqual(['services'])
    const [event] = bookedEvents(both, nowMs)
    const entries = taxEntries(both, event ?? expect.fail())
    expect(entries.map(({ netCents, isReverseCharge }) => [netCents, isReverseCharge])).toEqual([
      [1000, true],
      [1000 + both.shippingCents, false],
    ])
    expect(paperOf({ ...both, lines: [exempt] })).toMatchObject({ isReverseCharge: false })
    const files = { ...both, lines: [file] }
    expect(paperOf(files)?.reverseCharged).toEqual(['services'])
    const physical = { ...both, lines: [exempt, { ...file, productType: 'physical' as const }] }
    expect(paperOf(physical)?.reverseCharged).toEqual(['goods'])
  })
})

it('a paper keeps whether how it was paid is a name of ours', () => {
  const paidBy = (payment: Partial<Order['payment']>) =>
    paperOf({ ...order, payment: { ...order.payment, ...payment } })?.isOwnPaymentName
  expect(paidBy({ gateway: 'stripe', label: 'Card' })).toBe(true)
  expect(paidBy({ gateway: 'manual', label: 'Paid to the shop' })).toBe(true)
  expect(paidBy({ gateway: 'manual', label: 'Bank transfer' })).toBeUndefined()
})

function paperOf(of: Order) {
  const [event] = bookedEvents(of, nowMs)
  const seller = { name: 'Shop', address: [], vatId: '', taxNumber: '', note: '' }
  const numbered = { id: 'p', number: 7, numberText: '7', refersTo: '', language: 'en', timeZone: 'UTC' }
  return event && writePaper(of, event, { ...numbered, nowMs, seller })
}

const linesOf = (of: Order) => paperOf(of)?.lines

describe('a credit note', () => {
  it('tells what of it went back onto gift cards, and not what they paid of the order', () => {
    const paid = { ...order, giftCards: [{ id: 'c', lastFour: 'ABCD', cents: 2000 }] }
    const refund = { ...refundOf(paid, 'r1'), cards: [{ id: 'c', cents: 700 }] }
    const [, event] = bookedEvents(addRefund(paid, refund, stamp), nowMs)
    const numbered = { id: 'p', number: 1, numberText: 'CN-1', refersTo: 'INV-1', language: 'en' }
    const seller = { name: 'Shop', address: [], vatId: '', taxNumber: '', note: '' }
    const refunded = addRefund(paid, refund, stamp)
    const paper =
      event && writePaper(refunded, event, { ...numbered, timeZone: 'Europe/Berlin', nowMs, seller })
    expect(paper).toMatchObject({ kind: 'credit-note', giftCardCents: 700 })
  })
})

describe('refunds that name no lines', () => {
  it('and those that do are the order to the cent together, by rate', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 2500 }), { maxLength: 5 })
    fc.assert(
      fc.property(cuts, fc.boolean(), (amounts, beginsByLine) => {
        let now = beginsByLine ? addRefund(order, refundOf(order, 'first'), stamp) : order
        for (const [place, cents] of [...amounts, 10_000].entries()) {
          const gone = (now.refunds ?? []).reduce((sum, each) => sum + each.cents, 0)
          const left = order.grandTotalCents - gone
          if (left > 0)
            now = takeMoneyBack(now, {
              id: `r${place}`,
              cents: Math.min(cents, left),
              reference: '',
              ...stamp,
            })
        }
        const parts = (now.refunds ?? []).flatMap(({ id }) => creditedParts(now, id))
        expect(parts.every(({ grossCents, taxCents }) => grossCents >= 0 && taxCents >= 0)).toBe(true)
        expect(taxSums(order, parts)).toEqual(taxSums(order, taxedParts(order)))
      }),
    )
  })
})

it('a report has refunds in the time of the refund, beside sales of the same country and rate', () => {
  const refunded = addRefund(order, refundOf(order, 'r1'), stamp)
  const [sale, refund] = bookedEvents(refunded, nowMs).map((event) => taxEntries(refunded, event))
  expect(taxReport([...(sale ?? []), ...(refund ?? [])])).toMatchObject([
    { country: 'DE', rateMilliPercent: 19_000, salesTaxCents: 475, refundsTaxCents: 190, taxCents: 285 },
    { country: 'DE', rateMilliPercent: 7_000, salesNetCents: 1000, refundsNetCents: 0, netCents: 1000 },
  ])
  expect(taxReport(refund ?? [])).toMatchObject([{ salesNetCents: 0, netCents: -1000, taxCents: -190 }])
})

/** One jar goes back. */
function refundOf(of: Order, id: string): OrderRefund {
  const ask = { lines: [{ lineId: 'jars', quantity: 1, cents: null, restock: 0 }], shippingCents: 0 }
  const plan = planRefund(of, ask)
  if (!plan.ok) throw new Error(plan.problem)
  const told = { id, atMs: nowMs, by: '', state: 'DONE', attempts: 1, reason: '', reference: '', message: '' }
  return { ...told, ...plan.figures } as OrderRefund
}
