import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
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
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.visitor()
})

interface Row {
  readonly id: string
  readonly email: string
  readonly state: string
}

const rows = async () => ((await owner.get('/api/panel/abandoned-carts')).json as { rows: Row[] }).rows

async function mails(to: string): Promise<readonly { id: string; subject: string }[]> {
  const { json } = await owner.get('/api/panel/mail')
  const all = (json as { rows: { id: string; to: string; reason: string; subject: string }[] }).rows
  return all.filter((mail) => mail.to.toLowerCase() === to && mail.reason === 'abandoned-cart')
}

async function linksIn(to: string): Promise<{ recover: string; leave: string }> {
  const [first] = await mails(to)
  const { json } = await owner.get(`/api/panel/mail/${first?.id}`)
  const text = JSON.stringify(json)
  const link = (path: string) => new RegExp(`${path}\\?token=[\\w.%-]+`).exec(text)?.[0] ?? ''
  return { recover: link('/cart/recover'), leave: link('/cart/reminders') }
}

/** Leaves the checkout after the step of contact. */
async function leave(email: string, wantsReminder: boolean): Promise<string> {
  const token = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
  const wanted = wantsReminder ? 'on' : ''
  await buyer.submit('/checkout', { step: 'contact', cartToken: token, email, wantsReminder: wanted })
  return token
}

/** Looks whether it is time, then sends. */
async function runJobs() {
  await shop.runJobs()
  await shop.runJobs()
}

async function pass(hours: number) {
  shop.clock.nowMs += hours * hour
  await runJobs()
  // Who was away so long signs in again.
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
}

it('asks nobody, and keeps nothing, until its owner switches it on', async () => {
  const token = await leave('early@example.com', true)
  expect((await buyer.get(`/checkout?cartToken=${token}`)).text).not.toContain('wantsReminder')
  await pass(48)
  expect(await rows()).toEqual([])
  const settings = editSettings(owner, '/api/panel/settings/abandoned-carts')
  expect((await settings.change({ isOn: true, consentText: 'Yes, write me once' })).status).toBe(200)
  const page = await buyer.get(`/checkout?cartToken=${token}&step=contact`)
  expect(page.text).toContain('Yes, write me once')
  expect(page.text).not.toMatch(/name="wantsReminder"[^>]*checked/)
})

it('writes once to who agreed, a day after they left, with a link that brings the cart back anywhere', async () => {
  await leave('no@example.com', false)
  buyer = await shop.visitor()
  const token = await leave('ada@example.com', true)
  expect(await rows()).toMatchObject([
    { email: 'ada@example.com', state: 'waiting', consentText: 'Yes, write me once', totalCents: 1200 },
  ])
  await pass(23)
  // Whoever comes back meanwhile is given the time again.
  await buyer.send('PUT', `/api/3/commerce/cart/${token}/shipping/location`, { country: 'US' })
  await pass(2)
  expect(await mails('ada@example.com')).toEqual([])
  await pass(22)
  expect(await mails('ada@example.com')).toMatchObject([{ subject: 'You left something in your cart' }])
  await pass(100)
  expect(await mails('ada@example.com')).toHaveLength(1)
  expect(await mails('no@example.com')).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'sent' }])
  expect(JSON.stringify(await rows())).not.toContain(token)

  const { recover } = await linksIn('ada@example.com')
  const elsewhere = await shop.visitor()
  expect((await elsewhere.get(`${recover}x`)).location).toBeNull()
  expect((await elsewhere.get(recover)).location).toBe('/cart')
  // Whoever filled the first cart may have typed a stranger's address: they do not read what is written into this one.
  const taken = elsewhere.cookies.get('CART') ?? ''
  expect(taken).not.toBe(token)
  expect((await elsewhere.get('/cart')).text).toContain(shop.mug.title)
  expect(await shop.store.carts.findByToken(taken)).toMatchObject({ contact: null, shippingAddress: null })
  await elsewhere.get(recover)
  expect(elsewhere.cookies.get('CART')).toBe(taken)
  await buyer.get(recover)
  expect(buyer.cookies.get('CART')).toBe(token)

  const placed = await placeOrder(elsewhere, orderRequest(taken))
  const { orderId } = placed.json as { orderId: string }
  expect(await rows()).toMatchObject([{ state: 'recovered', orderId }])
  expect((await elsewhere.get(recover)).text).toContain('This cart is not there any more')
  expect((await shop.store.orders.find(orderId))?.contact).not.toHaveProperty('wantsReminder')
})

