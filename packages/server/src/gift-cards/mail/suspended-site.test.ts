import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { issueCard } from '../issue/issue-card.ts'

it('is mailed from a suspended site where somebody paid for the card; one that is given waits until the site goes on', async () => {
  const shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  const card = {
    currency: 'USD',
    initialCents: 2_500,
    isTest: false,
    recipientName: '',
    senderName: 'Ada',
    message: '',
    deliverAtMs: 0,
    orderName: '',
    buyerEmail: '',
    reason: '',
    by: 'Ada',
  }
  const bought = { ...card, orderId: 'o1', source: 'order:o1', recipientEmail: 'grace@example.com' }
  const given = { ...card, orderId: null, source: 'by-hand', recipientEmail: 'mary@example.com' }
  await shop.store.transaction((tables) => issueCard(tables, bought, shop.services))
  await shop.store.transaction((tables) => issueCard(tables, given, shop.services))
  const told = async () => (await keptMail(shop.store)).map(({ to }) => to)

  await shop.services.store.sites.suspend(shop.website.id, { sinceMs: 0, reason: '' })
  await shop.runJobs()
  expect(await told()).toEqual(['grace@example.com'])
  await shop.services.store.sites.suspend(shop.website.id, null)
  await shop.runJobs()
  expect((await told()).toSorted()).toEqual(['grace@example.com', 'mary@example.com'])
  await shop.close()
})
