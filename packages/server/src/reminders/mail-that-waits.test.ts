import { takenBefore } from '@vitrine/domain/cart/reminders/reminder'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const hour = 3_600_000

let shop: OpenShop
let owner: Visitor
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await signIn()
  await switchReminders(true)
  buyer = await shop.visitor()
})

async function signIn() {
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
}

const switchReminders = (isOn: boolean) =>
  editSettings(owner, '/api/panel/settings/abandoned-carts').change({ isOn })

async function mailsTo(to: string): Promise<readonly { id: string; state: string }[]> {
  const { json } = await owner.get('/api/panel/mail')
  const all = (json as { rows: { id: string; to: string; reason: string; state: string }[] }).rows
  return all.filter((mail) => mail.to === to && mail.reason === 'abandoned-cart')
}

async function rowOf(email: string): Promise<{ id: string; state: string } | undefined> {
  const { json } = await owner.get('/api/panel/abandoned-carts')
  const { rows } = json as { rows: { id: string; email: string; state: string }[] }
  return rows.find((row) => row.email === email)
}

async function saveContact(cartToken: string, email: string, wantsReminder = 'on') {
  await buyer.submit('/checkout', { step: 'contact', cartToken, email, wantsReminder })
}

async function leave(email: string): Promise<string> {
  const token = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
  await saveContact(token, email)
  return token
}

/** Leaves a cart, and has its mail wait in the outbox as it does while the mail server is away. */
async function leaveWithMail(email: string): Promise<string> {
  const token = await leave(email)
  shop.clock.nowMs += 25 * hour
  await shop.runJobs()
  await signIn()
  const [mail] = await mailsTo(email)
  await shop.store.jobs.postpone(mail?.id ?? '', shop.clock.nowMs + hour)
  expect((await rowOf(email))?.state).toBe('queued')
  return token
}

async function pass(hours: number) {
  shop.clock.nowMs += hours * hour
  await shop.runJobs()
  await shop.runJobs()
  await signIn()
}

it('does not go out where reminders were switched off meanwhile, and does when they are on again', async () => {
  await leaveWithMail('ada@example.com')
  await switchReminders(false)
  await pass(1)
  expect(await mailsTo('ada@example.com')).toEqual([])
  expect((await rowOf('ada@example.com'))?.state).toBe('waiting')
  await switchReminders(true)
  await pass(24)
  expect((await rowOf('ada@example.com'))?.state).toBe('sent')
})

it('goes out as its owner asked, though reminders are off', async () => {
  await leave('bea@example.com')
  const row = await rowOf('bea@example.com')
  await owner.send('POST', `/api/panel/abandoned-carts/${row?.id}/mail`, null)
  await switchReminders(false)
  await pass(0)
  expect((await rowOf('bea@example.com'))?.state).toBe('sent')
})

it('waits as long again where the cart was changed, and while its buyer pays', async () => {
  const token = await leaveWithMail('cy@example.com')
  await buyer.send('PUT', `/api/3/commerce/cart/${token}/shipping/location`, { country: 'US' })
  await pass(1)
  expect(await mailsTo('cy@example.com')).toEqual([])
  await pass(23)
  expect((await rowOf('cy@example.com'))?.state).toBe('sent')

  buyer = await shop.visitor()
  const paid = await leaveWithMail('dee@example.com')
  shop.clock.nowMs += hour - 1
  await placeOrder(buyer, orderRequest(paid, { email: 'dee@example.com', payment: byCard(cards.asks) }))
  shop.clock.nowMs += 1
  await pass(0)
  expect(await mailsTo('dee@example.com')).toEqual([])
})

it('leaves nothing in the outbox where its reader takes it back, who can be reminded of another cart', async () => {
  const token = await leaveWithMail('eve@example.com')
  await saveContact(token, 'eve@example.com', '')
  expect([await rowOf('eve@example.com'), await mailsTo('eve@example.com')]).toEqual([undefined, []])
  await pass(1)
  expect(await mailsTo('eve@example.com')).toEqual([])
  buyer = await shop.visitor()
  await leave('eve@example.com')
  await pass(25)
  expect(await mailsTo('eve@example.com')).toMatchObject([{ state: 'kept' }])
})

it('goes to the address that was named last, a day after that', async () => {
  const token = await leaveWithMail('fay@example.com')
  await saveContact(token, 'fay@work.example')
  expect(await mailsTo('fay@example.com')).toEqual([])
  await pass(2)
  expect(await mailsTo('fay@work.example')).toEqual([])
  await pass(23)
  expect(await mailsTo('fay@work.example')).toHaveLength(1)
  expect(await mailsTo('fay@example.com')).toEqual([])
})

it('keeps the turn of a reader whose mail is being sent as they take it back', async () => {
  const token = await leaveWithMail('gus@example.com')
  shop.clock.nowMs += hour
  const wanted = { only: 'cart-reminder-mail', nowMs: shop.clock.nowMs, leaseMs: hour, limit: 9 }
  expect(await shop.store.jobs.claim(wanted)).toHaveLength(1)
  await saveContact(token, 'gus@example.com', '')
  expect(await rowOf('gus@example.com')).toBeUndefined()
  buyer = await shop.visitor()
  await leave('gus@example.com')
  const row = await rowOf('gus@example.com')
  const asked = await owner.send('POST', `/api/panel/abandoned-carts/${row?.id}/mail`, null)
  expect(asked.json).toMatchObject({ message: 'They were reminded of another cart in the last seven days.' })
})

it('can be asked for where a job of before has the turn, also after its reader was at the contact again', async () => {
  const token = await leaveWithMail('hal@example.com')
  const [mail] = await mailsTo('hal@example.com')
  await shop.store.jobs.finish(mail?.id ?? '')
  const { id = '' } = (await rowOf('hal@example.com')) ?? {}
  await shop.store.transaction(async ({ reminders }) => {
    const kept = await reminders.find(id)
    if (kept) await reminders.save({ ...kept, state: 'waiting', takenBy: takenBefore })
  })
  await saveContact(token, 'hal@example.com')
  const asked = await owner.send('POST', `/api/panel/abandoned-carts/${id}/mail`, null)
  expect(asked.status).toBe(200)
  await pass(0)
  expect((await rowOf('hal@example.com'))?.state).toBe('sent')
})
