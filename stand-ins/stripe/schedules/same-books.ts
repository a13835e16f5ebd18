import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import { lostCents } from '../disputes.ts'
import { madeCents } from '../refunds.ts'
import { intents, ordersOf, type Stage } from './play-schedule.ts'

/** What does not agree, to the cent, between the books of Stripe, the ledger of money, and the orders of a schedule; [] when all does. */
export async function compareBooks(stage: Stage): Promise<readonly string[]> {
  const { store } = stage.shop
  const found: string[] = []
  const orders = new Map((await ordersOf(stage)).map((order) => [order.id, order]))
  for (const { id, status, latest_charge, metadata } of intents(stage)) {
    const { payment: paymentId = '' } = { ...(metadata as Record<string, string>) }
    const there = status === 'succeeded' ? netOf(stage, String(latest_charge)) : 0
    const payment = await store.payments.find(paymentId)
    const order = payment?.orderId ? orders.get(payment.orderId) : undefined
    const movements = order ? await store.money.listByOrder(order.id) : []
    const ours = sum(movements.filter(({ gateway }) => gateway !== 'manual'))
    if (ours !== there) found.push(`${id}: ${there} at Stripe, ${ours} in the ledger of money.`)
    if (!order) continue
    const refunds = order.refunds ?? []
    const done = refunds.filter(({ state }) => state === 'DONE')
    const isPaid = order.paymentState === 'PAID' || order.paymentState === 'REFUNDED'
    const kept = (isPaid ? moneyDueCents(order) : 0) - done.reduce((all, each) => all + each.moneyCents, 0)
    if (kept !== sum(movements)) found.push(`${id}: ${kept} by its order, ${sum(movements)} by the ledger.`)
    if (refunds.some(({ state }) => state === 'PENDING')) found.push(`${id}: a refund is still under way.`)
    if (order.paymentState === 'PAID' && kept === 0)
      found.push(`${id}: nothing is left, but it counts as paid.`)
  }
  return found
}

function netOf({ fake }: Stage, chargeId: string): number {
  const charge = fake.books.get(chargeId, 'charge')
  return Number(charge.amount_captured) - madeCents(fake.books, charge) - lostCents(fake.books, charge)
}

function sum(movements: readonly { readonly cents: number }[]): number {
  return movements.reduce((all, { cents }) => all + cents, 0)
}
