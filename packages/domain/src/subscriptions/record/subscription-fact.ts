import type { DeclineProblem } from '../../payments/decline.ts'
import type { OrderEnd } from '../ends/order-end.ts'
import type { WaitReason } from '../waits/waiting.ts'

/** What happened to a subscription: a code with its values, said in words where it is read (`fact-text.ts`). */
export type SubscriptionFact =
  | { readonly code: 'began'; readonly orderName: string }
  | { readonly code: 'renewed'; readonly orderName: string }
  | { readonly code: 'declined'; readonly problem: DeclineProblem }
  | { readonly code: 'waits'; readonly reason: WaitReason }
  | OtherCurrencyFact
  | { readonly code: 'skipped'; readonly what: LeftOut }
  | { readonly code: 'paused-for'; readonly what: LeftOut; readonly cycles: number }
  /** It could not be charged, and waits for a card. */
  | { readonly code: 'paused-unpaid' }
  | { readonly code: 'resumed' }
  /** It went on all the while, and a cycle that was left out comes after all. */
  | { readonly code: 'skip-taken-back' }
  /** What comes from the next payment on; `name` as its buyer knows it, with what they chose. */
  | { readonly code: 'swapped'; readonly quantity: number; readonly name: string }
  /** `label`: the way to pay, as people know it. */
  | { readonly code: 'method-changed'; readonly label: string }
  | { readonly code: 'address-changed' }
  /** `name`: the way of delivery, as the shop calls it. */
  | { readonly code: 'delivery-changed'; readonly name: string }
  | { readonly code: 'retried' }
  /** `days`: from when on payments are due at it. */
  | { readonly code: 'price-announced'; readonly days: number }
  | { readonly code: 'price-kept' }
  | { readonly code: 'price-lowered' }
  | { readonly code: 'reminded' }
  | { readonly code: 'told-of-card' }
  | { readonly code: 'canceled'; readonly why: CancelCause }
  | { readonly code: 'paid-off' }

/** A payment that was not asked for, since the shop sells in another currency than was agreed. */
export interface OtherCurrencyFact {
  readonly code: 'other-currency'
  readonly currency: string
  readonly shopCurrency: string
}

/** What is left out of a subscription: of a membership nothing is delivered. */
export type LeftOut = 'delivery' | 'payment'

/** Why one was canceled: somebody asked for it, or for its end at once, it could not be charged, or what became of its order. */
export type CancelCause = 'asked' | 'asked-at-once' | 'unpaid' | 'free-now' | OrderEnd
