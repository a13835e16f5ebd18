import type { DisputeNews } from '@vitrine/domain/orders/disputes/order-dispute'
import type { GatewayNews, PostedNews } from '../../services/gateway-news.ts'
import { PaypalRefusal } from './paypal-client.ts'
import {
  centsIn,
  hasFailed,
  type PaypalCapture,
  type PaypalLink,
  type PaypalMoney,
  type PaypalPlace,
  paymentIn,
  readBook,
  readCapture,
  referenceOfOrder,
} from './paypal-objects.ts'

/** PayPal tells again for three days, and old news does no harm: its truth is read again, and it is heard once. */
const tellsForMs = 4 * 86_400_000
const aheadMs = 300_000

/**
 * Reads a message that PayPal says is its own, for our webhook; null when it is not, or is too old. We ask instead of checking with the
 * certificate that the message names: nothing is fetched from where a stranger says.
 */
export async function hearPaypal(
  { text, headers }: PostedNews,
  place: PaypalPlace,
  { webhookId, nowMs }: { readonly webhookId: string; readonly nowMs: number },
): Promise<GatewayNews | null> {
  const event = eventIn(text)
  const sentMs = Date.parse(headers['paypal-transmission-time'] ?? '')
  const isTimely = sentMs > nowMs - tellsForMs && sentMs < nowMs + aheadMs
  if (!event || !isTimely || !(await isSigned({ text, headers }, place, webhookId))) return null
  return newsOf(event, place)
}

async function isSigned(
  { text, headers }: PostedNews,
  { ask, signal }: PaypalPlace,
  webhookId: string,
): Promise<boolean> {
  const sign = {
    transmission_id: headers['paypal-transmission-id'] ?? '',
    transmission_time: headers['paypal-transmission-time'] ?? '',
    cert_url: headers['paypal-cert-url'] ?? '',
    auth_algo: headers['paypal-auth-algo'] ?? '',
    transmission_sig: headers['paypal-transmission-sig'] ?? '',
    webhook_id: webhookId,
  }
  // The signature is of each byte: the message is passed on as it came, not as it would be written again.
  const body = `${JSON.stringify(sign).slice(0, -1)},"webhook_event":${text}}`
  try {
    const path = '/v1/notifications/verify-webhook-signature'
    const answer = await ask<{ verification_status: string }>({ path, body, signal })
    return answer.verification_status === 'SUCCESS'
  } catch (error) {
    // What is no signature at all is refused in other words. Keys that are wrong are ours: it is told again.
    if (error instanceof PaypalRefusal && error.why !== 'keys-wrong' && error.why !== 'not-allowed')
      return false
    throw error
  }
}

