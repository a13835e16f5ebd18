import type { SubscriptionPlan } from '../catalogue/product.ts'
import { everyWords } from './plan-words.ts'

/** What a buyer is told, and agrees to, before the first cycle is charged. Amounts and days come in words. */
export interface Agreement {
  readonly plan: SubscriptionPlan
  /** What is charged today. */
  readonly amount: string
  /** Whether taxes are in it; else they come on top, once the address is known. */
  readonly isTaxKnown: boolean
  /** When the second cycle is charged. */
  readonly nextDay: string
  readonly requiresShipping: boolean
}

/** What is charged now, what then and how often, and how to stop it: a sentence each. */
export function agreementLines(agreement: Agreement): readonly string[] {
  const { plan, nextDay, requiresShipping } = agreement
  const sum = sumOf(agreement)
  if (plan.billingCycles === 1) return [`You are charged ${sum} today, and nothing after that.`]
  const then =
    plan.billingCycles === 0
      ? `Then ${sum} ${everyWords(plan)} until you cancel, first on ${nextDay}.`
      : `Then ${sum} ${everyWords(plan)}, ${timesWords(plan.billingCycles - 1)}, first on ${nextDay}.`
  return [
    `You are charged ${sum} today.`,
    then,
    requiresShipping
      ? 'The price stays as it is today; shipping and taxes are those of the day of each payment.'
      : 'The price stays as it is today; taxes are those of the day of each payment.',
    'You can skip, pause or cancel it at any time before a payment, in two clicks, by the link in each of our mails. What you paid for stays yours until its period ends.',
  ]
}

/** The words that a buyer ticks, and that the order keeps. */
export function agreementText(agreement: Agreement): string {
  const { plan } = agreement
  const sum = sumOf(agreement)
  if (plan.billingCycles === 1) return `I agree to be charged ${sum} today.`
  const end = plan.billingCycles === 0 ? ' until I cancel' : `, ${timesWords(plan.billingCycles - 1)}`
  return `I agree to be charged ${sum} today, and then ${sum} ${everyWords(plan)}${end}.`
}

/** Said where the box is not ticked. */
export const agreementMissingText = 'Please agree to the payments of this subscription.'

/** Said where nothing that the shop takes can be charged again. */
export const noRepeatPaymentText =
  'This shop has no way to take payments that come again and again yet. Please come back later.'

function sumOf({ amount, isTaxKnown }: Agreement): string {
  return isTaxKnown ? amount : `${amount} plus tax`
}

function timesWords(times: number): string {
  return times === 1 ? 'once more' : `${times} more times`
}
