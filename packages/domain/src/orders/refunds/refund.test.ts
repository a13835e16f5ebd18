import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { currencyDigits } from '../../money/currencies.ts'
import { spread } from '../../money/spread.ts'
import { sum } from '../../money/sum.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order, OrderLine } from '../order.ts'
import { cancelOrder } from '../order-states.ts'
import { eventText } from '../record/fact-text.ts'
import { refundOfEvent } from '../record/refund-of-event.ts'
import { sampleOrder } from '../sample-order.ts'
import { asOwed } from './as-owed.ts'
import { leftToRefund } from './left-to-refund.ts'
import { unitsToRestock } from './left-to-restock.ts'
import type { OrderRefund } from './order-refund.ts'
import { planRefund } from './plan-refund.ts'
import {
  addRefund,
  failRefund,
  finishRefund,
  reopenRefund,
  retryRefund,
  takeMoneyBack,
} from './refund-states.ts'
import { isPartlyRefunded, refundedCents, refundTotals } from './refunded-cents.ts'

const stamp = { nowMs: 7, by: 'Owner' }
const base = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: { name: 'Post', cents: 500 },
  manual: null,
  nowMs: 5,
})

const [sampleLine] = base.lines as readonly [OrderLine]

/** An order of three jars for 10.00 less 1.00, with a tax of 1.00 and 5.00 of shipping; a gift card paid a part. */
function paidOrder(part: Partial<Order> = {}): Order {
  return {
    ...base,
    lines: [
      {
        ...sampleLine,
        id: 'jars',
        quantity: 3,
        unitPriceCents: 333,
        subtotalCents: 999,
        discountCents: 100,
        taxCents: 100,
      },
    ],
    subtotalCents: 999,
    discountCents: 100,
    taxCents: 130,
    grandTotalCents: 1529,
    giftCards: [{ id: 'card', lastFour: 'ABCD', cents: 500 }],
    paymentState: 'PAID',
    fulfillments: [],
    ...part,
  }
}

function refundOf(order: Order, ask: Parameters<typeof planRefund>[1], id = 'r1'): OrderRefund {
  const plan = planRefund(order, ask)
  if (!plan.ok) throw new Error(plan.problem)
  const { figures } = plan
  const state = figures.moneyCents > 0 ? 'PENDING' : 'DONE'
  return { id, atMs: 7, by: '', state, attempts: 1, ...figures, reason: '', reference: '', message: '' }
}

const units = (quantity: number, restock = 0) => ({
  lines: [{ lineId: 'jars', quantity, cents: null, restock }],
  shippingCents: 0,
})

