import type { RefundRefusal } from '@vitrine/domain/orders/refunds/refund-refusal'
import { paypalValue } from '@vitrine/domain/payments/paypal-amounts'
import type { Refund, RefundAnswer } from '../../services/gateway.ts'
import { PaypalRefusal } from './paypal-client.ts'
import {
  type CaptureBook,
  centsIn,
  hasFailed,
  type PaypalPlace,
  type PaypalRefund,
  readBook,
} from './paypal-objects.ts'

/** Gives money of a capture back; the payment's name and the key make sure that it is once, and what was given before is found by the key. */
export async function refundAtPaypal(
  { charge, amountCents, key }: Refund,
  place: PaypalPlace,
): Promise<RefundAnswer> {
  const book = charge.reference === '' ? null : await bookOf(place, charge.reference)
  if (book === 'not-ours') return { ok: false, refusal: 'other-account' }
  if (!book) return { ok: false, refusal: 'no-charge' }
  const { capture, refunds, refundedCents, pendingCents } = book
  const made = refunds.find((each) => each.custom_id === key)
  if (made) return given(made)
  const leftCents = centsIn(capture.amount) - refundedCents - pendingCents
  // What is under way may still fail: until then nobody knows whether this can be given.
  const underWay = refunds.find(({ status }) => status === 'PENDING')
  if (underWay && lacksPending({ amountCents, leftCents, pendingCents })) return given(underWay)
  if (leftCents <= 0) return { ok: false, refusal: 'none-left' }
  const { currency_code: currency } = capture.amount
  const value = paypalValue(amountCents ?? leftCents, currency)
  if (value === null) return { ok: false, refusal: 'failed-at-paypal' }
  try {
    const refund = await place.ask<PaypalRefund>({
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      requestId: `refund-${charge.paymentId}-${key}`,
      body: { amount: { currency_code: currency, value }, custom_id: key },
      signal: place.signal,
    })
    return given(refund)
  } catch (error) {
    if (!(error instanceof PaypalRefusal) || error.why === 'keys-wrong' || error.why === 'not-allowed')
      throw error
    return { ok: false, refusal: refusals[error.issue] ?? 'failed-at-paypal' }
  }
}

/** What went back of a capture; `not-ours` where the account whose keys are kept now may not see it. */
async function bookOf(place: PaypalPlace, reference: string): Promise<CaptureBook | null | 'not-ours'> {
  try {
    return await readBook(place, reference)
  } catch (error) {
    const isAnswer = error instanceof PaypalRefusal
    if (isAnswer && (error.why === 'not-there' || error.why === 'not-allowed')) return 'not-ours'
    throw error
  }
}

/** Whether a refund would fit, but for those that are under way. */
function lacksPending({
  amountCents,
  leftCents,
  pendingCents,
}: Pick<CaptureBook, 'pendingCents'> &
  Pick<Refund, 'amountCents'> & { readonly leftCents: number }): boolean {
  if (amountCents === null) return leftCents <= 0
  return amountCents > leftCents && amountCents <= leftCents + pendingCents
}

function given(refund: PaypalRefund): RefundAnswer {
  if (hasFailed(refund)) return { ok: false, refusal: 'failed-at-paypal', reference: refund.id }
  return { ok: true, reference: refund.id, isPending: refund.status !== 'COMPLETED' }
}

const refusals: Readonly<Record<string, RefundRefusal>> = {
  CAPTURE_FULLY_REFUNDED: 'none-left',
  REFUND_AMOUNT_EXCEEDED: 'less-left-at-paypal',
  REFUND_TIME_LIMIT_EXCEEDED: 'too-late-at-paypal',
  REFUND_NOT_ALLOWED_ON_DISPUTED_CAPTURE: 'disputed-at-paypal',
}
