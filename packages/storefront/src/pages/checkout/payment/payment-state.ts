import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { BegunPayment } from '../card-form/card-form.ts'

/** How far the payment of the order has come. */
export type Payment =
  | { readonly kind: 'idle' }
  /** The button was pressed, and what the order comes to is still being found out. */
  | { readonly kind: 'settling' }
  | { readonly kind: 'placing' }
  /** The bank asks whether the buyer approves. */
  | { readonly kind: 'asked'; readonly question: BanksQuestion }
  /** The money is on its way; the message says why the buyer has to wait. */
  | { readonly kind: 'waiting'; readonly message: string }
  /** No answer came: the order may have been placed. */
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'placed' }

/** What the bank asks about a payment. */
export interface BanksQuestion {
  readonly paymentId: string
  readonly message: string
}

/** An attempt to pay, by its UUID. */
export interface Attempt {
  readonly key: string
  /** What was last sent under it, and what the server began with it for the card form. */
  readonly sent: { readonly order: string; readonly begun: BegunPayment | null } | null
}

/** How far the payment was when the page was drawn. */
export function initialPayment({
  confirmation,
  waiting,
}: Pick<CheckoutPageProps, 'confirmation' | 'waiting'>): Payment {
  if (confirmation) return { kind: 'asked', question: confirmation }
  return waiting ? { kind: 'waiting', message: waiting } : { kind: 'idle' }
}

/** Whether nothing may be changed: an order is about to be placed, is being placed, is placed, or waits for its money. */
export function isBusyPlacing({ payment }: { readonly payment: Payment }): boolean {
  return ['settling', 'placing', 'asked', 'waiting', 'placed'].includes(payment.kind)
}

/** Whether a payment waits for its money, or for the buyer's answer: how it stands is said even where nothing is left in the cart. */
export function isUnderWay({ payment }: { readonly payment: Payment }): boolean {
  return payment.kind === 'asked' || payment.kind === 'waiting'
}

/** The attempt that an order is sent under: the same order again is the same one, so that it cannot be paid twice; another order is another attempt. */
export function attemptFor({ key, sent }: Attempt, order: string, newKey: string): Attempt {
  if (sent?.order === order) return { key, sent }
  return { key: sent === null ? key : newKey, sent: { order, begun: null } }
}