it('writes to nobody who bought, and keeps nothing of them', async () => {
  const token = await leave('bea@example.com', true)
  await placeOrder(buyer, orderRequest(token, { email: 'bea@example.com' }))
  expect((await rows()).map(({ email }) => email)).not.toContain('bea@example.com')
  await pass(30)
  expect(await mails('bea@example.com')).toEqual([])
})

it('writes to nobody who took it back, and forgets who presses the link out of the mail', async () => {
  const token = await leave('cy@example.com', true)
  await buyer.submit('/checkout', { step: 'contact', cartToken: token, email: 'cy@example.com' })
  expect((await rows()).map(({ email }) => email)).not.toContain('cy@example.com')

  buyer = await shop.visitor()
  await leave('dee@example.com', true)
  const waiting = (await rows()).find(({ email }) => email === 'dee@example.com')
  expect((await owner.send('POST', `/api/panel/abandoned-carts/${waiting?.id}/mail`, null)).status).toBe(200)
  await runJobs()
  expect(await mails('dee@example.com')).toHaveLength(1)
  const again = await owner.send('POST', `/api/panel/abandoned-carts/${waiting?.id}/mail`, null)
  expect(again.json).toMatchObject({ message: 'They were reminded already.' })

  const { leave: link, recover } = await linksIn('dee@example.com')
  const stranger = await shop.visitor()
  expect((await stranger.get(link)).text).toContain('Send me no more')
  expect((await rows()).map(({ email }) => email)).toContain('dee@example.com')
  const pressed = await stranger.submit(link, { 'List-Unsubscribe': 'One-Click' })
  expect(pressed.text).toContain('dee@example.com gets no more mail')
  expect((await rows()).map(({ email }) => email)).not.toContain('dee@example.com')
  expect((await stranger.get(recover)).location).toBeNull()
})

it('writes to one address once in seven days, whatever carts name it, and never again to who wants no more', async () => {
  buyer = await shop.visitor()
  await leave('eve@example.com', true)
  buyer = await shop.visitor()
  await leave('Eve@example.com', true)
  await pass(25)
  buyer = await shop.visitor()
  await leave('eve+again@example.com', true)
  await pass(25)
  expect(await mails('eve+again@example.com')).toHaveLength(0)
  expect(await mails('eve@example.com')).toHaveLength(1)
  expect((await rows()).filter(({ email }) => email === 'eve@example.com')).toHaveLength(1)

  buyer = await shop.visitor()
  await leave('eve@example.com', true)
  const [second] = await rows()
  const asked = await owner.send('POST', `/api/panel/abandoned-carts/${second?.id}/mail`, null)
  expect(asked.json).toMatchObject({
    message: 'They were reminded of another cart in the last seven days.',
  })
  shop.clock.nowMs += 7 * 24 * hour
  await pass(0)
  expect(await mails('eve@example.com')).toHaveLength(2)

  const { leave: link } = await linksIn('eve@example.com')
  await buyer.submit(link, { 'List-Unsubscribe': 'One-Click' })
  buyer = await shop.visitor()
  shop.clock.nowMs += 30 * 24 * hour
  await leave('eve@example.com', true)
  await pass(30)
  expect((await rows()).map(({ email }) => email)).not.toContain('eve@example.com')
  expect(await mails('eve@example.com')).toHaveLength(2)
})

it('writes to who agreed, and not to whom a payment that failed named after that', async () => {
  const token = await leave('fay@example.com', true)
  const declined = orderRequest(token, { email: 'victim@example.com', payment: byCard(cards.declined) })
  expect((await placeOrder(buyer, declined)).status).toBe(402)
  expect((await shop.store.carts.findByToken(token))?.contact?.email).toBe('victim@example.com')
  await pass(30)
  expect(await mails('victim@example.com')).toEqual([])
  expect(await mails('fay@example.com')).toHaveLength(1)
})

it('knows an address however it is written, so that who asks to be forgotten is', async () => {
  await leave('Grace@Bücher.example', true)
  const inStore = await shop.store.reminders.ofEmail('grace@xn--bcher-kva.example')
  expect(inStore).toMatchObject([{ state: 'waiting' }])
  await pass(25)
  const sent = await mails('grace@bücher.example')
  expect(sent).toHaveLength(1)
})

it('keeps no more than ten addresses a day that one network types', async () => {
  for (let count = 0; count < 12; count += 1) {
    buyer = await shop.visitor()
    await leave(`stranger-${count}@example.com`, true)
  }
  const strangers = (await rows()).filter(({ email }) => email.startsWith('stranger-'))
  expect(strangers.length).toBeLessThanOrEqual(10)
  expect(strangers.length).toBeGreaterThan(0)
})

