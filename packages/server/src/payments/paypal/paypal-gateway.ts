import { paypalValue } from '@vitrine/domain/payments/paypal-amounts'
import type { Charge, ChargeAnswer, Gateway, StartedCharge } from '../../services/gateway.ts'
import { decline } from '../decline.ts'
import { logRefusal, type RefusedAt } from '../refused/log-refusal.ts'
import type { OpenedAccount } from '../stripe/stripe-account.ts'
import { answerOfCapture, answerOfOrder, approveText, paypalDecline } from './paypal-answers.ts'
import { bookedCharge, listPaypalCharges } from './paypal-charges.ts'
import { checkPaypal } from './paypal-check.ts'
import { type PaypalAccount, PaypalRefusal, paypalClient } from './paypal-client.ts'
import { hearPaypal, lookUpPaypalDispute } from './paypal-events.ts'
import {
  customId,
  orderIn,
  type PaypalOrder,
  type PaypalPlace,
  readBook,
  readCapture,
  readOrder,
  referenceOfOrder,
} from './paypal-objects.ts'
import { refundAtPaypal } from './paypal-refund.ts'

/**
 * Payment by PayPal (Orders v2). Its buyers approve on its pages, which moves nothing; the money is taken by our own call, under the name of
 * the payment. What was never approved is never taken.
 */
export function paypalGateway(opened: OpenedAccount<PaypalAccount>): Gateway {
  const { key, account, websiteId, clock } = opened
  const host =
    opened.host ?? (key === 'paypal' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com')
  const ask = paypalClient(account, host, clock)
  const at = (signal: AbortSignal): PaypalPlace => ({ ask, websiteId, signal })
  return {
    key,
    start: (charge, signal) => start(charge, at(signal)).catch((error: unknown) => declineOf(error, opened)),
    approve: async () => decline('not-possible'),
    read: (charge, signal) => read(charge, at(signal)),
    confirm: (charge, isApproved, signal) => end(charge, isApproved, at(signal)),
    conclude: (charge, signal) => end(charge, true, at(signal)),
    refund: (refund, signal) => refundAtPaypal(refund, at(signal)),
    // Nothing is ever kept.
    forget: async () => {},
    charges: (sinceMs, { signal, goOn }) => listPaypalCharges(at(signal), { sinceMs, nowMs: clock(), goOn }),
    lookUp: async ({ reference }, signal) => {
      const book = reference === '' ? null : await readBook(at(signal), reference)
      return book && bookedCharge(book, websiteId)
    },
    lookUpDispute: (disputeId, signal) => lookUpPaypalDispute(disputeId, at(signal)),
    hear: (posted, signal) =>
      hearPaypal(posted, at(signal), { webhookId: account.webhookId, nowMs: clock() }),
    check: (signal) => checkPaypal(at(signal), { nowMs: clock(), webhookId: account.webhookId }),
  }
}

async function start(charge: Charge, { ask, websiteId, signal }: PaypalPlace): Promise<ChargeAnswer> {
  const { paymentId, amountCents, currency, kind, visit } = charge
  const value = paypalValue(amountCents, currency)
  if (kind !== 'one-off' || value === null || amountCents === 0) return decline('not-possible')
  if (!visit) throw new Error('There is no buyer to pay')
  const money = { currency_code: currency, value }
  const title = visit.title.slice(0, 127)
  const order = await ask<PaypalOrder>({
    path: '/v2/checkout/orders',
    requestId: paymentId,
    signal,
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: customId(websiteId, paymentId),
          // PayPal takes money for one invoice once.
          invoice_id: paymentId,
          // What the cart holds is ours to show: the total is one line, so that the parts add up whatever was taken off.
          items: [{ name: title || 'Order', quantity: '1', unit_amount: money }],
          amount: { ...money, breakdown: { item_total: money } },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            ...(title && { brand_name: title }),
            ...(/^[a-z]{2}(?:-[A-Z]{2})?$/.test(visit.language) && { locale: visit.language }),
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            return_url: visit.returnUrl,
            cancel_url: visit.returnUrl,
          },
        },
      },
    },
  })
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!link) throw new Error(`The order ${order.id} has no page for its buyer`)
  const action = { kind: 'redirect', url: link.href } as const
  return { kind: 'confirmation-needed', reference: referenceOfOrder(order.id), message: approveText, action }
}

/** The no that an error of PayPal is, if it is one about what was asked: keys, rights and names that were used before are no matter of buyers. */
function declineOf(error: unknown, opened: RefusedAt): ChargeAnswer {
  const isNo = error instanceof PaypalRefusal && error.why === 'not-possible'
  if (!isNo || error.issue.includes('REQUEST_ID')) throw error
  logRefusal(opened, { code: error.issue, message: error.message })
  return decline('not-possible')
}

/** What became of a charge, asked again. Without a reference no buyer ever saw its page: nothing can have moved. */
async function read({ reference }: StartedCharge, place: PaypalPlace): Promise<ChargeAnswer> {
  if (reference === '') return decline('too-late')
  const orderId = orderIn(reference)
  if (orderId === null) return answerOfCapture(await readCapture(place, reference))
  try {
    return answerOfOrder(await readOrder(place, orderId))
  } catch (error) {
    // PayPal forgets orders that nobody approved.
    if (error instanceof PaypalRefusal && error.why === 'not-there') return decline('too-late')
    throw error
  }
}

/** Takes what the buyer approved; what they did not approve is over, since nothing but our call could take it. */
async function end(charge: StartedCharge, isApproved: boolean, place: PaypalPlace): Promise<ChargeAnswer> {
  const before = await read(charge, place)
  if (before.kind !== 'confirmation-needed') return before
  const orderId = orderIn(charge.reference)
  if (orderId === null || !isApproved) return decline('canceled')
  try {
    const order = await place.ask<PaypalOrder>({
      path: `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`,
      requestId: `${charge.paymentId}-capture`,
      body: {},
      signal: place.signal,
    })
    return answerOfOrder(order)
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error
    // It may have been taken meanwhile, which only PayPal can tell.
    if (error.issue === 'ORDER_ALREADY_CAPTURED') return read(charge, place)
    if (error.issue === 'ORDER_NOT_APPROVED') return decline('canceled')
    if (error.why === 'not-there') return decline('too-late')
    if (error.why === 'not-possible') return paypalDecline('declined')
    throw error
  }
}