/** How a dispute stands now, as a message of it would tell. */
export async function lookUpPaypalDispute(disputeId: string, place: PaypalPlace): Promise<GatewayNews> {
  const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`
  const resource = await place.ask<Event['resource']>({ path, signal: place.signal })
  const isOver = resource.status === 'RESOLVED'
  const type = isOver ? resolvedType : 'CUSTOMER.DISPUTE.LOOKED_UP'
  return newsOf({ id: `${disputeId} ${resource.status}`, event_type: type, resource }, place)
}

const resolvedType = 'CUSTOMER.DISPUTE.RESOLVED'

async function newsOf(
  { id: eventId, event_type: type, resource }: Event,
  place: PaypalPlace,
): Promise<GatewayNews> {
  const none = { kind: 'charge', eventId, type, paymentId: '', reference: '' } as const
  const { websiteId } = place
  const { id = '' } = resource
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    const paymentId = paymentIn(resource.purchase_units?.[0]?.custom_id, websiteId)
    return { ...none, kind: 'approval', paymentId, reference: referenceOfOrder(id) }
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const captureId = resource.disputed_transactions?.[0]?.seller_transaction_id
    const capture = captureId ? await findCapture(place, captureId) : null
    if (!capture) return none
    const isOver = type === resolvedType
    const isLost = isOver && isLostBy(resource.dispute_outcome)
    const dueMs = Date.parse(resource.seller_response_due_date ?? '')
    const dispute: DisputeNews = {
      id: resource.dispute_id ?? captureId ?? '',
      reason: resource.reason ?? '',
      amountCents: disputedCents(capture, resource, isLost),
      answerByMs: Number.isNaN(dueMs) ? null : dueMs,
      outcome: isLost ? 'LOST' : isOver ? 'WON' : 'OPEN',
    }
    const paymentId = paymentIn(capture.custom_id, websiteId)
    const told = { ...none, kind: 'dispute', paymentId, reference: capture.id, dispute } as const
    if (!isLost || paymentId === '') return { ...told, back: null }
    return { ...told, back: { cents: await goneBackCents(place, capture, resource), reference: dispute.id } }
  }
  const isOfRefund = type.startsWith('PAYMENT.REFUND.')
  if (!type.startsWith('PAYMENT.CAPTURE.') && !isOfRefund) return none
  const isBack = isOfRefund || type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED'
  if (!isBack) return { ...none, paymentId: paymentIn(resource.custom_id, websiteId), reference: id }
  // What went back names its capture by its address alone; how much it was altogether is read again.
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href
  const capture = await findCapture(place, /\/captures\/([A-Za-z0-9]+)$/.exec(up ?? '')?.[1] ?? id)
  const paymentId = paymentIn(capture?.custom_id, websiteId)
  if (!capture || paymentId === '') return none
  const book = await readBook(place, capture.id)
  const refund = book?.refunds.find((each) => each.id === id && hasFailed(each))
  return {
    ...none,
    kind: 'refund',
    paymentId,
    reference: capture.id,
    back: { cents: book?.refundedCents ?? 0, reference: id },
    isTakenBack: type === 'PAYMENT.CAPTURE.REVERSED',
    failed: refund ? { reference: id, amountCents: centsIn(refund.amount) } : null,
  }
}

/** Whether a dispute that is over took money of the shop. Some ends have words of their own, such as one that was accepted: the amount tells. */
function isLostBy(outcome: Event['resource']['dispute_outcome']): boolean {
  const { outcome_code: code = '', amount_refunded: back } = outcome ?? {}
  if (code === 'RESOLVED_BUYER_FAVOUR') return true
  // Here PayPal pays the buyer itself, or nobody does.
  if (code === 'RESOLVED_WITH_PAYOUT' || code === 'RESOLVED_SELLER_FAVOUR') return false
  return back !== undefined && centsIn(back) > 0
}

/** What a dispute is about, of one that was lost what went back for it; null where that is in another currency, or not told. */
function disputedCents(
  { amount }: PaypalCapture,
  { dispute_outcome: outcome, dispute_amount: disputed }: Event['resource'],
  isLost: boolean,
): number | null {
  const money = (isLost ? outcome?.amount_refunded : undefined) ?? disputed
  return money?.currency_code === amount.currency_code ? centsIn(money) : null
}

/**
 * What went back of a capture altogether once its dispute was lost. The books of PayPal have the money of a dispute without a name of ours, and
 * later than it is told, perhaps: what they do not have yet is added. What somebody gave back at PayPal before the dispute began is no money of it.
 * Of an amount in another currency it is not known how much that is: it is all.
 */
async function goneBackCents(
  place: PaypalPlace,
  capture: PaypalCapture,
  { dispute_outcome: outcome, dispute_amount: disputed, create_time: begun = '' }: Event['resource'],
): Promise<number> {
  const { refunds, refundedCents } = (await readBook(place, capture.id)) ?? { refunds: [], refundedCents: 0 }
  const wholeCents = centsIn(capture.amount)
  const money = outcome?.amount_refunded ?? disputed ?? capture.amount
  if (money.currency_code !== capture.amount.currency_code) return wholeCents
  const amountCents = centsIn(money)
  const isInBooks = refunds.some(
    (each) =>
      each.custom_id === undefined &&
      centsIn(each.amount) === amountCents &&
      !(Date.parse(each.create_time ?? '') < Date.parse(begun)),
  )
  return Math.min(wholeCents, isInBooks ? refundedCents : refundedCents + amountCents)
}

/** A capture; null where the account has none of this name. */
async function findCapture(place: PaypalPlace, id: string): Promise<PaypalCapture | null> {
  try {
    return await readCapture(place, id)
  } catch (error) {
    if (error instanceof PaypalRefusal && error.why === 'not-there') return null
    throw error
  }
}

function eventIn(text: string): Event | null {
  try {
    const event = JSON.parse(text) as Partial<Event> | null
    const isEvent =
      typeof event?.id === 'string' &&
      typeof event.event_type === 'string' &&
      typeof event.resource === 'object' &&
      event.resource !== null
    return isEvent ? (event as Event) : null
  } catch {
    return null
  }
}

interface Event {
  readonly id: string
  readonly event_type: string
  readonly resource: {
    readonly id?: string
    readonly custom_id?: string
    readonly purchase_units?: readonly { readonly custom_id?: string }[]
    readonly links?: readonly PaypalLink[]
    readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[]
    readonly dispute_outcome?: { readonly outcome_code?: string; readonly amount_refunded?: PaypalMoney }
    readonly dispute_amount?: PaypalMoney
    readonly create_time?: string
    readonly reason?: string
    readonly status?: string
    readonly dispute_id?: string
    readonly seller_response_due_date?: string
  }
}
