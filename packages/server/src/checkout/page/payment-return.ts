import type { paymentReturnCall } from '@vitrine/contract/checkout/page-calls'
import { attemptText, placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import { isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { confirmationPath } from '../../orders/order-links.ts'
import { readDraft } from '../draft-document.ts'
import { returnToShop } from '../place-order.ts'
import { isReturnKey } from '../return/return-address.ts'
import { openCheckout, showCheckout } from './checkout-page.ts'

/** Takes up buyers who come back from a payment service: to their order, or to the checkout with what went wrong. */
export async function getPaymentReturn(exchange: Exchange<typeof paymentReturnCall>): Promise<PageAnswer> {
  const { query, store, services } = exchange
  const { payment: id, key } = query
  const payment = isReturnKey(services.secret, id, key) ? await store.payments.find(id) : undefined
  if (!payment || !isAccountKey(payment.gateway)) return redirect('/checkout')
  const outcome = await returnToShop(store, payment, services)
  if (outcome.kind === 'placed') return redirect(confirmationPath(services.secret, outcome.orderId))

  const opened = await openCheckout(exchange, readDraft(payment.draft).cartToken)
  if (!opened.ok) return opened.reply
  const problem =
    outcome.kind === 'refused'
      ? placeRefusalText(outcome)
      : outcome.kind === 'unclear'
        ? attemptText[outcome.problem]
        : outcome.message
  const moment = { step: 'payment', attemptKey: services.newUuid(), problem } as const
  return showCheckout(exchange, opened.priced, opened.source, moment)
}