describe('a refund of a part of an order', () => {
  it('of all units leaves nothing to be sent, also where delivery is kept', () => {
    const cardless = paidOrder({ giftCards: undefined })
    const kept = addRefund(cardless, refundOf(cardless, units(3, 3)), stamp)
    expect([kept.paymentState, kept.fulfillmentStatus]).toEqual(['PAID', 'CANCELED'])
    const order = paidOrder()
    const withCard = addRefund(order, refundOf(order, units(3, 3)), stamp)
    expect([withCard.fulfillmentStatus, leftToRefund(withCard).cents]).toEqual(['FULFILLED', 530])
  })

  it('has its share of discount, tax and gift card, and the last one has the cents that are left', () => {
    const order = paidOrder()
    const first = refundOf(order, units(1, 1))
    expect(first).toMatchObject({
      cents: 333,
      lines: [{ quantity: 1, cents: 333, taxCents: 33, restocked: 1 }],
    })
    expect(first.moneyCents + sum(first.cards.map(({ cents }) => cents))).toBe(333)
    const then = addRefund(order, { ...first, state: 'DONE' }, stamp)
    expect([then.paymentState, then.fulfillmentStatus, refundedCents(then)]).toEqual(['PAID', 'PENDING', 333])
    const rest = { ...units(2), shippingCents: 530 }
    const second = refundOf(then, rest, 'r2')
    expect(second).toMatchObject({ cents: 1196, shippingTaxCents: 30, lines: [{ cents: 666, taxCents: 67 }] })
    const ended = addRefund(then, { ...second, state: 'DONE' }, stamp)
    expect([ended.paymentState, ended.fulfillmentStatus]).toEqual(['REFUNDED', 'CANCELED'])
    expect(planRefund(ended, units(1))).toEqual({ ok: false, problem: 'not-paid' })
  })

  it('is refused, and a cancellation with it, while the payment is disputed', () => {
    const dispute = { id: 'd', beganAtMs: 1, reason: '', answerByMs: null }
    const disputed = paidOrder({ disputes: [{ ...dispute, outcome: 'OPEN' }] })
    const refused = { ok: false, problem: 'payment-disputed' }
    expect([planRefund(disputed, units(1)), cancelOrder(disputed, true, stamp)]).toEqual([refused, refused])
    const won = paidOrder({ disputes: [{ ...dispute, outcome: 'WON' }] })
    expect([planRefund(won, units(1)).ok, cancelOrder(won, true, stamp).ok]).toEqual([true, true])
    // Its money went back already: the share of the gift card is the shop's to give.
    const returned: Order = { ...disputed, paymentState: 'REFUNDED' }
    expect(planRefund(returned, units(1)).ok).toBe(true)
  })

  it('is known by what the history says of it, with its reason or without, as it stands now', () => {
    const cardless = paidOrder({ giftCards: undefined })
    const refund = { ...refundOf(cardless, units(1)), reason: 'A scratch' }
    const first = addRefund(cardless, refund, stamp)
    const second = { ...refundOf(first, units(1), 'r2'), atMs: 9 }
    const order = finishRefund(addRefund(first, second, { ...stamp, nowMs: 9 }), 'r2', {
      ...{ ...stamp, nowMs: 11 },
      reference: 're_1',
    })
    const known = order?.history.flatMap((event) => refundOfEvent(order, event) ?? [])
    expect(known?.map(({ id, state }) => [id, state])).toEqual([
      ['r1', 'PENDING'],
      ['r2', 'DONE'],
    ])
  })

  it('is told as what it is: a part, the rest or the whole, begun or done', () => {
    const cardless = paidOrder({ giftCards: undefined })
    const all = { ...units(3), shippingCents: 530 }
    const told = (order: Order) =>
      order.history.slice(cardless.history.length).map((event) => eventText(event))
    const begun = addRefund(cardless, refundOf(cardless, all), stamp)
    expect(told(begun)).toEqual([
      'A refund of the whole order was begun.',
      'Canceled, as all of it is being refunded.',
    ])
    const done = addRefund(cardless, { ...refundOf(cardless, all), state: 'DONE' }, stamp)
    expect(told(done)).toEqual([
      'The whole order was refunded.',
      'Canceled, as all of it was refunded.',
      'The whole amount was returned.',
    ])
    const part = addRefund(cardless, refundOf(cardless, units(1)), stamp)
    const rest = addRefund(part, refundOf(part, { ...units(2), shippingCents: 530 }, 'r2'), stamp)
    expect(told(rest).slice(0, 2)).toEqual([
      'A refund of a part of the order was begun.',
      'A refund of the rest of the order was begun.',
    ])
  })

  it('of all the money at the payment service is no refund of what gift cards paid', () => {
    const order = paidOrder()
    const told = takeMoneyBack(order, { id: 'x', cents: moneyDueCents(order), reference: 'e', ...stamp })
    expect(told.history.at(-1)?.fact).toEqual({ code: 'money-returned' })
    expect(isPartlyRefunded(told, refundTotals(told).doneCents)).toBe(true)
    const cardless = paidOrder({ giftCards: undefined })
    const whole = takeMoneyBack(cardless, { id: 'x', cents: 1529, reference: 'e', ...stamp })
    expect(whole.history.at(-1)?.fact).toEqual({ code: 'all-returned' })
    expect(isPartlyRefunded(whole, refundTotals(whole).doneCents)).toBe(false)
  })

  it('that is under way or failed is no part that was given back', () => {
    const cardless = paidOrder({ giftCards: undefined })
    const begun = addRefund(cardless, refundOf(cardless, units(1)), stamp)
    expect(isPartlyRefunded(begun, refundTotals(begun).doneCents)).toBe(false)
    const done = addRefund(cardless, { ...refundOf(cardless, units(1)), state: 'DONE' }, stamp)
    expect(isPartlyRefunded(done, refundTotals(done).doneCents)).toBe(true)
  })

  it('counts as done as far as gift cards have theirs, while its money is under way or failed', () => {
    const order = paidOrder()
    const refund = refundOf(order, units(1))
    const [card] = refund.cards
    const under = addRefund(order, refund, stamp)
    expect(refundTotals(under)).toEqual({
      doneCents: card?.cents,
      underWayCents: refund.moneyCents,
      failedCents: 0,
    })
    const failed = failRefund(under, 'r1', { ...stamp, refusal: 'none-left' }) ?? order
    expect(refundTotals(failed)).toMatchObject({ underWayCents: 0, failedCents: refund.moneyCents })
  })

  it('that failed is left of the money, and not of the units', () => {
    const order = paidOrder({ giftCards: undefined })
    const begun = addRefund(order, refundOf(order, units(1, 1)), stamp)
    const failed = failRefund(begun, 'r1', { ...stamp, refusal: 'less-left-at-stripe' }) ?? order
    expect(leftToRefund(failed)).toMatchObject({
      lines: [{ quantity: 2, unitsCents: 666, cents: 999 }],
      shippingCents: 530,
      cents: 1529,
    })
    expect(refundOf(failed, units(2), 'r2').cents).toBe(666)
    const whole = addRefund(order, refundOf(order, { ...units(3), shippingCents: 530 }), stamp)
    const none = failRefund(whole, 'r1', { ...stamp, refusal: 'less-left-at-stripe' }) ?? order
    const told = takeMoneyBack(none, { id: 'x', cents: 1000, reference: 'e', ...stamp })
    expect(refundTotals(told)).toEqual({ doneCents: 1000, underWayCents: 0, failedCents: 529 })
    expect(leftToRefund(told).cents).toBe(529)
  })

  it('is refused where it is more than there was', () => {
    const problemOf = (ask: Parameters<typeof planRefund>[1], order = paidOrder()) => {
      const plan = planRefund(order, ask)
      return plan.ok ? null : plan.problem
    }
    const line = { lineId: 'jars', quantity: 1, cents: null, restock: 0 }
    expect(problemOf(units(1), paidOrder({ paymentState: 'PENDING' }))).toBe('not-paid')
    expect(problemOf(units(0))).toBe('nothing-asked')
    expect(problemOf({ lines: [{ ...line, lineId: 'other' }], shippingCents: 0 })).toBe('line-unknown')
    expect(problemOf({ lines: [line, line], shippingCents: 0 })).toBe('line-unknown')
    expect(problemOf(units(4))).toBe('too-many-units')
    expect(problemOf(units(1, 2))).toBe('too-many-restocked')
    expect(problemOf({ lines: [{ ...line, cents: 1000 }], shippingCents: 0 })).toBe('line-too-much')
    expect(problemOf({ lines: [], shippingCents: 531 })).toBe('shipping-too-much')
    const canceled = cancelOrder(paidOrder(), false, stamp)
    expect(canceled.ok && problemOf({ ...units(3), shippingCents: 530 }, canceled.order)).toBe(
      'more-than-charged',
    )
    const gift = paidOrder({ lines: [{ ...paidOrder().lines[0], productType: 'gift-card' } as OrderLine] })
    const part = { ...line, cents: 300 }
    expect(problemOf({ lines: [part], shippingCents: 0 }, gift)).toBe('gift-cards-whole')
    expect(problemOf({ lines: [{ ...part, quantity: 0 }], shippingCents: 0 }, gift)).toBe('gift-cards-whole')
    expect(problemOf(units(1), gift)).toBe(null)
    expect(problemOf(units(3), gift)).toBe(null)
  })

  it('puts nothing back in stock that went back when the order was canceled', () => {
    const planOf = (wasRestocked: boolean) => {
      const canceled = cancelOrder(paidOrder(), wasRestocked, stamp)
      return canceled.ok && planRefund(canceled.order, units(3, 3))
    }
    expect(planOf(true)).toEqual({ ok: false, problem: 'restocked-already' })
    expect(planOf(false)).toMatchObject({ ok: true, figures: { lines: [{ restocked: 3 }] } })
  })

  it('of all at the payment service calls off what is not sent, and puts it back in stock where nothing was', () => {
    const whole = (order: Order) =>
      takeMoneyBack(order, { id: 'x', cents: moneyDueCents(order), reference: 'e', ...stamp })
    const unsent = whole(paidOrder({ giftCards: undefined }))
    expect([unsent.paymentState, unsent.fulfillmentStatus]).toEqual(['REFUNDED', 'CANCELED'])
    expect(unsent.refunds).toMatchObject([{ lines: [{ quantity: 0, cents: 0, restocked: 3, unsent: 3 }] }])
    const parcel = { shippedAtMs: 6, carrier: '', trackingNumber: '', trackingUrl: '' }
    const fulfillments = [{ ...parcel, lines: [{ lineId: 'jars', quantity: 1 }] }]
    const partly = whole(paidOrder({ giftCards: undefined, fulfillments }))
    expect([partly.paymentState, partly.fulfillmentStatus]).toEqual(['REFUNDED', 'FULFILLED'])
    expect(partly.refunds).toMatchObject([{ lines: [{ restocked: 0, unsent: 2 }] }])
    // What gift cards paid is still to come: the owner gives it back.
    expect(whole(paidOrder())).toMatchObject({ paymentState: 'REFUNDED', fulfillmentStatus: 'PENDING' })
  })

  it('of all before it was called off lets the order be canceled, with what is not in stock again', () => {
    const told = takeMoneyBack(paidOrder({ giftCards: undefined }), {
      id: 'x',
      cents: 1529,
      reference: '',
      ...stamp,
    })
    const before: Order = {
      ...told,
      fulfillmentStatus: 'PENDING',
      refunds: (told.refunds ?? []).map((each) => ({ ...each, lines: [] })),
    }
    expect(cancelOrder(before, true, stamp)).toMatchObject({ ok: true })
    expect(unitsToRestock(before)).toMatchObject([{ quantity: 3 }])
    expect(unitsToRestock(told)).toEqual([])
  })

  it('whose money fails waits for the owner, and can be asked for again or be paid by hand', () => {
    const order = paidOrder()
    const under = addRefund(order, refundOf(order, units(1)), stamp)
    const failed = failRefund(under, 'r1', { ...stamp, refusal: 'none-left' })
    expect(failed?.refunds).toMatchObject([{ state: 'FAILED', refusal: 'none-left' }])
    expect(failed && failRefund(failed, 'r1', { ...stamp, refusal: 'none-left' })).toBe(null)
    const again = failed && retryRefund(failed, 'r1', stamp)
    expect(again?.refunds).toMatchObject([{ state: 'PENDING', attempts: 2 }])
    expect(again?.refunds?.[0]).not.toHaveProperty('refusal')
    const done = failed && finishRefund(failed, 'r1', { ...stamp, reference: 'By hand' })
    expect(done?.refunds).toMatchObject([{ state: 'DONE', reference: 'By hand' }])
    expect(done && finishRefund(done, 'r1', { ...stamp, reference: '' })).toBe(null)
  })

  it('that was made comes back: it waits for the owner again, and the order is not refunded any more', () => {
    const order = paidOrder({ giftCards: undefined })
    const whole = { ...refundOf(order, { ...units(3), shippingCents: 530 }), state: 'DONE' as const }
    const refunded = addRefund(order, whole, stamp)
    expect(refunded.paymentState).toBe('REFUNDED')
    const back = reopenRefund(refunded, 'r1', { ...stamp, refusal: 'came-back' })
    expect(back).toMatchObject({
      paymentState: 'PAID',
      refunds: [{ state: 'FAILED', refusal: 'came-back' }],
    })
    expect(back?.history.at(-1)?.fact).toEqual({ code: 'refund-failed', refusal: 'came-back' })
    expect(back && reopenRefund(back, 'r1', { ...stamp, refusal: 'came-back' })).toBe(null)
    // Its credit note stands: no other refund is booked for the same money.
    expect(back && leftToRefund(back).cents).toBe(0)
    const again = back && retryRefund(back, 'r1', stamp)
    const failed = again && failRefund(again, 'r1', { ...stamp, refusal: 'none-left' })
    expect(failed && leftToRefund(failed).cents).toBe(0)
  })

  it('that came back is owed less what the payment service gave of it since, and ends the order', () => {
    const order = paidOrder({ giftCards: undefined })
    const first = refundOf(order, {
      lines: [{ lineId: 'jars', quantity: 1, cents: null, restock: 0 }],
      shippingCents: 0,
    })
    const made = finishRefund(addRefund(order, first, stamp), 'r1', { ...stamp, reference: '' }) ?? order
    const back = reopenRefund(made, 'r1', { ...stamp, refusal: 'came-back' }) ?? order
    const rest = { ...units(2), shippingCents: leftToRefund(back).shippingCents }
    const second = addRefund(back, refundOf(back, rest, 'r2'), stamp)
    const both = finishRefund(second, 'r2', { ...stamp, reference: '' }) ?? order
    const given = takeMoneyBack(both, { id: 'r3', cents: 100, reference: '', ...stamp })
    const [failed] = given.refunds as readonly [OrderRefund]
    const owed = asOwed(given, failed) ?? expect.fail()
    expect(owed.refunds?.[0]).toMatchObject({
      moneyCents: first.moneyCents - 100,
      booked: { cents: first.cents },
    })
    const ended = finishRefund(owed, 'r1', { ...stamp, reference: '', way: 'by-hand' })
    expect(ended).toMatchObject({ paymentState: 'REFUNDED' })
    expect(refundedCents(ended ?? order)).toBe(order.grandTotalCents)
  })

  it('under way is not taken for what went back at the payment service', () => {
    const order = paidOrder()
    const refund = refundOf(order, units(1))
    const under = addRefund(order, refund, stamp)
    const told = takeMoneyBack(under, { id: 'x', cents: refund.moneyCents, reference: 'e', ...stamp })
    expect(told.refunds?.map(({ id, state }) => [id, state])).toEqual([
      ['r1', 'PENDING'],
      ['x', 'DONE'],
    ])
  })

  it('that failed, and went back at the payment service, is not written twice', () => {
    const order = paidOrder()
    const refund = refundOf(order, units(1))
    const under = addRefund(order, { ...refund, state: 'FAILED' }, stamp)
    const told = takeMoneyBack(under, { id: 'x', cents: refund.moneyCents + 5, reference: 'e', ...stamp })
    expect(told.refunds?.map(({ id, state, moneyCents }) => [id, state, moneyCents])).toEqual([
      ['r1', 'DONE', refund.moneyCents],
      ['x', 'DONE', 5],
    ])
  })

  it('in any number of pieces ends at the cent, in every currency', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(currencyDigits)),
        randomOrder,
        pieces,
        (currency, order, cuts) => {
          let now: Order = { ...order, currency }
          for (const [index, cut] of cuts.entries()) now = refundPiece(now, cut, `r${index}`)
          now = refundRest(now)
          const refunds = now.refunds ?? []
          const all = (pick: (refund: OrderRefund) => number) => sum(refunds.map(pick))
          const cards = (id: string) =>
            all((each) => sum(each.cards.filter((card) => card.id === id).map(({ cents }) => cents)))
          expect(all(({ cents }) => cents)).toBe(order.grandTotalCents)
          expect(all(({ moneyCents }) => moneyCents)).toBe(moneyDueCents(order))
          expect(order.giftCards?.map(({ id }) => cards(id))).toEqual(
            order.giftCards?.map(({ cents }) => cents),
          )
          const taxes = all((each) => each.shippingTaxCents + sum(each.lines.map(({ taxCents }) => taxCents)))
          expect(taxes).toBe(order.taxCents)
          expect(refunds.every((each) => each.moneyCents >= 0 && each.cents >= 0)).toBe(true)
          expect(
            refunds
              .flatMap(({ lines, cards: given }) => [...lines, ...given])
              .every(({ cents }) => cents >= 0),
          ).toBe(true)
          expect(now.paymentState).toBe('REFUNDED')
        },
      ),
      { numRuns: { short: 300, long: 20_000 }[inject('proofLength')] },
    )
  })

  it('takes no money where waiting refunds and the payment service have more than all of it', () => {
    const waiting = addRefund(paidOrder(), refundOf(paidOrder(), units(3)), stamp)
    const cents = moneyDueCents(waiting) - (waiting.refunds?.[0]?.moneyCents ?? 0) + 40
    const order = takeMoneyBack(waiting, { id: 's', cents, reference: 'e', ...stamp })
    const { moneyCents, cardCents, cents: most } = leftToRefund(order)
    expect([moneyCents, most]).toEqual([0, cardCents])
    const delivery = (shippingCents: number) => planRefund(order, { lines: [], shippingCents })
    expect(delivery(100)).toMatchObject({
      ok: true,
      figures: { cents: 100, moneyCents: 0, cards: [{ id: 'card', cents: 100 }] },
    })
  })

  it('has no part below nothing, and parts that are all of it, whatever waits, failed or came from the service', {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(randomOrder, fc.array(step, { maxLength: 8 }), (order, steps) => {
        let now = order
        for (const [index, each] of steps.entries()) now = takeStep(now, each, `r${index}`)
        for (const refund of now.refunds ?? []) {
          const parts = [refund.moneyCents, ...refund.cards.map((card) => card.cents)]
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
          expect(sum(parts)).toBe(refund.cents)
        }
        const given = sum((now.refunds ?? []).flatMap((refund) => refund.cards.map((card) => card.cents)))
        expect(given).toBeLessThanOrEqual(order.grandTotalCents - moneyDueCents(order))
        const { lines, shippingCents, cents: most } = leftToRefund(now)
        const rest = lines.map((each) => ({ lineId: each.line.id, ...each, restock: 0 }))
        const asked = sum(rest.map((each) => each.cents)) + shippingCents
        const plan = planRefund(now, { lines: rest, shippingCents })
        expect(plan.ok && asked > most).toBe(false)
        const refused = ['more-than-charged', 'not-paid', 'nothing-asked']
        expect(refused).toContain(plan.ok ? refused[0] : plan.problem)
      }),
      { numRuns: { short: 300, long: 20_000 }[inject('proofLength')] },
    )
  })
})

