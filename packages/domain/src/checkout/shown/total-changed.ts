import type { Breakdown } from '../../cart/breakdown.ts'

/** What a checkout said that the buyer pays: minor units and their currency; null where it could not be told yet. */
export interface ShownTotal {
  readonly amountCents: number | null
  readonly currency: string
}

/**
 * Whether a cart comes to another sum than its buyer was shown, so that it must be shown first. Who sends none is held to none: programs
 * that place orders are asked for it by the contract only since buyers are.
 */
export function isTotalChanged(
  shown: ShownTotal | undefined,
  { dueCents, currency }: Pick<Breakdown, 'dueCents' | 'currency'>,
): boolean {
  return shown !== undefined && (shown.amountCents !== dueCents || shown.currency !== currency)
}

/** What the buyer reads then; `amount` is money, already written, and `wasKnown` whether they were shown one before. */
export function totalChangedText({
  amount,
  wasKnown,
}: {
  readonly amount: string
  readonly wasKnown: boolean
}) {
  return wasKnown
    ? `Your order has changed: it comes to ${amount} now. Please look at it again.`
    : `Your order comes to ${amount}. Please look at it again.`
}
