import type { HeldAddress } from '@vitrine/domain/members/held-address'
import type { AttemptState, firstAttemptState } from '@vitrine/domain/payments/payment-states'

/** Attempts to pay for a cart. One attempt key of one cart is one row, whatever is repeated. */
export interface PaymentRecords {
  find(id: string): Promise<Payment | undefined>
  /** Those of some ids that are there, in no order. */
  findMany(ids: readonly string[]): Promise<readonly Payment[]>
  /** The same as `find`, locked until the end of the transaction. */
  lock(id: string): Promise<Payment | undefined>
  findByAttempt(cartId: string, attemptKey: string): Promise<Payment | undefined>
  /** The attempt of this cart that is not settled, if any. */
  findOpen(cartId: string): Promise<Payment | undefined>
  findByOrder(orderId: string): Promise<Payment | undefined>
  insert(payment: NewPayment): Promise<void>
  /** Empties the drafts of attempts that are over: those that name an e-mail address while it was theirs, and those of some orders and subscriptions. */
  forgetDrafts(
    person: HeldAddress & {
      readonly orderIds: readonly string[]
      readonly subscriptionIds: readonly string[]
    },
  ): Promise<void>
  /** Keeps state, message, reference, order and draft; the rest of an attempt never changes. Throws when there is no such attempt, or no step of `attemptSteps` leads from its state to the given one. */
  save(payment: Payment): Promise<void>
  /** Open attempts whose time is over, in the order of their ids and after one of them, for the reconciling job. */
  listExpired(page: {
    readonly nowMs: number
    readonly afterId: string
    readonly limit: number
  }): Promise<readonly Payment[]>
  /** Whether an attempt is open to pay for a product. */
  hasOpenFor(productId: string): Promise<boolean>
  /** Whether an attempt is open that was begun until a moment, and whose draft names an e-mail address. */
  hasOpenOf(email: string, untilMs?: number): Promise<boolean>
  /** Attempts that began since a moment, beside the orders that came of them: for the audit. */
  listBooked(sinceMs: number): Promise<readonly BookedPayment[]>
  /** What went back of a payment by its own gateway, as the ledger of money has it; without what came back again. */
  refundedCents(id: string): Promise<number>
}

/** What the audit needs of a payment. */
export interface BookedPayment
  extends Pick<Payment, 'id' | 'gateway' | 'amountCents' | 'currency' | 'state' | 'expiresAtMs'> {
  /** What went back by its own gateway, as the ledger of money has it; minor units. */
  readonly refundedCents: number
  /** Null when no order came of it. */
  readonly order: { readonly id: string; readonly number: number; readonly paymentState: string } | null
}

/** An attempt that begins. */
export type NewPayment = Payment & { readonly state: typeof firstAttemptState }

export interface Payment {
  readonly id: string
  readonly cartId: string
  /** Chosen by the client for one press of the pay button. */
  readonly attemptKey: string
  /** Hash of what was submitted: the same key with another body is refused. */
  readonly requestHash: string
  readonly gateway: string
  readonly amountCents: number
  readonly currency: string
  readonly state: AttemptState
  /** What the visitor reads when it was declined. */
  readonly message: string
  /** The gateway's own reference. */
  readonly reference: string
  readonly orderId: string | null
  /** The order to be placed when paid, JSON text: priced and addressed when the attempt began. */
  readonly draft: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
}
