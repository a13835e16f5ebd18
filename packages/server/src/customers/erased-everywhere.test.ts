import { buildOrder, newId, noon } from '@vitrine/store/testing/builders'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { openShop } from '../testing/open-shop.ts'
import { placeForm } from '../testing/place-form.ts'
import { makeAccount, memberPassword as password, tokenTo } from '../testing/selling/make-account.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'

/** What the books of a shop must keep: orders with the rows that lists find them by, and the forms that were filled in with them. */
const booksOfOrders = ['orders', 'listed_orders']

const former = 'ada@example.com'
const email = 'ada.byron@example.com'
/** Whatever is kept of her has one of these. */
const words = ['ada@example.com', 'ada.byron', 'lovelock', '555 0199']

it('the erasure of a person by themselves leaves nothing of them in any table but their orders', async () => {
  const shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
  const { store } = shop
  const rows = { dataDir: shop.services.dataDir, url: shop.storeUrl }
  const owner = await shop.visitor()
  await signInAs(owner, store, ['admin'])

  // A guest orders, leaves another cart behind, subscribes, waits for something, and sends a form.
  const guest = await shop.visitor()
  const address = { ...sampleAddress, lastName: 'Lovelock', phone: '555 0199' }
  const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
  const request = orderRequest(cartToken, { phone: '555 0199', wantsNews: true, shippingAddress: address })
  expect((await placeOrder(guest, request)).status).toBe(200)
  await fillCart(guest, shop.mug.id, { sku: 'MUG-BLUE' })
  const left = await store.carts.findByToken(guest.cookies.get('CART') ?? '')
  const contact = { email: former, phone: '555 0199', wantsNews: false }
  if (left) await store.carts.save({ ...left, contact, shippingAddress: address })
  await subscribe(shop)
  const order = buildOrder({ number: 4_000, cartId: newId(), isTest: false, paymentState: 'PAID' })
  await store.orders.insert(order)
  await store.restock.signUp({
    id: newId(),
    productId: shop.mug.id,
    variantId: shop.mug.variants[0]?.id ?? '',
    productTitle: 'Mug',
    variantName: '',
    email: former,
    joinsList: false,
    language: '',
    state: 'waiting',
    createdAtMs: noon,
    changedAtMs: noon,
  })
  await store.reviews.insert({
    id: newId(),
    productId: shop.mug.id,
    productTitle: 'Mug',
    status: 'public',
    source: 'native',
    originKey: `order:${order.id}:${shop.mug.id}`,
    orderId: order.id,
    rating: 4,
    title: '',
    body: 'Holds much.',
    authorName: 'Ada Lovelock',
    authorEmail: former,
    createdAtMs: noon,
    changedAtMs: noon,
    answer: '',
  })
  await store.comments.save({
    ...{
      id: newId(),
      authorName: 'Ada Lovelock',
      authorEmail: former,
      body: 'Lovely',
      itemId: shop.mug.id,
    },
    ...{ parentId: null, depth: 0, status: 'public', createdAtMs: noon },
    ...{ likeCount: 0, flagCount: 0, isByOwner: false },
  })
  const formId = await placeForm(shop, [{ id: 'mail', type: 'email', title: 'Email' }])
  const { key } = (await guest.send('POST', `/api/form/FormSubmissionKey?formId=${formId}`, {})).json as {
    key: string
  }
  expect(
    (
      await guest.send('POST', '/api/form/SaveFormSubmission', {
        formId,
        key,
        form: JSON.stringify({ mail: former }),
      })
    ).status,
  ).toBe(200)

  const line = { kind: 'free', id: 'a', title: 'A vase', quantity: 1, unitPriceCents: 4_000 }
  const drafted = {
    ...{ lines: [{ ...line, isSent: false, taxClass: 'standard' }], validDays: 14 },
    ...{ email: former, phone: '555 0199', shippingAddress: address, billingAddress: null },
    ...{ discount: null, delivery: null, message: '', note: 'Miss Lovelock called.' },
  }
  const kept = await owner.send('POST', '/api/panel/order-drafts', drafted)
  expect(kept.status).toBe(200)
  const { proposal } = kept.json as { proposal: { id: string } }
  await owner.send('POST', `/api/panel/order-drafts/${proposal.id}/mail`, {})

  // She makes an account, which an owner tags her for, and moves it to another address.
  const visitor = await makeAccount(shop, former)
  await visitor.submit('/account/name', { name: 'Ada Lovelock' })
  await visitor.submit('/account/addresses', { ...address })
  await visitor.submit('/account/newsletter', { wants: 'yes' })
  const tags = { selection: { view: {} }, input: { add: ['vip'], remove: [] }, isDryRun: false }
  await owner.send('POST', '/api/panel/customers/acts/tags', tags)
  await shop.runJobs()
  await visitor.submit('/account/email', { email, password })
  await visitor.submit('/account/new-address', {
    token: await tokenTo(shop, email, 'new-address'),
    password,
  })
  await visitor.submit('/account/forgotten', { email })
  const before = await tablesHolding(rows, words)
  for (const table of [
    'members',
    'member_former_emails',
    'restock_signups',
    'reviews',
    'customers',
    'carts',
    'proposals',
  ])
    expect([...before.keys()]).toContain(table)

  expect((await visitor.submit('/account/erasure', { password })).location).toBe('/account?done=erased')
  await shop.runJobs()
  const after = await tablesHolding(rows, words)
  for (const table of booksOfOrders) after.delete(table)
  // The list of orders finds them by their words.
  if (after.get('list_terms')?.includes('"list":"orders"')) after.delete('list_terms')
  expect(Object.fromEntries(after)).toEqual({})
  await shop.close()
})