it('is kept with the contact of the cart, or not at all', async () => {
  await pass(25)
  const token = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
  const newId = vi.spyOn(shop.services, 'newId').mockImplementation(() => {
    throw new Error('There is no id')
  })
  const contact = { email: 'both@example.com', phone: '', wantsNews: false, wantsReminder: true }
  const save = () => buyer.send('PUT', `/api/3/commerce/cart/${token}/contact`, contact)
  expect((await save()).status).toBe(500)
  newId.mockRestore()
  expect(await shop.store.carts.findByToken(token)).toMatchObject({ contact: null })
  expect((await save()).status).toBe(200)
  expect((await rows()).map(({ email }) => email)).toContain('both@example.com')
})

it('keeps who agreed while nobody is reminded, and reminds them when it is switched on again', async () => {
  const change = (isOn: boolean) =>
    editSettings(owner, '/api/panel/settings/abandoned-carts').change({ isOn })
  await change(true)
  await leave('hal@example.com', true)
  await change(false)
  await pass(25)
  expect(await mails('hal@example.com')).toEqual([])
  await change(true)
  await pass(24)
  expect(await mails('hal@example.com')).toHaveLength(1)
})

it('reminds somebody now as their shop asked, an hour after they began to pay', async () => {
  const token = await leave('ida@example.com', true)
  const asking = orderRequest(token, { email: 'ida@example.com', payment: byCard(cards.asks) })
  await placeOrder(buyer, asking)
  const [row] = await rows()
  await owner.send('POST', `/api/panel/abandoned-carts/${row?.id}/mail`, null)
  await pass(0)
  expect(await mails('ida@example.com')).toEqual([])
  await pass(1)
  expect(await mails('ida@example.com')).toHaveLength(1)
})

it('tells nobody of what came into a cart after they took all out of it', async () => {
  const token = await leave('jo@example.com', true)
  const entry = (await shop.store.carts.findByToken(token))?.entries[0]?.id ?? ''
  await buyer.send('PUT', `/api/3/commerce/cart/${token}/items/${entry}`, { quantity: 0 })
  await fillCart(buyer, shop.mug.id, { sku: 'MUG-RED' })
  expect((await rows()).map(({ email }) => email)).not.toContain('jo@example.com')
  await pass(25)
  expect(await mails('jo@example.com')).toEqual([])
})

const stateOf = async (of: string) => (await rows()).find(({ email }) => email === of)?.state
const askFor = async (of: string) => {
  const row = (await rows()).find(({ email }) => email === of)
  return owner.send('POST', `/api/panel/abandoned-carts/${row?.id}/mail`, null)
}

it('lets somebody be reminded whose mail was given up, which stands in the mailbox', async () => {
  await leave('kay@example.com', true)
  shop.clock.nowMs += 25 * hour
  await shop.runJobs()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  expect(await stateOf('kay@example.com')).toBe('queued')
  const [waiting] = await mails('kay@example.com')
  const given = { selection: { ids: [waiting?.id] }, input: {}, isDryRun: false }
  // The act is done before the mail is sent: it is looked at first.
  await shop.store.jobs.postpone(waiting?.id ?? '', shop.clock.nowMs + hour)
  await owner.send('POST', '/api/panel/mail/acts/give-up', given)
  await runJobs()
  expect(await stateOf('kay@example.com')).toBe('waiting')
  expect((await askFor('kay@example.com')).status).toBe(200)
  await pass(0)
  expect(await stateOf('kay@example.com')).toBe('sent')

  // Sent again from the mailbox, too, where nothing else went out meanwhile.
  buyer = await shop.visitor()
  await leave('kim@example.com', true)
  await askFor('kim@example.com')
  await shop.runJobs()
  const [mail] = await mails('kim@example.com')
  await shop.store.jobs.postpone(mail?.id ?? '', shop.clock.nowMs + hour)
  const selection = { ids: [mail?.id] }
  for (const act of ['give-up', 'send-again']) {
    await owner.send('POST', `/api/panel/mail/acts/${act}`, { selection, input: {}, isDryRun: false })
    await runJobs()
  }
  await runJobs()
  expect(await stateOf('kim@example.com')).toBe('sent')
})

it('tells an owner at once where nothing of a cart can be bought any more', async () => {
  await leave('lou@example.com', true)
  const mug = await shop.store.products.find(shop.mug.id)
  const show = (isVisible: boolean) =>
    shop.store.transaction(async ({ products }) => {
      if (mug) await products.save({ ...mug, isVisible })
    })
  await show(false)
  const refused = await askFor('lou@example.com')
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { message: 'Nothing of this cart can be bought any more.' },
  ])
  await show(true)
  expect((await askFor('lou@example.com')).status).toBe(200)
})