const cents = fc.integer({ min: 0, max: 90_000 })

/** Orders with discounts, taxes, shipping and gift cards, each as orders keep them. */
const randomOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unit: fc.integer({ min: 1, max: 50_000 }),
        cut: cents,
        tax: cents,
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    shipping: cents,
    shippingTax: cents,
    isIncluded: fc.boolean(),
    cards: fc.array(cents, { maxLength: 3 }),
    paidByCards: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ lines, shipping, shippingTax, isIncluded, cards, paidByCards }): Order => {
    const kept = lines.map(({ quantity, unit, cut, tax }, place): OrderLine => {
      const subtotalCents = quantity * unit
      const discountCents = cut % (subtotalCents + 1)
      const taxCents = tax % (subtotalCents - discountCents + 1)
      return {
        ...sampleLine,
        id: `l${place}`,
        quantity,
        unitPriceCents: unit,
        subtotalCents,
        discountCents,
        taxCents,
      }
    })
    const subtotalCents = sum(kept.map((line) => line.subtotalCents))
    const discountCents = sum(kept.map((line) => line.discountCents ?? 0))
    const taxCents = sum(kept.map((line) => line.taxCents)) + (shippingTax % (shipping + 1))
    const grandTotalCents = subtotalCents - discountCents + shipping + (isIncluded ? 0 : taxCents)
    const paid = Math.floor((grandTotalCents * paidByCards) / 100)
    const shares = spread(paid, cards, cards.map(String))
    const giftCards = shares.map((each, place) => ({ id: `c${place}`, lastFour: 'ABCD', cents: each }))
    return {
      ...paidOrder(),
      lines: kept,
      subtotalCents,
      discountCents,
      shippingCents: shipping,
      taxCents,
      taxIsIncluded: isIncluded,
      grandTotalCents,
      giftCards,
    }
  })
  .filter(({ grandTotalCents }) => grandTotalCents > 0)

