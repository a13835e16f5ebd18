import type { ReplyOf } from '@vitrine/contract/call'
import type { placeOrderCall } from '@vitrine/contract/checkout/calls'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { formErrors } from '@vitrine/domain/checkout/checkout-form'
import type { BegunPayment } from '../card-form/card-form.ts'
import { type CheckoutState, problemOf } from '../checkout-state.ts'

/** What the server says about an order that was sent, or about the bank's question. */
export type Placed = ReplyOf<typeof placeOrderCall>

/** What an answer makes of the checkout, and what comes next. */
interface AfterAnswer {
  readonly change: Partial<CheckoutState>
  readonly next:
    | { readonly kind: 'buyer' }
    | { readonly kind: 'leave'; readonly url: string }
    | { readonly kind: 'card-form'; readonly begun: BegunPayment }
}

type Before = Pick<CheckoutState, 'attempt' | 'values' | 'round'>

/** Reads the answer to an order. `newKey` names the attempt that comes after one that is over. */
export function afterAnswer(before: Before, outcome: Outcome<Placed>, newKey: string): AfterAnswer {
  if (outcome.ok) return afterReply(before, outcome.reply)
  return { change: afterRefusal(before, outcome.refusal, newKey), next: { kind: 'buyer' } }
}

/** Whether the order itself was refused: neither its payment was, nor is the answer missing. */
export function isOrderRefused({ status }: Refusal): boolean {
  return status !== 402 && !isUnanswered(status)
}

function afterReply({ attempt }: Before, reply: Placed): AfterAnswer {
  if (reply.status === 'placed')
    return { change: { payment: { kind: 'placed' } }, next: { kind: 'leave', url: reply.confirmationUrl } }
  const { message } = reply
  if (reply.status === 'processing')
    return { change: { payment: { kind: 'waiting', message } }, next: { kind: 'buyer' } }
  const { action, paymentId } = reply
  if (action?.kind === 'redirect') return { change: {}, next: { kind: 'leave', url: action.url } }
  if (action?.kind === 'stripe' && attempt.sent !== null) {
    const change = { attempt: { ...attempt, sent: { ...attempt.sent, begun: action } } }
    return { change, next: { kind: 'card-form', begun: action } }
  }
  return {
    change: { payment: { kind: 'asked', question: { paymentId, message } } },
    next: { kind: 'buyer' },
  }
}

function afterRefusal(before: Before, refusal: Refusal, newKey: string): Partial<CheckoutState> {
  const { status, message, errors } = refusal
  const round = before.round + 1
  // The same attempt asks what became of it.
  if (isUnanswered(status)) return { payment: { kind: 'timed-out' }, said: problemOf(message), round }
  const hasErrors = Object.keys(errors).length > 0
  const told = { said: problemOf(hasErrors ? null : message), errors: formErrors(errors), round }
  if (isOrderRefused(refusal)) return { ...told, payment: { kind: 'refused' } }
  return {
    ...told,
    payment: { kind: 'declined' },
    attempt: { key: newKey, sent: null },
    // Of a declined card nothing is kept: all else stays as typed.
    values: { ...before.values, cardNumber: '', expiry: '', securityCode: '' },
  }
}

/** No answer, or none in time. */
function isUnanswered(status: number): boolean {
  return status === 0 || status === 409 || status === 504
}
