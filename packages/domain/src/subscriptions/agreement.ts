import type { SubscriptionPlan } from '../catalogue/product.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
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
export function agreementLines(agreement: Agreement, say: Say = sayAsWritten): readonly string[] {
  const { plan, nextDay, requiresShipping } = agreement
  const { billingCycles } = plan
  const sum = sumOf(agreement, say)
  if (billingCycles === 1) return [say('You are charged {sum} today, and nothing after that.', { sum })]
  const then = { sum, every: everyWords(plan, say), times: timesWords(billingCycles - 1, say), nextDay }
  return [
    say('You are charged {sum} today.', { sum }),
    billingCycles === 0
      ? say('Then {sum} {every} until you cancel, first on {nextDay}.', then)
      : say('Then {sum} {every}, {times}, first on {nextDay}.', then),
    requiresShipping
      ? say('The price stays as it is today; shipping and taxes are those of the day of each payment.')
      : say('The price stays as it is today; taxes are those of the day of each payment.'),
    say(
      'You can skip, pause or cancel it at any time before a payment, in two clicks, by the link in each of our mails. What you paid for stays yours until its period ends.',
    ),
  ]
}

/** The words that a buyer ticks, and that the order keeps. */
export function agreementText(agreement: Agreement, say: Say = sayAsWritten): string {
  const { plan } = agreement
  const sum = sumOf(agreement, say)
  if (plan.billingCycles === 1) return say('I agree to be charged {sum} today.', { sum })
  const then = { sum, every: everyWords(plan, say), times: timesWords(plan.billingCycles - 1, say) }
  return plan.billingCycles === 0
    ? say('I agree to be charged {sum} today, and then {sum} {every} until I cancel.', then)
    : say('I agree to be charged {sum} today, and then {sum} {every}, {times}.', then)
}

/** Said where the box is not ticked. */
export const agreementMissingText = 'Please agree to the payments of this subscription.'

/** Said where nothing that the shop takes can be charged again. */
export const noRepeatPaymentText =
  'This shop has no way to take payments that come again and again yet. Please come back later.'

function sumOf({ amount, isTaxKnown }: Agreement, say: Say): string {
  return isTaxKnown ? amount : say('{amount} plus tax', { amount })
}

function timesWords(times: number, say: Say): string {
  return times === 1 ? say('once more') : say('{times} more times', { times })
}
