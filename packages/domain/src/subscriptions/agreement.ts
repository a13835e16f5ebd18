import type { SubscriptionPlan } from '../catalogue/product.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
import { everyWords } from './plan-words.ts'

/** What a buyer is told, and agrees to, before the first cycle is charged. Amounts and days come in words. */
export interface Agreement {
  readonly plan: SubscriptionPlan
  /** What is charged today. */
  readonly amount: string
  /** What is charged then, in rows of payments that cost the same; how many are in the last says the plan. Empty: nothing is. */
  readonly toCome: readonly { readonly payments: number | null; readonly amount: string }[]
  /** Whether taxes are in it; else they come on top, once the address is known. */
  readonly isTaxKnown: boolean
  /** When the second cycle is charged. */
  readonly nextDay: string
  readonly requiresShipping: boolean
  /** The least that is charged, where a payment of it would be less. */
  readonly least?: string | undefined
  /** Whether it opens areas for members: nothing of it is delivered that could be skipped. */
  readonly isMembership?: boolean | undefined
}

/** What is charged now, what then and how often, and how to stop it: a sentence each. */
export function agreementLines(agreement: Agreement, say: Say = sayAsWritten): readonly string[] {
  const { nextDay, requiresShipping, toCome } = agreement
  const sum = sumOf(agreement, agreement.amount, say)
  const [next, ...later] = toCome
  const waived =
    agreement.least === undefined
      ? []
      : [say('Less than {least} is too little to be charged: it is free.', { least: agreement.least })]
  if (!next) return [say('You are charged {sum} today, and nothing after that.', { sum }), ...waived]
  const then = { ...rowWords(agreement, next, say), nextDay }
  return [
    say('You are charged {sum} today.', { sum }),
    next.payments === null
      ? say('Then {sum} {every} until you cancel, first on {nextDay}.', then)
      : say('Then {sum} {every}, {times}, first on {nextDay}.', then),
    ...later.map((row) =>
      row.payments === null
        ? say('After that {sum} {every} until you cancel.', rowWords(agreement, row, say))
        : say('After that {sum} {every}, {times}.', rowWords(agreement, row, say)),
    ),
    ...waived,
    priceLine({ requiresShipping, isReduced: later.length > 0 || next.amount !== agreement.amount }, say),
    agreement.isMembership
      ? say(
          'You can leave out payments, pause or cancel it at any time before a payment, in two clicks, by the link in each of our mails. Your membership is open until the time that you paid for ends.',
        )
      : say(
          'You can skip, pause or cancel it at any time before a payment, in two clicks, by the link in each of our mails. What you paid for stays yours until its period ends.',
        ),
  ]
}

/** The words that a buyer ticks, and that the order keeps. */
export function agreementText(agreement: Agreement, say: Say = sayAsWritten): string {
  const sum = sumOf(agreement, agreement.amount, say)
  const [next, ...later] = agreement.toCome
  if (!next) return say('I agree to be charged {sum} today.', { sum })
  if (later.length > 0 || next.amount !== agreement.amount) {
    const rows = agreement.toCome.map((row) =>
      row.payments === null
        ? say('then {sum} {every} until I cancel', rowWords(agreement, row, say))
        : say('then {sum} {every}, {times}', rowWords(agreement, row, say)),
    )
    return say('I agree to be charged {sum} today, {later}.', { sum, later: rows.join(', ') })
  }
  const then = rowWords(agreement, next, say)
  return next.payments === null
    ? say('I agree to be charged {sum} today, and then {sum} {every} until I cancel.', then)
    : say('I agree to be charged {sum} today, and then {sum} {every}, {times}.', then)
}

/** Said where nothing that the shop takes can be charged again. */
export const noRepeatPaymentText =
  'This shop has no way to take payments that come again and again yet. Please come back later.'

function priceLine(
  { requiresShipping, isReduced }: { readonly requiresShipping: boolean; readonly isReduced: boolean },
  say: Say,
): string {
  if (isReduced)
    return requiresShipping
      ? say(
          'Price and discounts stay as they are today; shipping and taxes are those of the day of each payment.',
        )
      : say('Price and discounts stay as they are today; taxes are those of the day of each payment.')
  return requiresShipping
    ? say('The price stays as it is today; shipping and taxes are those of the day of each payment.')
    : say('The price stays as it is today; taxes are those of the day of each payment.')
}

function rowWords(agreement: Agreement, { payments, amount }: Agreement['toCome'][number], say: Say) {
  const every = everyWords(agreement.plan, say)
  return { sum: sumOf(agreement, amount, say), every, times: timesWords(payments ?? 0, say) }
}

function sumOf({ isTaxKnown }: Agreement, amount: string, say: Say): string {
  return isTaxKnown ? amount : say('{amount} plus tax', { amount })
}

function timesWords(times: number, say: Say): string {
  return times === 1 ? say('once more') : say('{times} more times', { times })
}
