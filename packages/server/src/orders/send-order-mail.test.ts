import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

it('tells the owner of a new order, also where the site has no contact email', async () => {
  const shop = await openShop({ site: { contactEmail: '', homeOrigin: 'https://home.example' } })
  onTestFinished(() => shop.close())
  await signInAs(await shop.visitor(), shop.store, ['admin'])
  const [account] = (await shop.store.accounts.list()).map((each) => each.account)
  if (!account) throw new Error('Nobody signed in')
  await shop.store.accounts.setOwner(account.id)
  const buyer = await shop.visitor()
  const token = await fillCart(buyer, shop.lastOne.id)
  await placeOrder(buyer, orderRequest(token, { payment: byCard(cards.succeeds) }))
  await shop.runJobs()
  const rows = await keptMail(shop.store)
  expect(rows.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', account.email].toSorted())
})
