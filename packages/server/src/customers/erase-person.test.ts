import { stillMs } from '@vitrine/domain/members/held-address'
import { buildOrder, buildOrderLine } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { erasePerson } from './erase-person.ts'

it('locks the orders of a person before it takes their answers out, so that no refund is undone', async () => {
  const shop = await openShop()
  const { store, services, website: site } = shop
  const lines = [buildOrderLine({ additionalFields: '[]' })]
  const order = buildOrder({ lines, isTest: false, paymentState: 'PAID', fulfillmentStatus: 'FULFILLED' })
  await store.orders.insert(order)
  const address = { email: order.contact.email, untilMs: stillMs }
  await services.store
    .site(site.id)
    .transaction((tables) => erasePerson(tables, { address, comments: 'removed' }, { services, site }))
  expect(await store.orders.find(order.id)).toMatchObject({
    paymentState: 'PAID',
    lines: [{ additionalFields: null }],
  })
  await shop.close()
})
