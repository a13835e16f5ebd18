import { describe, expect, it } from 'vitest'
import { goodsOf } from '../../checkout/discount-cart.ts'
import type { Discount } from '../../discounts/discount.ts'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { buildPriced, buildProduct, buildVariant } from '../../testing/builders.ts'
import { buildDiscount } from '../../testing/discount-builders.ts'
import { sayAsWritten } from '../../words/say.ts'
import { skipNext } from '../change-subscription.ts'
import { afterDecline, afterPayment } from '../renewal.ts'
import { renewalCart } from '../renewal-cart.ts'
import { usualRetryTerms } from '../retries/retry-terms.ts'
import type { Subscription } from '../subscription.ts'
import { priceWords } from '../subscription-words.ts'
import { swap } from '../swap-subscription.ts'
import { atNewPrice, changePrice } from './change-price.ts'
import { describeDiscounts } from './describe-discounts.ts'
import { discountTexts } from './discount-texts.ts'
import { pricesToCome } from './prices-to-come.ts'

const timeZone = 'America/New_York'
const half = { kind: 'percentage', appliesTo: 'order', milliPercent: 50_000 } as const

/** A coffee of 18.00 each month, its first three payments at half the price. */
function begun(over: Partial<Discount> = {}, more: Partial<Subscription> = {}): Subscription {
  const onSubscriptions = { option: 'LIMITED_PAYMENTS', payments: 3 } as const
  const discount = buildDiscount({ name: 'Welcome', effect: half, onSubscriptions, ...over })
  return buildSubscription({ discounts: [{ discount, code: 'HALF' }], ...more })
}

const shop = { currency: 'USD', taxIsIncluded: false }
const at = (subscription: Subscription) => ({ nowMs: subscription.nextAtMs ?? 0, timeZone, shop, by: '' })
const pay = (subscription: Subscription) =>
  afterPayment(subscription, { ...at(subscription), orderId: 'renewal', orderName: '1' })
const cents = (subscription: Subscription) => pricesToCome(subscription)[0]?.cents
const changed = (result: ReturnType<typeof skipNext>) => {
  if (!result.ok) throw new Error(result.problem)
  return result.subscription
}

describe('a discount that a subscription was given', () => {
  it('holds for as many payments as was said, and is then over', () => {
    const start = begun()
    const paid = [start, pay(start), pay(pay(start))]
    expect(paid.map(cents)).toEqual([900, 900, 1_800])
    expect(paid.map((each) => describeDiscounts(each)[0])).toMatchObject([
      { left: 2, next: 'applies' },
      { left: 1, next: 'applies' },
      { left: 0, next: 'over' },
    ])
    expect(priceWords(start, 'en-US')).toBe(
      '$9.00 for the next 2 payments, then $18.00 every month until canceled',
    )
    expect(discountTexts(start, sayAsWritten)).toEqual([
      'Welcome (HALF), first 3 payments: 2 more are to come.',
    ])
  })

  it('that leaves less than is charged is said to be free', () => {
    const start = begun()
    const tiny = { ...start, line: { ...start.line, unitPriceCents: 30 }, discounts: [] }
    expect(priceWords(tiny, 'en-US')).toBe(
      '$0.30 every month until canceled (less than $0.50 is not charged)',
    )
  })

  it('is not used up by tries that fail, nor by deliveries that are skipped', () => {
    const start = begun()
    const declined = { ...at(start), problem: 'declined', isFinal: false, terms: usualRetryTerms } as const
    const failed = afterDecline(afterDecline(start, declined), declined)
    expect(failed.failures).toBe(2)
    expect(cents(failed)).toBe(900)
    const skipped = changed(skipNext(start, { ...at(start), nowMs: start.anchorMs }))
    expect(cents(pay(skipped))).toBe(900)
    expect(renewalCart(failed, { id: '', entryId: '', token: '', nowMs: 0 }).entries[0]).toMatchObject({
      payment: 2,
    })
  })

  it('holds while what comes is what it was for, and again when it is again', () => {
    const variant = buildVariant({ id: 'v1', priceCents: 9_900 })
    const product = buildProduct({ id: 'coffee', variants: [variant] })
    const to = (from: Subscription, quantity: number) =>
      changed(swap(from, { product, variantId: 'v1', quantity }, { nowMs: 1, shop, by: '' }))
    const two = to(begun({ minimumQuantity: 2 }), 2)
    const one = to(two, 1)
    expect([two, one, to(one, 3)].map(cents)).toEqual([1_800, 1_800, 2_700])
    expect(describeDiscounts(one)).toMatchObject([{ next: 'not-for-this' }])
  })

  it('that is not for sales is not for a variant that is on sale', () => {
    const sale = buildVariant({ id: 'v2', priceCents: 2_000, salePriceCents: 1_000, isOnSale: true })
    const product = buildProduct({ id: 'coffee', variants: [sale] })
    const swapped = (includesSaleItems: boolean) =>
      changed(
        swap(
          begun({ includesSaleItems }),
          { product, variantId: 'v2', quantity: 1 },
          { nowMs: 1, shop, by: '' },
        ),
      )
    expect([swapped(true), swapped(false)].map(cents)).toEqual([500, 1_000])
    const [entry] = renewalCart(swapped(false), { id: '', entryId: '', token: '', nowMs: 0 }).entries
    if (!entry) throw new Error('Nothing comes')
    const priced = { ...buildPriced({ id: 'box' }), unitPriceCents: 1_000, regularPriceCents: 9_900 }
    expect(goodsOf({ ...priced, entry })).toMatchObject({ isOnSale: true, payment: 2 })
    expect(goodsOf({ ...priced, entry: { ...entry, isAgreedOnSale: false } }).isOnSale).toBe(false)
  })

  it('stays when the shop lowers the price below the least amount, and follows a higher price', () => {
    const start = begun({ minimumCents: 1_800 })
    const lowered = changed(changePrice(start, 1_000, at(start)))
    expect(cents(lowered)).toBe(500)
    const announced = changed(changePrice(start, 2_400, at(start)))
    const later = atNewPrice(announced, timeZone)
    // The payment of February comes before it, that of March is the last with the discount.
    expect(later && pricesToCome(later)).toEqual([
      { payments: 1, cents: 1_200 },
      { payments: null, cents: 2_400 },
    ])
  })

  it('ends with the payments of its plan', () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 2 } as const
    expect(pricesToCome(begun({}, { plan }))).toEqual([{ payments: 1, cents: 900 }])
    expect(describeDiscounts(begun({}, { plan }))).toMatchObject([{ left: 1 }])
  })
})
