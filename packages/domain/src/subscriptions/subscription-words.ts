import { formatMoney } from '../money/format-money.ts'
import { leastChargeCents } from '../payments/least-charge.ts'
import { isTooLittle } from '../payments/too-little.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
import { planWords } from './plan-words.ts'
import type { Subscription } from './subscription.ts'
import { pricesToCome } from './terms/prices-to-come.ts'

/**
 * What is agreed, after the discounts that were given: `$18.00 every month until canceled`, `$9.00 for the next 2 payments, then $18.00
 * every month until canceled`; taxes and delivery are those of each day. Where a price by itself is too little to be charged, that is said.
 */
export function priceWords(subscription: Subscription, language: string, say: Say = sayAsWritten): string {
  const { plan, currency } = subscription
  const money = (cents: number) => formatMoney(cents, currency, language)
  const prices = pricesToCome(subscription)
  const last = prices.at(-1)?.cents ?? 0
  const lasting = `${money(last)} ${planWords(plan, say)}`
  const all = prices.slice(0, -1).reduceRight((rest, { payments, cents }) => {
    const price = money(cents)
    return payments === 1
      ? say('{price} for the next payment, then {rest}', { price, rest })
      : say('{price} for the next {count} payments, then {rest}', { price, count: payments, rest })
  }, lasting)
  if (!prices.some(({ cents }) => isTooLittle(cents, currency))) return all
  return say('{price} (less than {least} is not charged)', {
    price: all,
    least: money(leastChargeCents(currency)),
  })
}
