import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { accountMailsTo, makeAccount, memberPassword as password } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'

const email = 'jo@example.com'
const askedInVain = [0, 1, 2, 3, 4]

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
})
afterEach(() => shop.close())

it('an owner mails links beside those that strangers ask for, and is told when it was enough', async () => {
  await makeAccount(shop, email)
  const guest = await shop.visitor()
  const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
  await placeOrder(guest, orderRequest(cartToken, { email }))
  const customer = await shop.store.customers.findByEmail(email)
  for (const _ of askedInVain) expect((await guest.submit('/account/forgotten', { email })).status).toBe(200)
  const before = (await accountMailsTo(shop, email)).length
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const reset = () => owner.send('POST', `/api/panel/customers/${customer?.id}/account/reset`, {})
  for (const _ of [1, 2, 3, 4]) expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(429)
  expect((await accountMailsTo(shop, email)).length).toBe(before + 4)
  const acts = await shop.store.auditLog.list({ offset: 0, limit: 20 })
  expect(acts.filter(({ call }) => call === 'resetMember')).toHaveLength(4)
})

it('a signed-in customer asks for another address beside strangers, and is told when it was enough', async () => {
  const visitor = await makeAccount(shop, email)
  const stranger = await shop.visitor()
  const next = 'jo.new@example.com'
  for (const _ of askedInVain) await stranger.submit('/account/forgotten', { email: next })
  const move = () => visitor.submit('/account/email', { email: next, password })
  for (const _ of [1, 2, 3, 4]) expect((await move()).location).toBe('/account?done=email-asked')
  expect((await move()).status).toBe(429)
  expect(await accountMailsTo(shop, next)).toHaveLength(4)
})
