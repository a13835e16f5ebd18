import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { byCard, cards, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const day = 86_400_000
const drafts = '/api/panel/order-drafts'

let shop: OpenShop
let owner: Visitor
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({
    // Neither a minimum nor the rates of the shop are for what was agreed.
    storeSettings: { minimumSubtotalCents: 1_000_000 },
    site: { homeOrigin: 'https://home.example' },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.visitor()
})

const mug = () => shop.mug.variants.find(({ sku }) => sku === 'MUG-BLUE')

const contents = (more: object = {}) => ({
  lines: [
    {
      kind: 'product',
      id: 'a1',
      itemId: shop.mug.id,
      variantId: mug()?.id ?? '',
      title: 'anything',
      quantity: 2,
      unitPriceCents: 900,
    },
    {
      kind: 'free',
      id: 'a2',
      title: 'Engraving <b>by hand</b>',
      quantity: 1,
      unitPriceCents: 1_500,
      isSent: false,
      taxClass: 'standard',
    },
  ],
  email: 'ada@example.com',
  phone: '',
  shippingAddress: sampleAddress,
  billingAddress: null,
  discount: { kind: 'percentage', name: 'For friends', milliPercent: 10_000 },
  delivery: { name: 'By bike', priceCents: 250 },
  message: 'Here it is, <Ada>.',
  note: 'She called on Monday.',
  validDays: 3,
  ...more,
})

interface Shown {
  readonly proposal: {
    readonly id: string
    readonly updatedAtMs: number
    readonly state: string
    readonly orderId: string
  }
  readonly prices: { readonly totalCents: number; readonly lines: readonly { readonly problem: string }[] }
  readonly url: string
}

async function draft(more: object = {}): Promise<Shown> {
  const answer = await owner.send('POST', drafts, contents(more))
  expect(answer.status, answer.text).toBe(200)
  return answer.json as Shown
}

async function linked(more: object = {}): Promise<Shown & { readonly path: string }> {
  const { proposal } = await draft(more)
  const shown = (await owner.send('POST', `${drafts}/${proposal.id}/link`, {})).json as Shown
  expect(shown.url).toMatch(/^https:\/\/home\.example\/checkout\/pay\?token=/)
  return { ...shown, path: shown.url.slice('https://home.example'.length) }
}

const read = async (id: string) => (await owner.get(`${drafts}/${id}`)).json as Shown

/** Opens the checkout of a link; returns the token of its cart. */
async function openCheckout(path: string, visitor = buyer): Promise<string> {
  const { location } = await visitor.submit(path, {})
  return new URL(location ?? '', 'http://shop').searchParams.get('cartToken') ?? ''
}

const onHand = async () => {
  const found = (await shop.store.products.find(shop.mug.id))?.variants.find(({ id }) => id === mug()?.id)
  return found?.stock
}

it('is priced by the rules of carts, with what was agreed in place of prices, discounts and rates of the shop', async () => {
  const { prices } = await draft()
  // 2 × 9.00 + 15.00, a tenth off, and the way that was agreed.
  expect(prices).toMatchObject({
    subtotalCents: 3_300,
    discountCents: 330,
    discountName: 'For friends',
    shipping: { name: 'By bike', isPickup: false, isLocal: false, cents: 250 },
    lines: [{ title: shop.mug.title, usualPriceCents: 1_200, problem: '' }, { usualPriceCents: null }],
  })
  const { json } = await owner.send('POST', `${drafts}/prices`, contents({ discount: null, lines: [] }))
  expect(json).toMatchObject({ subtotalCents: 0, totalCents: 0 })
})

it('calls a discount without a name in the language of the site', async () => {
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, language: 'de-DE' })
  const unnamed = { kind: 'percentage', name: ' ', milliPercent: 10_000 }
  const { prices } = await draft({ discount: unnamed })
  await shop.store.site.save(site)
  expect(prices).toMatchObject({ discountCents: 330, discountName: 'Rabatt' })
})

