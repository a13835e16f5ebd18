import type { ChangeContext, ChangeResult } from '../change-subscription.ts'
import { cycleDueMs } from '../cycles/cycle-due.ts'
import { hasFurtherCycle, note } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'
import { isChangeable } from '../swap-subscription.ts'

/** How long before they pay more buyers are told. */
export const priceNoticeDays = 30

/** The highest price of a piece. */
const mostCents = 999_999_999

/**
 * Changes the price of each piece. One that is higher counts for payments that are due 30 days from now or later, so that its buyer can
 * cancel before; one that is lower from the next payment on. The price of now takes back what was announced.
 */
export function changePrice(
  subscription: Subscription,
  unitPriceCents: number,
  { nowMs, timeZone, by }: Pick<ChangeContext, 'nowMs' | 'timeZone' | 'by'>,
): ChangeResult {
  if (!isChangeable(subscription)) return { ok: false, problem: 'not-running' }
  const { line, newPrice } = subscription
  const isPrice = Number.isInteger(unitPriceCents) && unitPriceCents >= 0 && unitPriceCents <= mostCents
  if (!isPrice) return { ok: false, problem: 'price-wrong' }
  const isSame = unitPriceCents === (newPrice?.unitPriceCents ?? line.unitPriceCents)
  if (isSame) return { ok: false, problem: 'price-same' }
  const { newPrice: _, ...rest } = subscription
  if (unitPriceCents > line.unitPriceCents) {
    const fromMs = nowMs + priceNoticeDays * 86_400_000
    const fact = { code: 'price-announced', days: priceNoticeDays } as const
    const announced = { ...rest, newPrice: { unitPriceCents, fromMs } }
    const later = atNewPrice(announced, timeZone)
    // The last payment is made before it would count.
    if (later && !hasFurtherCycle(later, later.paidCycles)) return { ok: false, problem: 'price-too-late' }
    return { ok: true, subscription: note(announced, { atMs: nowMs, kind: 'price-changed', fact, by }) }
  }
  const code = unitPriceCents === line.unitPriceCents ? 'price-kept' : 'price-lowered'
  const fact = { code } as const
  const lowered = { ...keepGranted(rest, unitPriceCents), line: { ...line, unitPriceCents } }
  return { ok: true, subscription: note(lowered, { atMs: nowMs, kind: 'price-changed', fact, by }) }
}

/** A discount that what comes is worth enough for stays so: the shop lowered the price, and not its buyer. */
function keepGranted(subscription: Subscription, unitPriceCents: number): Subscription {
  const { discounts, line } = subscription
  if (!discounts) return subscription
  const worth = (cents: number) => cents * line.quantity
  const kept = discounts.map(({ discount, code }) => {
    const isMet = worth(line.unitPriceCents) >= discount.minimumCents
    const minimumCents = isMet
      ? Math.min(discount.minimumCents, worth(unitPriceCents))
      : discount.minimumCents
    return { discount: { ...discount, minimumCents }, code }
  })
  return { ...subscription, discounts: kept }
}

/** The subscription as it will be when the price that was announced counts first, to say what it costs then; null: none was announced. */
export function atNewPrice(subscription: Subscription, timeZone: string): Subscription | null {
  const { nextCycle, paidCycles, line, newPrice } = subscription
  if (!newPrice) return null
  const before = firstCycleAtNewPrice(subscription, newPrice, timeZone) - nextCycle
  const { unitPriceCents } = newPrice
  return { ...subscription, paidCycles: paidCycles + before, line: { ...line, unitPriceCents } }
}

/**
 * When the first payment at the price that was announced is due; null: none was announced. That price may begin to count in the middle of a
 * day: a payment of the morning of that day is still at the one before.
 */
export function firstAtNewPriceMs(subscription: Subscription, timeZone: string): number | null {
  const { newPrice } = subscription
  if (!newPrice) return null
  return dueMsOf(subscription, firstCycleAtNewPrice(subscription, newPrice, timeZone), timeZone)
}

function firstCycleAtNewPrice(
  subscription: Subscription,
  { fromMs }: NonNullable<Subscription['newPrice']>,
  timeZone: string,
): number {
  let cycle = subscription.nextCycle
  while (dueMsOf(subscription, cycle, timeZone) < fromMs) cycle += 1
  return cycle
}

function dueMsOf({ id, anchorMs, plan }: Subscription, cycle: number, timeZone: string): number {
  return cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, cycle)
}

/** The subscription with the price at which its next cycle is charged; a cycle keeps the price of its day, however often it is tried. */
export function withPriceOfCycle(subscription: Subscription, timeZone: string): Subscription {
  const { nextCycle, line, newPrice } = subscription
  if (!newPrice || dueMsOf(subscription, nextCycle, timeZone) < newPrice.fromMs) return subscription
  const { newPrice: _, ...rest } = subscription
  return { ...rest, line: { ...line, unitPriceCents: newPrice.unitPriceCents } }
}
