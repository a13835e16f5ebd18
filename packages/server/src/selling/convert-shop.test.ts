import { usualDonations } from '@vitrine/domain/website/selling/donation-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDiscount } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { type DraftedOrder, draftOrder } from '../testing/selling/draft-order.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let draft: DraftedOrder
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin', 'storeManager'])
  const site = await shop.store.site.read()
  const { payments } = site.store
  await shop.store.site.save({
    ...site,
    store: {
      ...site.store,
      donations: { ...usualDonations, suggestedCents: [500, 540, 2_000], leastCents: 100, coverCents: 35 },
      payments: { ...payments, installments: { leastCents: 3_500, mostCents: 100_000 } },
    },
  })
  draft = await draftOrder(owner, {
    discount: { kind: 'amount', name: 'For friends', cents: 250 },
    delivery: { name: 'By bike', priceCents: 640 },
  })
})
afterAll(() => shop.close())

describe('a shop whose numbers are kept in a currency without digits after the point', () => {
  it('takes discounts with it: those by code, automatic ones, and stopped ones', async () => {
    const fixed = { kind: 'fixed', appliesTo: 'order', cents: 500 } as const
    const free = { kind: 'free-shipping', mostCents: 1_240 } as const
    const [byCode, stopped, delivery, any] = await Promise.all([
      keepDiscount(shop, { code: 'FIVE', effect: fixed, minimumCents: 2_000 }),
      keepDiscount(shop, { effect: fixed, isStopped: true }),
      keepDiscount(shop, { effect: free }),
      keepDiscount(shop, { effect: { ...free, mostCents: null } }),
    ])
    const site = await shop.store.site.read()
    const body = { from: 'USD', to: 'JPY', rate: '1', ending: 'any' }
    expect((await owner.send('PUT', '/api/panel/settings/currency', body)).status).toBe(200)
    expect(site.store.currency).toBe('USD')

    expect(await shop.store.discounts.find(byCode.id)).toMatchObject({
      effect: { cents: 5 },
      minimumCents: 20,
    })
    expect(await shop.store.discounts.find(stopped.id)).toMatchObject({
      effect: { cents: 5 },
      isStopped: true,
    })
    expect(await shop.store.discounts.find(delivery.id)).toMatchObject({ effect: { mostCents: 12 } })
    expect(await shop.store.discounts.find(any.id)).toMatchObject({ effect: { mostCents: null } })
  })

  it('takes donations and the bounds of installments with it', async () => {
    const { donations, payments } = (await shop.store.site.read()).store
    expect(donations).toMatchObject({
      suggestedCents: [5, 20],
      leastCents: 1,
      mostCents: 10_000,
      coverCents: 1,
    })
    expect(payments).toMatchObject({ test: true, installments: { leastCents: 35, mostCents: 1_000 } })
  })

  it('takes draft orders with it, and ends their links: what was asked for is another price', async () => {
    expect(await shop.store.proposals.find(draft.id)).toMatchObject({
      currency: 'JPY',
      linkEndsAtMs: null,
      contents: {
        lines: [{ unitPriceCents: 15 }],
        discount: { cents: 3 },
        delivery: { priceCents: 6 },
      },
    })
    expect((await (await shop.visitor()).get(draft.path)).text).toContain('This link has ended.')
  })
})

it('leaves a product that was removed before where it is: its prices are in the currency of then', async () => {
  const product = `/api/panel/products/${shop.file.id}`
  shop.clock.nowMs += 1_000
  expect((await owner.send('DELETE', product)).status).toBe(200)
  const { rows } = (await owner.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
  const body = { from: 'JPY', to: 'EUR', rate: '1', ending: 'any' }
  expect((await owner.send('PUT', '/api/panel/settings/currency', body)).status).toBe(200)
  const undone = await owner.send('POST', `/api/panel/activity/${rows[0]?.id}/undo`, {})
  expect(undone.json).toMatchObject({
    message: 'File cannot be put back: its prices are in JPY, and the shop sells in EUR now.',
  })
})
