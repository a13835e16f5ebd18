import { setImmediate as nextTurn } from 'node:timers/promises'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { Order } from '@vitrine/domain/orders/order'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { firstNumber, leaps } from '../orders/number-rows.ts'
import { orderDocument } from '../orders/order-document.ts'
import { moneyRows } from '../payments/money-rows.ts'

/** Every order adds up, is paid for by its ledger and by exactly one payment, and the numbers have no gap that nobody made. */
export async function proveOrders(session: Session): Promise<readonly string[]> {
  const { websiteId } = session
  const orders: ProvenOrder[] = []
  const found: string[] = []
  for (let after = 0; ; ) {
    const rows = await session.query((db) =>
      db
        .selectFrom('orders')
        .select(['document', 'number'])
        .where('website_id', '=', websiteId)
        .where('number', '>', after)
        .orderBy('number')
        .limit(readAtOnce),
    )
    for (const row of rows) {
      const order = readDocument(session, orderDocument, row)
      if (!order) {
        found.push(`order ${row.number} cannot be read.`)
        continue
      }
      found.push(...proveTotals(order), ...(await proveMoney(session, order)))
      const { id, number, paymentState } = order
      orders.push({ id, number, paymentState, dueCents: moneyDueCents(order) })
    }
    after = rows.at(-1)?.number ?? 0
    if (rows.length < readAtOnce) break
    // Those who wait for a page have their turn.
    await nextTurn()
  }
  const numbers = proveNumbers(orders, await leaps(session, 'order'))
  return [...found, ...numbers, ...(await provePayments(session, orders))]
}

/** So many orders are read between two turns of others. */
const readAtOnce = 50

/** What is kept of an order until all are read. */
type ProvenOrder = Pick<Order, 'id' | 'number' | 'paymentState'> & { readonly dueCents: number }

function proveTotals(order: Order): readonly string[] {
  const name = `order ${order.number}`
  const lines = order.lines.reduce((sum, line) => sum + line.subtotalCents, 0)
  const cuts = order.lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0)
  const tax = order.taxIsIncluded ? 0 : order.taxCents
  const total = order.subtotalCents - order.discountCents + order.shippingCents + tax
  const ruleTax = order.taxLines.reduce((sum, line) => sum + line.taxCents, 0)
  const wrongLines = order.lines.filter((line) => line.subtotalCents !== line.quantity * line.unitPriceCents)
  return [
    ...wrongLines.map((line) => `${name} has a line ${line.id} whose units do not sum to its subtotal.`),
    ...(lines !== order.subtotalCents
      ? [`${name} has lines of ${lines} and a subtotal of ${order.subtotalCents}.`]
      : []),
    ...(cuts !== order.discountCents
      ? [`${name} has discounts of ${cuts} on its lines and of ${order.discountCents} in all.`]
      : []),
    ...(total !== order.grandTotalCents
      ? [`${name} has parts of ${total} and a grand total of ${order.grandTotalCents}.`]
      : []),
    ...(ruleTax !== order.taxCents
      ? [`${name} has tax lines of ${ruleTax} and a tax of ${order.taxCents}.`]
      : []),
  ]
}

async function proveMoney(session: Session, order: Order): Promise<readonly string[]> {
  const movements = await moneyRows(session).listByOrder(order.id)
  const charged = sumOf(movements.filter((each) => each.kind === 'charge'))
  const back = movements.filter((each) => each.kind === 'refund')
  const refunded = -sumOf(back)
  // A bank that decides a dispute does not ask what the owner paid back outside of the shop before.
  const byHand = order.payment.gateway === 'manual' ? [] : back.filter(({ gateway }) => gateway === 'manual')
  const mostRefunded = charged - sumOf(byHand)
  const isPaid = order.paymentState === 'PAID' || order.paymentState === 'REFUNDED'
  const due = isPaid ? moneyDueCents(order) : 0
  const name = `order ${order.number}`
  return [
    ...(charged !== due
      ? [`${name} is ${order.paymentState} with ${due} to its name, but ${charged} came in.`]
      : []),
    ...(refunded > mostRefunded ? [`${name} gave back ${refunded} of ${charged}.`] : []),
    ...(order.paymentState === 'REFUNDED' && refunded < charged
      ? [`${name} is REFUNDED, but ${charged - refunded} was kept.`]
      : []),
    ...(order.refunds && doneCents(order.refunds) !== refunded
      ? [`${name} has refunds of ${doneCents(order.refunds)}, but ${refunded} went back.`]
      : []),
    ...(standingCents(order) + sumOf(byHand) > order.grandTotalCents
      ? [`${name} has refunds of more than its total.`]
      : []),
    ...(movements.some((each) => each.currency !== order.currency)
      ? [`${name} is in ${order.currency}, but its money is not.`]
      : []),
  ]
}

/** What went back, or is under way; what a gateway did not make waits for its owner. */
function standingCents({ refunds = [] }: Order): number {
  return refunds.reduce((sum, { state, cents }) => sum + (state === 'FAILED' ? 0 : cents), 0)
}

function doneCents(refunds: readonly OrderRefund[]): number {
  return refunds.reduce((sum, { state, moneyCents }) => sum + (state === 'DONE' ? moneyCents : 0), 0)
}

/** Numbers follow one another, but for those that the owner left out. */
function proveNumbers(
  orders: readonly ProvenOrder[],
  raised: ReadonlyMap<number, number>,
): readonly string[] {
  let next = firstNumber
  for (const { number } of orders) {
    for (let to = raised.get(next); number !== next && to !== undefined; to = raised.get(next)) next = to
    if (number !== next) return [`order ${number} stands where ${next} should.`]
    next += 1
  }
  return []
}

async function provePayments(session: Session, orders: readonly ProvenOrder[]): Promise<readonly string[]> {
  const payments = await session.query((db) =>
    db
      .selectFrom('payments')
      .select(['id', 'order_id', 'amount_cents', 'state'])
      .where('website_id', '=', session.websiteId)
      .where('state', '=', 'paid'),
  )
  const known = new Map(orders.map((order) => [order.id, order]))
  const paidOrders = new Set(payments.map((payment) => payment.order_id))
  const doubles = payments.length - paidOrders.size
  return [
    ...payments.flatMap((payment) => {
      const order = payment.order_id === null ? undefined : known.get(payment.order_id)
      if (!order) return [`payment ${payment.id} is paid, but has no order.`]
      return order.dueCents === payment.amount_cents
        ? []
        : [`payment ${payment.id} is of ${payment.amount_cents}, its order of ${order.dueCents}.`]
    }),
    ...(doubles > 0 ? [`${doubles} orders were paid twice.`] : []),
    ...orders
      .filter((order) => order.paymentState === 'PAID' && !paidOrders.has(order.id))
      .map((order) => `order ${order.number} is PAID, but has no paid payment.`),
  ]
}

function sumOf(movements: readonly { readonly cents: number }[]): number {
  return movements.reduce((sum, each) => sum + each.cents, 0)
}
