import type { paymentReturnCall } from '@vitrine/contract/checkout/page-calls'
import { checkoutFormPrefix } from '@vitrine/domain/checkout/checkout-form'
import { knownValues } from '@vitrine/domain/forms/buyers/filled-form'
import { writeValues } from '@vitrine/domain/forms/buyers/write-values'
import type { OrderDraft } from '@vitrine/domain/orders/draft-order'
import { isAccountKey, serviceOf } from '@vitrine/domain/payments/gateway-keys'
import { cookiesOnceBought } from '../../cart/held/cart-cookies.ts'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { confirmationPathOf } from '../../orders/order-links.ts'
import { readDraft } from '../../payments/draft-document.ts'
import { findCheckoutForm } from '../fill-checkout-form.ts'
import { returnToShop } from '../place-order.ts'
import { isReturnKey } from '../return/return-address.ts'
import { showCheckout } from './checkout-page.ts'
import { openCheckout } from './open-checkout.ts'
import { sayOutcome, showReturnElsewhere } from './return-elsewhere.ts'

/** Takes up buyers who come back from a payment service: to their order, to the checkout with what went wrong, or, in another browser, to what became of it. */
export async function getPaymentReturn(exchange: Exchange<typeof paymentReturnCall>): Promise<PageAnswer> {
  const { query, store, services } = exchange
  const { payment: id, key } = query
  const payment = isReturnKey(services.secret, id, key) ? await store.payments.find(id) : undefined
  if (!payment || !isAccountKey(payment.gateway)) return redirect('/checkout')
  const outcome = await returnToShop(store, payment, services)
  const draft = readDraft(payment.draft)
  if (!draft) return redirect('/checkout')
  const { cartToken, order } = draft
  if (outcome.kind === 'placed') {
    const cookies = cookiesOnceBought(await store.carts.findByToken(cartToken), exchange.visitor)
    return redirect(await confirmationPathOf(store, services.secret, outcome.orderId), { cookies })
  }
  if (!exchange.visitor.holds(cartToken)) return showReturnElsewhere(exchange, outcome)
  // What became of the payment is said, whatever is in the way of the cart by now.
  const opened = await openCheckout(exchange, cartToken, { staysFor: () => true })
  if (!opened.ok) return opened.reply
  const values = { ...(await typedValues(exchange, order)), gateway: serviceOf(payment.gateway) }
  const said = outcome.kind === 'processing' ? { waiting: outcome.message } : { problem: sayOutcome(outcome) }
  const moment = { step: 'payment', attemptKey: services.newUuid(), ...said, values } as const
  return showCheckout(exchange, opened.priced, opened.source, moment)
}

/** What its buyer typed beside their addresses, which the cart keeps: the note, and the fields of the shop. */
async function typedValues(
  { store, site }: Pick<Exchange, 'store' | 'site'>,
  { note = '', checkoutForm }: OrderDraft,
): Promise<Readonly<Record<string, string>>> {
  const form = checkoutForm ? await findCheckoutForm(store, site) : null
  const answers = form && checkoutForm ? writeValues(form.fields, knownValues(form, checkoutForm)) : {}
  const named = Object.entries(answers).map(([name, text]) => [checkoutFormPrefix + name, text])
  return { note, ...Object.fromEntries(named) }
}