const pieces = fc.array(
  fc.record({
    line: fc.nat(3),
    units: fc.nat(9),
    amount: fc.option(fc.nat(100), { nil: null }),
    shipping: fc.nat(100),
  }),
  { maxLength: 6 },
)

/** A refund in the panel whose money waits, failed or went back; or a share of the money that goes back at the payment service. */
const step = fc.record({
  cut: pieces.map(([cut]) => cut),
  end: fc.constantFrom('PENDING', 'FAILED', 'DONE'),
  service: fc.option(fc.nat(100), { nil: null }),
})

function takeStep(
  order: Order,
  { cut, end, service }: { cut: Piece | undefined; end: OrderRefund['state']; service: number | null },
  id: string,
): Order {
  if (service === null) return cut ? refundPiece(order, cut, id, end) : order
  const done = (order.refunds ?? []).filter(({ state }) => state === 'DONE')
  const left = moneyDueCents(order) - sum(done.map(({ moneyCents }) => moneyCents))
  const share = Math.ceil((left * service) / 100)
  return share > 0 ? takeMoneyBack(order, { id, cents: share, reference: 'e', ...stamp }) : order
}

interface Piece {
  readonly line: number
  readonly units: number
  readonly amount: number | null
  readonly shipping: number
}

/** Gives back some of what is left, by units or by an amount, and sometimes of delivery. */
function refundPiece(order: Order, cut: Piece, id: string, end: OrderRefund['state'] = 'DONE'): Order {
  const left = leftToRefund(order)
  const line = left.lines[cut.line % left.lines.length]
  if (!line) return order
  const ask = {
    lines: [
      {
        lineId: line.line.id,
        quantity: cut.units % (line.quantity + 1),
        cents: cut.amount === null ? null : Math.floor((line.cents * cut.amount) / 100),
        restock: 0,
      },
    ],
    shippingCents: Math.floor((left.shippingCents * cut.shipping) / 100),
  }
  if (!planRefund(order, ask).ok) return order
  const refund = refundOf(order, ask, id)
  // Without money of it there is nothing to wait for.
  return addRefund(order, { ...refund, state: refund.moneyCents === 0 ? 'DONE' : end }, stamp)
}

function refundRest(order: Order): Order {
  const left = leftToRefund(order)
  if (left.cents === 0) return order
  const lines = left.lines.map(({ line, quantity, cents: rest }) => ({
    lineId: line.id,
    quantity,
    cents: rest,
    restock: 0,
  }))
  const ask = { lines, shippingCents: left.shippingCents }
  return addRefund(order, { ...refundOf(order, ask, 'rest'), state: 'DONE' }, stamp)
}