it('refuses what cannot be sold, field by field, and keeps nothing of it', async () => {
  const wrong = contents({
    email: 'ada',
    discount: { kind: 'amount', name: '', cents: 0 },
    delivery: { name: ' ', priceCents: 0 },
    shippingAddress: { ...sampleAddress, city: '' },
    lines: [
      { ...contents().lines[0], variantId: 'gone' },
      { ...contents().lines[1], title: ' ' },
    ],
  })
  const answer = await owner.send('POST', drafts, wrong)
  expect(answer.status).toBe(400)
  expect(Object.keys((answer.json as { errors: object }).errors).toSorted()).toEqual([
    'delivery',
    'discount',
    'email',
    'lines.0',
    'lines.1.title',
    'shippingAddress.city',
  ])
  const [line] = contents().lines
  const lines = (sent: object[]) => owner.send('POST', drafts, contents({ lines: sent }))
  expect((await lines([line ?? {}, { ...line }])).json).toMatchObject({
    errors: { 'lines.1': expect.any(String) },
  })
  const dear = { ...line, quantity: 9_999, unitPriceCents: 1_000_000_000_000 }
  expect((await lines([dear])).json).toMatchObject({ errors: { lines: expect.any(String) } })
})

it('is paid by its link without any script, once, and becomes an order like any other', async () => {
  const { proposal, path } = await linked()
  const before = await onHand()
  const page = await buyer.get(path)
  expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    200,
    expect.stringContaining('no-store'),
    'noindex',
  ])
  expect(page.text).toContain('Here it is, &lt;Ada&gt;.')
  expect(page.text).toContain('Engraving &lt;b&gt;by hand&lt;/b&gt;')
  expect(page.text).not.toContain('She called')
  expect(page.text).toContain('$32.20')

  const token = await openCheckout(path)
  // Whoever opens the link again comes to the same cart, so that it is paid once.
  expect(await openCheckout(path, await shop.visitor())).toBe(token)
  expect(buyer.cookies.get('CART')).toBeUndefined()
  const checkout = await buyer.get(`/checkout?cartToken=${token}`)
  expect(checkout.text).toContain('$32.20')
  // After a sign-out in another tab it goes on with no cart of the visitor's in the place of the draft.
  expect(checkout.text).toContain('"isOwnCart":false')
  const order = orderRequest(token, { shippingAddress: sampleAddress, shippingOptionKey: 'agreed' })
  expect((await placeOrder(buyer, { ...order, payment: byCard(cards.declined) })).status).toBe(402)
  const placed = await placeOrder(buyer, { ...order, attemptKey: crypto.randomUUID() })
  expect(placed.status, placed.text).toBe(200)

  const { orderId } = placed.json as { orderId: string }
  const kept = await shop.store.orders.find(orderId)
  expect(kept).toMatchObject({
    proposalId: proposal.id,
    grandTotalCents: 3_220,
    shipping: { name: 'By bike' },
    discounts: [{ name: 'For friends', amountCents: 330 }],
    lines: [
      { unitPriceCents: 900, sku: 'MUG-BLUE' },
      { isFree: true, title: 'Engraving <b>by hand</b>' },
    ],
  })
  expect(kept?.history.map(({ kind, text }) => [kind, text])).toContainEqual([
    'note',
    'She called on Monday.',
  ])
  expect(await onHand()).toMatchObject({ onHand: (before as { onHand: number }).onHand - 2, held: 0 })
  expect(await read(proposal.id)).toMatchObject({ proposal: { state: 'placed', orderId }, url: '' })
  expect((await buyer.get(path)).text).toContain('This order was placed already.')
  expect((await buyer.submit(path, {})).location).toBe(path)
  for (const act of ['link', 'mail'])
    expect((await owner.send('POST', `${drafts}/${proposal.id}/${act}`, {})).status).toBe(409)
  expect(await shop.services.store.audit()).toEqual([])
})

it('lets nobody change what was agreed, add a code, or carry its prices into another cart', async () => {
  const { path } = await linked()
  const token = await openCheckout(path)
  const cart = await shop.store.carts.findByToken(token)
  const entry = cart?.entries[0]?.id
  const put = await buyer.send('PUT', `/api/3/commerce/cart/${token}/items/${entry}`, { quantity: 1 })
  expect([put.status, put.text]).toEqual([409, expect.stringContaining('put together by the shop')])
  const added = await buyer.send('POST', `/api/3/commerce/cart/${token}/items`, {
    lineItemToAdd: { itemId: shop.mug.id, sku: 'MUG-BLUE', quantity: 1 },
  })
  expect(added.status).toBe(404)
  // Its token in the cookie of the cart: what is added begins another one.
  const jar = buyer.cookies as Map<string, string>
  jar.set('CART', token)
  await buyer.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId: shop.mug.id,
    sku: 'MUG-BLUE',
    quantity: 1,
  })
  expect((await shop.store.carts.findByToken(token))?.entries).toEqual(cart?.entries)
})

