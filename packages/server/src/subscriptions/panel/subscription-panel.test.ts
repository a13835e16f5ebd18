import { declineText } from '@vitrine/domain/payments/decline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { subscribe } from '../../testing/selling/subscribe.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const failsLater = '4000 0000 0000 0341'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
})
afterEach(() => shop.close())

describe('the room of subscriptions', () => {
  it('lists, finds and narrows them, and writes them into a file', async () => {
    await subscribe(shop)
    const failing = await subscribe(shop, { card: failsLater })
    shop.clock.nowMs = failing.nextAtMs ?? 0
    await shop.runJobs()
    await signIn()
    expect(await ids('')).toHaveLength(2)
    expect(await ids('?f=state:is:past-due')).toEqual([failing.id])
    expect(await ids('?q=workshop&f=state:is:active')).toHaveLength(1)
    const file = await owner.get('/api/panel/subscriptions.csv?cols=product,email,price,plan,failures')
    expect(file.text).toContain('Workshop,ada@example.com,')
    expect(file.text).toContain('every month until canceled,1')
    const whole = await owner.get('/api/panel/subscriptions.csv?f=state:is:past-due')
    const [names = '', row = ''] = whole.text.replace('\uFEFF', '').split('\r\n')
    const named = Object.fromEntries(names.split(',').map((name, at) => [name, row.split(',')[at]]))
    expect(named).toMatchObject({ currency: 'USD', test: 'yes' })
  })

  it('shows each cycle with its order and its tries, and tries again at once', async () => {
    const { id, nextAtMs } = await subscribe(shop, { card: failsLater })
    shop.clock.nowMs = nextAtMs ?? 0
    await shop.runJobs()
    await signIn()
    const seen = await read(id)
    expect(seen).toMatchObject({
      state: 'past-due',
      failures: 1,
      methodText: expect.stringContaining('0341'),
    })
    expect(seen.cycles).toMatchObject([
      {
        cycle: 1,
        order: null,
        attempts: [{ state: 'declined', message: 'The card was declined.' }],
      },
      { cycle: 0, order: { name: expect.any(String) }, attempts: [] },
    ])
    expect(seen.history[0]).toMatchObject({
      text: 'The card was declined.',
      fact: { code: 'declined', problem: 'declined' },
    })
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    expect((await read(id)).cycles[0]).toMatchObject({
      attempts: [{ message: 'Die Karte wurde abgelehnt.' }],
    })
    await owner.send('PUT', '/api/panel/account/language', { language: 'en' })
    const tried = await act(id, { act: 'retry' })
    expect([tried.status, tried.json]).toMatchObject([200, { subscription: { isTriedNow: true } }])
    await shop.runJobs()
    const { cycles, ...after } = await read(id)
    expect(cycles[0]?.attempts).toHaveLength(2)
    // The days on which the shop tries again are what they were.
    expect(after).toMatchObject({ nextAtMs: seen.nextAtMs, failures: 2, isTriedNow: false })
  })

  it('shows what of a payment went back, and of one that was paid nothing that its bank asked before', async () => {
    const begun = await subscribe(shop)
    shop.clock.nowMs = begun.nextAtMs ?? 0
    await shop.runJobs()
    const paid = await shop.store.payments.find(`${begun.id}-1-0`)
    if (!paid) throw new Error('Nothing was renewed')
    await shop.store.payments.save({ ...paid, message: declineText['authentication-needed'] })
    const order = await shop.store.orders.find(begun.orderId)
    if (!order) throw new Error('Nothing began')
    const dispute = { id: 'dp_1', beganAtMs: 0, reason: '', answerByMs: null, amountCents: 700 }
    const refund = { refunds: undefined, paymentState: 'REFUNDED' } as const
    await shop.store.orders.save({ ...order, ...refund, disputes: [{ ...dispute, outcome: 'LOST' }] })
    await signIn()
    expect((await read(begun.id)).cycles).toMatchObject([
      {},
      {
        attempts: [{ state: 'paid', message: '' }],
        order: { refundedCents: 0, refundUnderWayCents: 0, lostCents: 0 },
      },
      { order: { refundedCents: order.grandTotalCents, lostCents: 700, isDisputed: false } },
    ])
  })

  it('counts as refunded of a payment only what went back, and beside it what is under way', async () => {
    const { id, orderId } = await subscribe(shop)
    const order = await shop.store.orders.find(orderId)
    if (!order) throw new Error('Nothing began')
    const figures = {
      lines: [],
      shippingCents: 0,
      shippingTaxCents: 0,
      cents: 300,
      moneyCents: 300,
      cards: [],
    }
    const words = { by: '', attempts: 1, reason: '', reference: '', message: '' }
    const done = { id: 'r1', atMs: 1, ...figures, ...words, state: 'DONE' } as const
    const begun = { ...done, id: 'r2', cents: 200, moneyCents: 200, state: 'PENDING' } as const
    await shop.store.orders.save({ ...order, refunds: [done, begun] })
    await signIn()
    const [, paid] = (await read(id)).cycles
    expect(paid?.order).toMatchObject({ refundedCents: 300, refundUnderWayCents: 200 })
  })

  it('pauses, takes up again, cancels at the end and at once, each as the owner who did it', async () => {
    const { id } = await subscribe(shop)
    await signIn()
    expect((await act(id, { act: 'retry' })).status).toBe(409)
    expect((await act(id, { act: 'pause', cycles: 4 })).status).toBe(400)
    expect((await act(id, { act: 'pause' })).status).toBe(400)
    await act(id, { act: 'pause', cycles: 2 })
    await act(id, { act: 'resume' })
    await act(id, { act: 'skip' })
    await act(id, { act: 'cancel' })
    const ending = await read(id)
    expect(ending).toMatchObject({ state: 'canceled', acts: ['resume', 'cancel-now'] })
    expect(ending.endsAtMs).toBeGreaterThan(shop.clock.nowMs + 25 * 86_400_000)
    await act(id, { act: 'cancel-now' })
    const over = { endsAtMs: shop.clock.nowMs, isOver: true }
    expect(ending.isOver).toBe(false)
    expect(await read(id)).toMatchObject({ state: 'canceled', acts: [], ...over, isMembership: false })
    expect(ending.history[0]).toMatchObject({ text: 'Canceled.', by: expect.stringMatching(/./) })
    expect((await act('nobody', { act: 'cancel' })).status).toBe(404)
  })

  it('leaves out one delivery for an owner whose answer got lost, and notes it once', async () => {
    const { id } = await subscribe(shop)
    await signIn()
    const asked = { act: 'skip', cycle: (await read(id)).nextCycle }
    expect([(await act(id, asked)).status, (await act(id, asked)).status]).toEqual([200, 200])
    expect((await read(id)).nextCycle).toBe(2)
    expect((await read(id)).history.filter(({ text }) => text.includes('skipped'))).toHaveLength(1)
  })

  it('mails the buyer what an owner changes', async () => {
    const { id } = await subscribe(shop)
    await signIn()
    await act(id, { act: 'pause', cycles: 2 })
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    const [mail] = mails.filter(({ reason }) => reason === 'subscription-changed')
    expect(mail?.subject).toBe('[Test] Your subscription to Workshop was changed')
    expect(mail?.text).toMatch(/Paused for 2 deliveries\.\n+You pay \$12\.00 .+\n+The next payment is on /)
  })

  it('says of one that is paused until when, on its page too, and finds it among the paused', async () => {
    const { id } = await subscribe(shop)
    const other = await subscribe(shop)
    await signIn()
    await act(id, { act: 'pause', cycles: 2 })
    await act(other.id, { act: 'skip' })
    const { nextAtMs } = await read(id)
    expect(await read(id)).toMatchObject({ pausedUntilMs: nextAtMs })
    expect(await read(other.id)).toMatchObject({ pausedUntilMs: null })
    expect([await ids('?f=state:is:paused'), await ids('?f=state:is:active')]).toEqual([[id], [other.id]])
    expect(await ids('?f=failing:is:yes')).toEqual([])
    expect((await owner.get('/api/panel/subscriptions.csv?cols=state')).text).toContain('Paused')
    const page = await owner.get(subscriptionPath(shop.services.secret, { id }))
    expect(page.text).toMatch(/Paused until \w+ \d+, \d{4}\. The next payment is on that day\./)
    shop.clock.nowMs = nextAtMs ?? 0
    await shop.runJobs()
    await signIn()
    expect(await ids('?f=state:is:active')).toHaveLength(2)
    expect(await read(id)).toMatchObject({ pausedUntilMs: null })
  })

  it('takes days on which a payment is tried again, and tells the start room of what could not be charged', async () => {
    const begun = await subscribe(shop)
    await shop.store.subscriptions.save({ ...begun, isTest: false, state: 'paused', nextAtMs: null })
    await signIn()
    const path = '/api/panel/settings/subscriptions'
    const { json } = await owner.get(path)
    const { value, version } = json as { value: object; version: string }
    expect(value).toEqual({ retryDays: [3, 5, 7], endOfRetries: 'canceled' })
    const wrong = await owner.send('PUT', path, { value: { ...value, retryDays: [3, 2] }, version })
    expect(wrong.json).toMatchObject({ errors: { 'value.retryDays': expect.any(String) } })
    const set = { retryDays: [1, 2], endOfRetries: 'paused' }
    const taken = await owner.send('PUT', path, { value: set, version })
    expect([taken.status, taken.json]).toMatchObject([200, { value: set }])
    expect((await owner.get('/api/panel/start')).json).toMatchObject({ waiting: { subscriptionsFailing: 1 } })
  })

  it('changes the price with a notice, and charges the new one when it is due', async () => {
    const { id, nextAtMs, line } = await subscribe(shop)
    await signIn()
    const body = { unitPriceCents: line.unitPriceCents + 300 }
    const path = `/api/panel/subscriptions/${id}/price`
    expect((await owner.send('POST', path, { unitPriceCents: -1 })).status).toBe(400)
    expect((await owner.send('POST', path, body)).status).toBe(200)
    expect((await owner.send('POST', path, body)).status).toBe(409)
    expect(await read(id)).toMatchObject({
      newPrice: { unitPriceCents: 1500, firstAtMs: nextAtMs },
      unitPriceCents: 1200,
    })
    // The next payment is due in more than 30 days.
    shop.clock.nowMs = nextAtMs ?? 0
    await shop.runJobs()
    expect((await shop.store.subscriptions.find(id))?.line.unitPriceCents).toBe(1500)
    const amounts = shop.charges().map(({ amountCents }) => amountCents)
    expect((amounts.at(-1) ?? 0) - (amounts[0] ?? 0)).toBeGreaterThanOrEqual(300)
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    expect(mails.map(({ subject }) => subject)).toContain('[Test] A new price for Workshop')
  })

  it('mails the link again to its buyer alone', async () => {
    const { id } = await subscribe(shop)
    await shop.store.site.save({ ...(await shop.store.site.read()), homeOrigin: 'https://shop.example.org' })
    await signIn()
    expect((await owner.send('POST', `/api/panel/subscriptions/${id}/mails`, {})).status).toBe(200)
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    const link = mails.find(({ subject }) => subject.endsWith('your link'))
    expect(link?.text).toContain(`/commerce/subscriptions/${id}?key=`)
  })
})

/** A session ends sooner than a month: who looks signs in then. */
async function signIn(): Promise<void> {
  await signInAs(owner, shop.store, ['admin'])
}

interface Seen {
  readonly nextCycle: number
  readonly nextAtMs: number | null
  readonly cycles: readonly { readonly attempts: readonly unknown[]; readonly order: object | null }[]
  readonly history: readonly { readonly text: string }[]
  readonly endsAtMs: number | null
  readonly isOver: boolean
}

async function read(id: string): Promise<Seen> {
  const { json } = await owner.get(`/api/panel/subscriptions/${id}`)
  return (json as { subscription: Seen }).subscription
}

function act(id: string, body: Readonly<Record<string, unknown>>) {
  return owner.send('POST', `/api/panel/subscriptions/${id}/acts`, body)
}

async function ids(query: string): Promise<readonly string[]> {
  const { json } = await owner.get(`/api/panel/subscriptions${query}`)
  return (json as { rows: readonly { readonly id: string }[] }).rows.map(({ id }) => id)
}
