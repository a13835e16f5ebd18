import { paymentsWords } from '../../discounts/payments-words.ts'
import type { Say } from '../../words/say.ts'
import type { Subscription } from '../subscription.ts'
import { type DescribedDiscount, describeDiscounts } from './describe-discounts.ts'

/** The discounts of a subscription that are not over, for its buyer: each with for which payments it is, and how many of these are to come. */
export function discountTexts(subscription: Subscription, say: Say): readonly string[] {
  return describeDiscounts(subscription)
    .filter(({ next }) => next !== 'over')
    .map((each) => discountText(each, say))
}

function discountText({ name, code, payments, left, next }: DescribedDiscount, say: Say): string {
  const words = {
    name: code === '' ? name : `${name} (${code})`,
    payments: paymentsWords(payments, say),
    left,
  }
  if (next === 'not-for-this') return say('{name}, {payments}: not for what comes next.', words)
  if (left === null) return say('{name}, {payments}.', words)
  return left === 1
    ? say('{name}, {payments}: one more is to come.', words)
    : say('{name}, {payments}: {left} more are to come.', words)
}
