import { buildBulkAct } from '@vitrine/store/testing/build-bulk-act'
import { newId, noon } from '@vitrine/store/testing/builders'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount } from '../testing/selling/make-account.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const everything = '/api/panel/persons/everything'
const erasure = '/api/panel/persons/erasure'
const former = 'mia@example.com'
const email = 'mia.new@example.com'

let shop: OpenShop
let admin: Visitor
beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
  admin = await shop.visitor()
  await signInAs(admin, shop.store, ['admin'])
})
afterEach(() => shop.close())

async function comment(authorEmail: string, body: string): Promise<string> {
  const id = newId()
  await shop.store.comments.save({
    ...{ id, authorName: 'Mia', authorEmail, body, itemId: shop.mug.id },
    ...{ parentId: null, depth: 0, status: 'public', createdAtMs: noon },
    ...{ likeCount: 0, flagCount: 0, isByOwner: false },
  })
  return id
}

const holding = async (words: readonly string[]) =>
  Object.fromEntries(await tablesHolding({ dataDir: shop.services.dataDir, url: shop.storeUrl }, words))

it('holds what was kept under the addresses that an account had before, as an erasure does', async () => {
  await makeAccount(shop, former)
  const member = (await shop.store.members.findByEmail(former)) ?? expect.fail()
  await comment(former, 'As before')
  await shop.store.members.move({ ...member, email }, former, noon)
  await comment(email, 'As now')
  const told = await admin.send('POST', everything, { email })
  expect(told.json).toMatchObject({
    comments: [{ body: 'As now' }],
    formerAddresses: [{ email: former, comments: [{ body: 'As before' }] }],
  })
  const erased = await admin.send('POST', erasure, { email, comments: 'anonymous' })
  expect(erased.json).toMatchObject({ comments: 2 })
  expect(await holding(['mia@', 'mia.new@'])).toEqual({})
})

it('holds the gift cards that somebody bought for others', async () => {
  const visitor = await shop.visitor()
  const chosen = { itemId: shop.giftCard.id, variantId: shop.giftCard.variants[0]?.id ?? '', quantity: '1' }
  const forGrace = { for: 'other', recipientName: 'Grace', recipientEmail: 'grace@example.com' }
  const words = { senderName: 'Mia', message: 'Happy birthday!', deliverOn: '' }
  await visitor.submit('/checkout/gift-card', { ...chosen, ...forGrace, ...words })
  const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
  const request = orderRequest(visitor.cookies.get('CART') ?? '', { ...unsent, email })
  expect((await placeOrder(visitor, request)).json).toMatchObject({ status: 'placed' })
  // A job leads to the next: an order to its cards.
  await shop.runJobs()
  await shop.runJobs()
  const told = await admin.send('POST', everything, { email })
  const bought = { initialCents: 2500, currency: 'USD', recipientName: 'Grace', message: 'Happy birthday!' }
  expect(told.json).toMatchObject({ giftCards: [], giftCardsBought: [bought] })
})

it('holds the carts in which somebody gave their address, and the card that they are charged by', async () => {
  const visitor = await shop.visitor()
  const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
  const cart = (await shop.store.carts.findByToken(token)) ?? expect.fail()
  const contact = { email: 'Ada@example.com', phone: '555 0199', wantsNews: false }
  await shop.store.carts.save({ ...cart, contact, shippingAddress: sampleAddress })
  await subscribe(shop)
  const told = await admin.send('POST', everything, { email: 'ada@example.com' })
  const left = { phone: '555 0199', shippingAddress: sampleAddress, billingAddress: null }
  expect(told.json).toMatchObject({
    carts: expect.arrayContaining([
      expect.objectContaining({ ...left, items: [{ itemId: shop.mug.id, sku: 'MUG-RED', quantity: 1 }] }),
    ]),
    savedMethods: [{ brand: 'visa', lastFour: '4242', expiry: { month: 12, year: 2030 } }],
  })
  const other = await admin.send('POST', everything, { email: 'da@example.com' })
  expect(other.json).toMatchObject({ carts: [], savedMethods: [] })
})

it('is called by no name in acts on many rows, once somebody is erased', async () => {
  const id = await comment(email, 'As now')
  const row = { outcome: 'failed', message: 'Not so.', before: null } as const
  await shop.store.bulkActs.save(buildBulkAct({ id: 'act' }))
  await shop.store.bulkActs.addRows('act', [id, 'mail', 'other'])
  await shop.store.bulkActs.saveRow('act', { ...row, rowId: id, rowName: 'Mia' })
  await shop.store.bulkActs.saveRow('act', { ...row, rowId: 'mail', rowName: `To Mia.New@example.com` })
  await shop.store.bulkActs.saveRow('act', { ...row, rowId: 'other', rowName: 'amia.new@example.com' })
  await admin.send('POST', erasure, { email, comments: 'anonymous' })
  const rows = await shop.store.bulkActs.rowsOf('act', 'failed', 5)
  expect(Object.fromEntries(rows.map(({ rowId, rowName }) => [rowId, rowName]))).toEqual({
    [id]: '',
    mail: '',
    other: 'amia.new@example.com',
  })
})
