import type { ReplyOf } from '@vitrine/contract/call'
import type { listPaymentDiscrepanciesCall, resolvePaymentCall } from '@vitrine/contract/payments/panel-calls'
import type { Payment } from '@vitrine/store/payments/payments'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import type { PaymentDiscrepancy } from './discrepancies/payment-discrepancy.ts'
import { findPaymentDiscrepancies } from './find-payment-discrepancies.ts'
import { type Resolved, resolvePayment } from './reconcile-payment.ts'

/** So far back payments are held against the books of the gateway each time; `audit` looks at all. */
const lookBackMs = 30 * 86_400_000

/** Answers the payments that need the owner's eyes. */
export async function getPaymentDiscrepancies({
  store,
  services,
}: Exchange<typeof listPaymentDiscrepanciesCall>): Promise<AnswerTo<typeof listPaymentDiscrepanciesCall>> {
  const sinceMs = services.clock() - lookBackMs
  const { discrepancies, unread } = await findPaymentDiscrepancies(store, sinceMs, services)
  return reply({ discrepancies: discrepancies.map(presentDiscrepancy), unreadBooks: unread })
}

/** Puts a payment right at once, instead of when its job comes to it. */
export async function postPaymentResolution(
  exchange: Exchange<typeof resolvePaymentCall>,
): Promise<AnswerTo<typeof resolvePaymentCall>> {
  const { params, store, services } = exchange
  const payment = await store.payments.find(params.paymentId)
  if (!payment) return refuse('not-found', failureText.notFound)
  const resolved = await resolvePayment(store, payment.id, services)
  if (resolved.kind === 'gateway-silent') return refuse('gateway-silent', gatewaySilentText)

  const settled = await store.payments.find(payment.id)
  const orderId = settled?.orderId ?? null
  const summary = orderId ? `Payment ${payment.id}: settled` : summaryOf(payment, resolved)
  await store.transaction((tables) => recordAuditEntry(tables, exchange, { subjectId: payment.id, summary }))
  return reply({ orderId, ...(orderId ? { outcome: 'placed', message: '' } : outcomeOf(resolved)) })
}

type Outcome = Pick<ReplyOf<typeof resolvePaymentCall>, 'outcome' | 'message'>

/** What came of a payment without an order, as its owner is told. */
function outcomeOf(resolved: Exclude<Resolved, { kind: 'gateway-silent' }>): Outcome {
  if (resolved.kind !== 'not-returned') return { outcome: resolved.kind, message: '' }
  const { after, message } = resolved
  // Where there is nothing to give back, nothing was kept.
  if (after === 'nothing-there') return { outcome: 'ended', message: '' }
  return { outcome: after === 'out-of-reach' ? after : 'not-returned', message }
}

/** What came of it, as the audit log has it. */
function summaryOf({ id }: Pick<Payment, 'id'>, resolved: Resolved): string {
  switch (resolved.kind) {
    case 'returned':
      return `Payment ${id}: ended, money returned`
    case 'under-way':
      return `Payment ${id}: ended, money on its way back`
    case 'not-returned':
      return `Payment ${id}: ended, no money returned (${resolved.message})`
    case 'processing':
      return `Payment ${id}: looked at, money on its way still`
    default:
      return `Payment ${id}: ended`
  }
}

const gatewaySilentText = 'The payment service does not answer. Please try again in a few minutes.'

function presentDiscrepancy(discrepancy: PaymentDiscrepancy) {
  const { kind, paymentId, amountCents, currency, orderId, orderNumber } = discrepancy
  return { kind, paymentId, amountCents, currency, orderId, orderNumber }
}
