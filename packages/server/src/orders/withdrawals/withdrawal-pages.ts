import type { withdrawalFormCall, withdrawalPageCall } from '@vitrine/contract/orders/withdrawal-calls'
import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import { fullName } from '@vitrine/domain/contact/full-name'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { checkWithdrawal, type WithdrawalAsk } from '@vitrine/domain/orders/withdrawals/withdraw'
import { notWithdrawableText, withdrawableLines } from '@vitrine/domain/orders/withdrawals/withdrawable'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { subscriptionsOfOrder } from '../../subscribed/of-order.ts'
import { subscriptionTexts } from '../../subscribed/subscription-texts.ts'
import { orderKey, orderOfLink, statusPath } from '../order-links.ts'
import { declaredTexts, receivedText } from './declared-texts.ts'
import { recordWithdrawal } from './record-withdrawal.ts'
import { showWithdrawal } from './show-withdrawal.ts'
import { hasWithdrawalRight, withdrawalPath } from './withdrawal-link.ts'

type PageExchange = Exchange<typeof withdrawalPageCall> | Exchange<typeof withdrawalFormCall>

/** Shows what of an order can be withdrawn from, only to who has its key. */
export async function getWithdrawalPage(exchange: Exchange<typeof withdrawalPageCall>): Promise<PageAnswer> {
  const order = await findOrder(exchange, exchange.query.key)
  if (!order) return refuse('not-found', failureText.notFound)
  const last = order.withdrawals?.at(-1)
  if (exchange.query.done === undefined || !last) return write(exchange, order, {})
  const say = sayIn(exchange.site.language)
  const told = [
    say('Your withdrawal is received.'),
    receivedText(last, exchange.site),
    say('A receipt with all of it goes to {email}.', { email: last.email }),
    ...subscriptionTexts(await subscriptionsOfOrder(exchange.store, order.id), exchange.site),
  ]
  return show(exchange, order, { step: 'done', told, earlier: [] })
}

/** Takes its forms: the first is read back, the second makes the withdrawal. */
export async function postWithdrawalPage(exchange: Exchange<typeof withdrawalFormCall>): Promise<PageAnswer> {
  const { form, store, site, services } = exchange
  const order = await findOrder(exchange, form.key ?? '')
  if (!order) return refuse('not-found', failureText.notFound)
  const sent = askOf(order, form)
  const checked = checkWithdrawal(order, sent, services.clock())
  if (!checked.ok) return write(exchange, order, checked.errors)
  if (form.step !== 'confirm') {
    const { key: _key, step: _step, ...values } = form
    return show(exchange, order, {
      step: 'confirm',
      values,
      statement: declaredTexts(order, checked.ask, site),
    })
  }
  const recorded = await recordWithdrawal(store, {
    orderId: order.id,
    // It may have been sent twice.
    ask: (now, nowMs) => {
      const again = checkWithdrawal(now, sent, nowMs)
      return again.ok ? again.ask : null
    },
    services,
  })
  if (!recorded) return write(exchange, (await store.orders.find(order.id)) ?? order, {})
  return redirect(`${withdrawalPath(services.secret, order)}&done=1`)
}

async function findOrder(exchange: PageExchange, key: string): Promise<Order | undefined> {
  const { params, store, site, services } = exchange
  const order = await orderOfLink(store, services.secret, { orderId: params.orderId, key })
  return order && hasWithdrawalRight(order, site, services.clock()) ? order : undefined
}

function askOf(order: Order, form: Readonly<Record<string, string>>): WithdrawalAsk {
  return {
    name: form.name ?? '',
    email: form.email ?? '',
    lines: order.lines.map(({ id }) => ({ lineId: id, quantity: Number(form[`quantity-${id}`] ?? 0) })),
  }
}

/** The first step, with all that can be withdrawn from chosen until its buyer says otherwise. */
function write(
  exchange: PageExchange,
  order: Order,
  errors: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const lines = withdrawableLines(order, exchange.services.clock())
  const values = {
    name: fullName(order.billingAddress ?? order.shippingAddress),
    email: order.contact.email,
    ...Object.fromEntries(lines.map(({ line, quantity }) => [`quantity-${line.id}`, String(quantity)])),
    ...(Object.keys(errors).length > 0 ? exchange.form : {}),
  }
  return show(exchange, order, { step: 'write', values, errors })
}

type Shown = Omit<Parameters<typeof showWithdrawal>[1], 'path' | 'backUrl'>

function show(exchange: PageExchange, order: Order, shown: Shown): Promise<PageAnswer> {
  const { site, services } = exchange
  const { say, sayComposed } = visitorWords(site.language)
  const lines = withdrawableLines(order, services.clock()).map(({ line, quantity, reason }) => ({
    id: line.id,
    title: line.title,
    choice: choiceOf(line),
    most: quantity,
    reason: reason === null ? '' : sayComposed(notWithdrawableText(reason)),
  }))
  const earlier = (order.withdrawals ?? []).map(
    (each) => `${declaredTexts(order, each, site).slice(1, -2).join(', ')}. ${receivedText(each, site)}`,
  )
  return showWithdrawal(exchange, {
    path: `/commerce/orders/${order.id}/withdrawal`,
    linkKey: orderKey(services.secret, order),
    orderText: say('Order {name}', { name: orderName(order) }),
    backUrl: statusPath(services.secret, order),
    lines,
    earlier,
    ...shown,
  })
}
