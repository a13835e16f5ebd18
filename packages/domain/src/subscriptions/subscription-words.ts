import { formatMoney } from '../money/format-money.ts'
import type { Say } from '../words/say.ts'
import { planWords } from './plan-words.ts'
import type { Subscription } from './subscription.ts'

/** What is agreed: `$18.00 every month until canceled`; taxes and delivery are those of each day. */
export function priceWords({ line, plan, currency }: Subscription, language: string, say?: Say): string {
  return `${formatMoney(line.unitPriceCents * line.quantity, currency, language)} ${planWords(plan, say)}`
}
