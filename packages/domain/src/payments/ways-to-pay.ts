import { isEnough } from './enough-for-way.ts'
import { type AccountKey, type PaymentMode, paypalAccountKey, stripeAccountKey } from './gateway-keys.ts'
import { leastChargeCents } from './least-charge.ts'
import { paysFor } from './money-of.ts'
import { takesByPaypal } from './paypal-amounts.ts'

/** By what something can be paid, and by which account. */
export type WayToPay<Method> =
  | { readonly kind: 'stripe' | 'paypal'; readonly account: AccountKey }
  | { readonly kind: 'test' }
  | { readonly kind: 'manual'; readonly method: Method }

/** What a shop takes; a `Method` is paid outside of it. */
export interface ShopsWays<Method> {
  readonly test: boolean
  readonly manual: readonly Method[]
  readonly stripe?: PaymentMode | undefined
  readonly paypal?: PaymentMode | undefined
}

/** What is to be paid. */
export interface ToBePaid {
  readonly currency: string
  /** null: not known yet. */
  readonly dueCents: number | null
  /** Whether it is charged again while its buyer is away. */
  readonly isKept: boolean
  /** Whether it is a test, which no real money pays, or real, which no test card pays; left out: its way to pay decides. */
  readonly isTest?: boolean | undefined
}

/** The ways by which something can be paid in a shop, as buyers are shown them: what is offered is taken, and nothing else. */
export function waysToPay<Method>(
  { test, manual, stripe = 'off', paypal = 'off' }: ShopsWays<Method>,
  { currency, dueCents, isKept, isTest }: ToBePaid,
): readonly WayToPay<Method>[] {
  const atStripe = stripeAccountKey(stripe)
  const atPaypal = paypalAccountKey(paypal)
  const ways: readonly WayToPay<Method>[] = [
    ...(atStripe !== null && isEnough(leastChargeCents(currency), { dueCents, isKept })
      ? [{ kind: 'stripe' as const, account: atStripe }]
      : []),
    // PayPal keeps no means of buyers for later charges.
    ...(atPaypal !== null && !isKept && takesByPaypal(currency)
      ? [{ kind: 'paypal' as const, account: atPaypal }]
      : []),
    ...(test ? [{ kind: 'test' as const }] : []),
    ...(isKept ? [] : manual.map((method) => ({ kind: 'manual' as const, method }))),
  ]
  return isTest === undefined ? ways : ways.filter((way) => paysFor({ isTest }, keyOf(way)))
}

/** What the payments of a way keep of it. */
function keyOf<Method>(way: WayToPay<Method>): string {
  return 'account' in way ? way.account : way.kind
}
