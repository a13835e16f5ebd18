import type { Visitor } from '@vitrine/server/testing/visit'
import type { StripeEvent, StripeObject } from '../stripe-books.ts'
import { askedOf, postEvent, pressPay, pressSubscribe, type StripeShop, tellDone } from '../stripe-shop.ts'
import type { Schedule, Step } from './steps.ts'

/** A shop, what its owner sees, and which intents at Stripe are of earlier schedules. */
export interface Stage extends StripeShop {
  readonly owner: Visitor
  readonly earlier: Set<string>
  /** Messages of the schedule that is played, told or not. */
  readonly heard: StripeEvent[]
}

/** Plays a schedule, and lets everything come to rest. */
export async function playSchedule(
  stage: Stage,
  { isSubscription, isPaidAtOnce, doRefundsWait, steps }: Schedule,
): Promise<void> {
  for (const { id } of intents(stage)) stage.earlier.add(id)
  stage.heard.length = 0
  waitFor(stage, 60)
  stage.fake.books.doRefundsWait = doRefundsWait
  const playing = { ...stage, buyer: await stage.shop.visitor() }
  const pressed = await (isSubscription ? pressSubscribe(playing) : pressPay(playing))
  let asked = pressed.asked
  for (const each of isPaidAtOnce ? [...paying, ...steps] : steps) {
    if (each.act === 'done' && asked.paymentId !== '') await tellDone(playing, asked.paymentId, pressed.token)
    else if (each.act === 'pay' && asked.clientSecret !== '')
      stage.fake.confirmByBrowser(asked.clientSecret, each.card)
    else if (each.act === 'press-again') {
      const again = await playing.buyer.send('POST', '/api/2/commerce/orders', pressed.request)
      asked = again.status === 200 ? askedOf(again) : asked
    } else await happen(stage, each)
  }
  await settle(stage)
}

const paying: readonly Step[] = [{ act: 'pay', card: '4242424242424242' }, { act: 'done' }]

/** What does not come from the browser of the buyer. */
async function happen(stage: Stage, step: Step): Promise<void> {
  const { fake } = stage
  switch (step.act) {
    case 'messages':
      for (let time = 0; time < step.times; time += 1) await tell(stage, { isTurned: step.isTurned })
      break
    case 'jump':
      await pass(stage, step.minutes)
      break
    case 'refund-there':
      for (const { id, charge } of paidIntents(stage)) if (!charge.disputed) fake.refund(id, step.cents)
      break
    case 'refund':
      for (const order of await ordersOf(stage)) await refund(stage, order, step.cents)
      break
    case 'settle-refund':
      await settleRefunds(stage, step.way)
      break
    case 'refunds-wait':
      fake.books.doRefundsWait = step.isSo
      break
    case 'refunds-end':
      fake.endRefunds('pending', step.status)
      break
    case 'refunds-come-back':
      fake.endRefunds('succeeded', 'failed', (refund) => isOurs(stage, refund))
      break
    case 'dispute':
      for (const { id, charge } of paidIntents(stage)) if (!charge.disputed) fake.dispute(id)
      break
    case 'decide':
      for (const { id } of openDisputes(stage)) fake.decide(id, step.outcome)
      break
    case 'arrive':
      for (const { id } of intents(stage, 'processing')) fake.arrive(id)
      break
    case 'fault':
      fake.faults.push(step.fault)
  }
}

/** All is well again: money on its way arrives, banks decide, messages are told, jobs run, and nobody is charged any more. */
async function settle(stage: Stage): Promise<void> {
  const { shop, fake } = stage
  fake.faults.length = 0
  // Whatever is late now would be no fault of this schedule.
  waitFor(stage, 5_000)
  for (const { id } of intents(stage, 'processing')) fake.arrive(id)
  for (const { id } of openDisputes(stage)) fake.decide(id, 'lost')
  fake.books.doRefundsWait = false
  fake.endRefunds('pending', 'succeeded')
  for (let round = 0; round < 3; round += 1) {
    await tell(stage)
    await pass(stage, 30)
  }
  for (const { id } of await ordersOf(stage))
    for (const each of await shop.store.subscriptions.ofOrder(id))
      await shop.store.subscriptions.save({ ...each, state: 'canceled', nextAtMs: null })
}

/** So long the shop waits for an answer of Stripe. */
function waitFor({ shop }: Stage, timeLimitMs: number): void {
  Object.assign(shop.gateways, { timeLimitMs })
}

async function tell(stage: Stage, { isTurned = false } = {}): Promise<void> {
  stage.heard.push(...stage.fake.takeEvents())
  for (const event of isTurned ? stage.heard.toReversed() : stage.heard) await postEvent(stage, event)
}

async function pass({ shop }: Stage, minutes: number): Promise<void> {
  shop.clock.nowMs += minutes * 60_000
  await shop.runJobs()
}

/** The intents of this schedule at Stripe. */
export function intents({ fake, earlier }: Stage, wanted?: string): StripeObject[] {
  return fake.books.list(
    'payment_intent',
    ({ id, status }) => !earlier.has(id) && (wanted === undefined || status === wanted),
  )
}

/** Whether a refund of this schedule was asked for by the shop: of what was given back at Stripe itself, several may be written as one. */
function isOurs(stage: Stage, { metadata, payment_intent: intent }: StripeObject): boolean {
  const { key } = { ...(metadata as Record<string, string>) }
  return key !== undefined && intents(stage).some(({ id }) => id === intent)
}

/** Those whose money is there, and was not given back. */
function paidIntents(stage: Stage) {
  return intents(stage, 'succeeded').flatMap(({ id, latest_charge }) => {
    const charge = stage.fake.books.get(String(latest_charge), 'charge')
    return Number(charge.amount_captured) - Number(charge.amount_refunded) > 100 ? [{ id, charge }] : []
  })
}

function openDisputes(stage: Stage): StripeObject[] {
  return stage.fake.books.list('dispute', ({ status }) => status === 'needs_response')
}

/** The orders that came of this schedule. */
export async function ordersOf(stage: Stage) {
  const { store } = stage.shop
  const found = await Promise.all(
    intents(stage).map(async ({ metadata }) => {
      const { payment: id = '' } = { ...(metadata as Record<string, string>) }
      const payment = await store.payments.find(id)
      return payment?.orderId ? store.orders.find(payment.orderId) : undefined
    }),
  )
  return found.filter((order) => order !== undefined)
}

type PlacedOrder = Awaited<ReturnType<typeof ordersOf>>[number]

async function refund(stage: Stage, { id, updatedAtMs, lines }: PlacedOrder, cents: number | null) {
  const line = { lineId: lines[0]?.id, quantity: cents === null ? 1 : 0, cents, restock: 0 }
  const body = { updatedAtMs, lines: [line], shippingCents: 0, reason: '', notifyCustomer: false }
  await stage.owner.send('POST', `/api/panel/orders/${id}/refunds`, body)
}

async function settleRefunds(stage: Stage, way: string): Promise<void> {
  for (const order of await ordersOf(stage))
    for (const { id, state } of order.refunds ?? [])
      if (state === 'FAILED')
        await stage.owner.send('POST', `/api/panel/orders/${order.id}/refunds/${id}/settlement`, { way })
}