it('shows what it says now to who opens the link again, and lets nobody pay what it said before', async () => {
  const { proposal, path } = await linked()
  const token = await openCheckout(path)
  const cheaper = contents({ discount: { kind: 'amount', name: '', cents: 1_000 } })
  const stale = { updatedAtMs: proposal.updatedAtMs, contents: cheaper }
  const change = { ...stale, updatedAtMs: (await read(proposal.id)).proposal.updatedAtMs }
  expect((await owner.send('PUT', `${drafts}/${proposal.id}`, change)).status).toBe(200)
  expect((await owner.send('PUT', `${drafts}/${proposal.id}`, stale)).status).toBe(409)
  const late = await placeOrder(buyer, orderRequest(token, { shippingOptionKey: 'agreed' }))
  expect([late.status, late.text]).toEqual([400, expect.stringContaining('The shop changed this order')])
  expect((await buyer.get(`/checkout?cartToken=${token}`)).location).toBe(path)
  expect((await buyer.get(path)).text).toContain('$25.50')
  expect(await openCheckout(path)).not.toBe(token)
})

it('stays as it is while somebody pays it, and is paid by one of them where two press', async () => {
  const { proposal, path } = await linked()
  const token = await openCheckout(path)
  const asks = orderRequest(token, { shippingOptionKey: 'agreed', payment: byCard(cards.asks) })
  expect((await placeOrder(buyer, asks)).json).toMatchObject({ status: 'confirmation-needed' })
  const { updatedAtMs } = (await read(proposal.id)).proposal
  const byHand = { updatedAtMs, method: 'Cash', reference: '' }
  for (const [method, at, body] of [
    ['PUT', '', { updatedAtMs, contents: contents() }],
    ['POST', '/order', byHand],
    ['POST', '/link', {}],
    ['DELETE', '', undefined],
  ] as const)
    expect((await owner.send(method, `${drafts}/${proposal.id}${at}`, body)).status).toBe(409)
  shop.clock.nowMs += 16 * 60_000
  await shop.runJobs()
  const both = await Promise.all([
    owner.send('POST', `${drafts}/${proposal.id}/order`, byHand),
    placeOrder(buyer, orderRequest(token, { shippingOptionKey: 'agreed', attemptKey: crypto.randomUUID() })),
  ])
  expect(both.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
  expect(await shop.services.store.audit()).toEqual([])
})

it('cannot be kept from its owner by who begins to pay it again and again: the link ends, and one payment goes on', async () => {
  // Of no product, as tests before bought what there was.
  const lines = [{ ...contents().lines[1], isSent: true }]
  const { proposal, path } = await linked({ lines })
  const token = await openCheckout(path)
  const asks = () => orderRequest(token, { shippingOptionKey: 'agreed', payment: byCard(cards.asks) })
  expect((await placeOrder(buyer, asks())).json).toMatchObject({ status: 'confirmation-needed' })
  expect((await owner.send('DELETE', `${drafts}/${proposal.id}/link`)).status).toBe(200)
  const { updatedAtMs } = (await read(proposal.id)).proposal
  const whole = { updatedAtMs, contents: contents({ lines }) }
  expect((await owner.send('PUT', `${drafts}/${proposal.id}`, whole)).status).toBe(409)
  shop.clock.nowMs += 16 * 60_000
  await shop.runJobs()
  expect((await placeOrder(buyer, asks())).text).toContain('This link has ended.')
  const again = (await owner.send('POST', `${drafts}/${proposal.id}/link`, {})).json as Shown
  const next = await openCheckout(again.url.slice('https://home.example'.length))
  expect(next).not.toBe(token)
  expect((await placeOrder(buyer, orderRequest(next, { shippingOptionKey: 'agreed' }))).status).toBe(200)
})

it('is marked as paid by hand: an order, its money, and no consent in the name of its buyer', async () => {
  const sent = { lines: [{ ...contents().lines[1], isSent: true }] }
  const { proposal } = await draft({ ...sent, shippingAddress: null })
  const order = { updatedAtMs: proposal.updatedAtMs, method: 'Cash', reference: 'till 3' }
  const path = `${drafts}/${proposal.id}`
  const lacking = await owner.send('POST', `${path}/order`, order)
  expect([lacking.status, lacking.text]).toEqual([409, expect.stringContaining('delivery address')])
  const whole = { updatedAtMs: proposal.updatedAtMs, contents: contents(sent) }
  const saved = await owner.send('PUT', path, whole)
  const { updatedAtMs } = (saved.json as Shown).proposal
  const placed = await owner.send('POST', `${path}/order`, { ...order, updatedAtMs })
  expect(placed.status, placed.text).toBe(200)
  const { orderId } = placed.json as { orderId: string }
  expect(await shop.store.orders.find(orderId)).toMatchObject({
    paymentState: 'PAID',
    payment: { gateway: 'manual', label: 'Cash', reference: 'till 3' },
  })
  expect(await shop.store.money.listByOrder(orderId)).toMatchObject([{ kind: 'charge', cents: 1_600 }])
  expect((await owner.send('POST', `${path}/order`, { ...order, updatedAtMs })).status).toBe(409)
  expect(await shop.services.store.audit()).toEqual([])
})

it('sells nothing that is not there', async () => {
  const { path, prices } = await linked({ lines: [{ ...contents().lines[0], quantity: 9_000 }] })
  expect(prices.lines[0]?.problem).toMatch(/^Only \d+ in stock\.$/)
  const page = await buyer.get(path)
  expect(page.text).toContain('do not have enough')
  expect(page.text).not.toContain('Go on to pay')
  const token = await openCheckout(path)
  expect((await placeOrder(buyer, orderRequest(token, { shippingOptionKey: 'agreed' }))).status).toBe(400)
})

it('is not paid in another currency than it was agreed in, until its owner saves it in that', async () => {
  const { proposal, path } = await linked()
  const token = await openCheckout(path)
  const sellIn = (currency: string) =>
    shop.store.transaction(async ({ site }) => {
      const now = await site.read()
      await site.save({ ...now, store: { ...now.store, currency } })
    })
  await sellIn('JPY')
  expect((await buyer.get(path)).text).toContain('This link has ended.')
  expect((await placeOrder(buyer, orderRequest(token, { shippingOptionKey: 'agreed' }))).status).toBe(400)
  const { updatedAtMs } = proposal
  const whole = `${drafts}/${proposal.id}`
  for (const [place, body] of [
    ['link', {}],
    ['mail', {}],
    ['order', { updatedAtMs, method: '', reference: '' }],
  ] as const)
    expect((await owner.send('POST', `${whole}/${place}`, body)).json).toMatchObject({
      message: expect.stringContaining('another currency'),
    })
  expect((await read(proposal.id)).url).toBe('')
  const saved = { updatedAtMs, contents: contents() }
  expect((await owner.send('PUT', whole, saved)).json).toMatchObject({ url: expect.stringContaining(path) })
  expect((await buyer.get(path)).text).toContain('¥')
  await sellIn('USD')
})

it('ends with its days, by its owner, and for who changes a letter of the link', async () => {
  const { proposal, path } = await linked()
  const token = await openCheckout(path)
  for (const wrong of [`${path.slice(0, -2)}xx`, path.replace('.1.', '.2.'), '/checkout/pay'])
    expect((await buyer.get(wrong)).status).toBe(404)
  expect((await owner.send('DELETE', `${drafts}/${proposal.id}/link`)).status).toBe(200)
  expect((await buyer.get(path)).text).toContain('This link has ended.')
  expect((await placeOrder(buyer, orderRequest(token, { shippingOptionKey: 'agreed' }))).status).toBe(400)
  const again = (await owner.send('POST', `${drafts}/${proposal.id}/link`, {})).json as Shown
  expect(again.url).not.toContain(path)
  expect((await buyer.get(path)).text).toContain('This link has ended.')

  shop.clock.nowMs += 3 * day + 1
  const over = again.url.slice('https://home.example'.length)
  expect((await buyer.get(over)).text).toContain('This link has ended.')
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  expect(await read(proposal.id)).toMatchObject({ proposal: { state: 'ended' }, url: '' })
})

it('mails the link to its customer, in the words of the owner, and not too often', async () => {
  const nameless = await draft({ email: '' })
  expect((await owner.send('POST', `${drafts}/${nameless.proposal.id}/mail`, {})).status).toBe(409)
  const { proposal } = await draft({ email: 'bea@example.com' })
  expect((await owner.send('POST', `${drafts}/${proposal.id}/mail`, {})).json).toMatchObject({
    proposal: { state: 'open' },
  })
  await shop.runJobs()
  const { rows } = (await owner.get('/api/panel/mail')).json as {
    rows: { id: string; to: string; reason: string; subject: string }[]
  }
  const mail = rows.find(({ to }) => to === 'bea@example.com')
  expect(mail).toMatchObject({
    reason: 'pay-link',
    subject: expect.stringContaining('is ready to be paid'),
  })
  const { text } = await owner.get(`/api/panel/mail/${mail?.id}`)
  expect(text).toContain('/checkout/pay?token=')
  expect(text).toContain('Here it is,')
  for (let time = 0; time < 4; time += 1)
    expect((await owner.send('POST', `${drafts}/${proposal.id}/mail`, {})).status).toBe(200)
  expect((await owner.send('POST', `${drafts}/${proposal.id}/mail`, {})).status).toBe(409)
})

it('goes with the erasure of its customer, and is found by who looks for it', async () => {
  const { proposal } = await draft({ email: 'Cy@example.com' })
  const found = (await owner.get(`${drafts}?q=cy`)).json as { rows: { id: string }[] }
  expect(found.rows.map(({ id }) => id)).toEqual([proposal.id])
  expect(await shop.store.proposals.removeOfEmail('cy@example.com')).toBe(1)
  expect((await owner.get(`${drafts}?q=cy`)).json).toMatchObject({ rows: [] })
})

it('tells who follows a link that was cut off in words on a page, and programs as data', async () => {
  const { path } = await linked()
  const shown = await buyer.get(path.slice(0, -5))
  expect([shown.status, shown.text]).toEqual([404, expect.stringContaining('Unable to locate content</p>')])
  const asked = await shop.app.inject({ url: path.slice(0, -5), headers: { accept: 'application/json' } })
  expect(asked.json()).toEqual({ message: 'Unable to locate content' })
})

it('lists by the link what has one, and by the hour whose link has ended', async () => {
  const theirs = { email: 'list@example.com' }
  const { proposal: never } = await draft(theirs)
  const { proposal: later } = await draft({ ...theirs, validDays: 30 })
  const { proposal: soon } = await draft({ ...theirs, validDays: 3 })
  for (const { id } of [later, soon]) await owner.send('POST', `${drafts}/${id}/link`, {})
  const dayBetween = new Date(shop.clock.nowMs + 10 * day).toISOString().slice(0, 10)
  const found = async (condition: string) => {
    const { rows } = (await owner.get(`${drafts}?f=email:is:list%40example.com~${condition}&sort=begun`))
      .json as { rows: { id: string }[] }
    return rows.map(({ id }) => id).toSorted()
  }
  const ids = (...proposals: readonly { id: string }[]) => proposals.map(({ id }) => id).toSorted()
  expect(await found(`ends:lt:${dayBetween}`)).toEqual([soon.id])
  expect(await found('ends:older:1')).toEqual([])
  expect(await found('ends:empty:yes')).toEqual([never.id])
  expect(await found('ends:empty:no')).toEqual(ids(later, soon))
  expect(await found('state:is:open')).toEqual(ids(later, soon))

  shop.clock.nowMs += 3 * day
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  expect(await found('state:is:open')).toEqual([later.id])
  expect(await found('state:is:ended')).toEqual([soon.id])
  expect(await found('state:any:draft,ended')).toEqual(ids(never, soon))
  expect(await found('state:not:ended')).toEqual(ids(never, later))
})
