import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { StoreSettings, TaxRule } from '@vitrine/domain/website/store-settings'
import { buildVariant } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'

const rule: TaxRule = {
  name: 'VAT',
  country: 'US',
  region: null,
  rateMilliPercent: 19_000,
  taxesShipping: true,
}

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop({ storeSettings: { taxRules: [rule], taxInterpretation: 'inclusive' } })
})
afterEach(() => shop.close())

describe('a subscription in another currency than the shop sells in', () => {
  it('is not charged, and its buyer and its owner read why', async () => {
    const begun = await subscribe(shop)
    await sell({ currency: 'JPY' })
    await toNext(begun.id)
    const text =
      'It was not charged: it is paid in USD, and the shop sells in JPY now. It is tried again tomorrow.'
    const waiting = await find(begun.id)
    const fact = { code: 'other-currency', currency: 'USD', shopCurrency: 'JPY' }
    expect([waiting.history.at(-1)?.fact, waiting.failures]).toEqual([fact, 0])
    expect(shop.charges()).toHaveLength(1)
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const read = (await owner.get(`/api/panel/subscriptions/${begun.id}`)).json
    expect(read).toMatchObject({ subscription: { otherCurrency: 'JPY', currency: 'USD' } })
    expect((await owner.get(subscriptionPath(shop.services.secret, begun))).text).toContain(text)
  })

  it('is not changed to another variant, whose price is in the currency of the shop', async () => {
    const begun = await subscribe(shop)
    const dear = buildVariant({ sku: 'DEAR', attributes: { Kind: 'Long' }, priceCents: 3_520 })
    const [first] = shop.workshop.variants
    const product = await shop.store.products.find(shop.workshop.id)
    if (!product || !first) throw new Error('The workshop is gone')
    const variants = [{ ...first, attributes: { Kind: 'Short' } }, dear]
    await shop.store.products.save({ ...product, optionNames: ['Kind'], variants })
    const page = subscriptionPath(shop.services.secret, begun)
    const buyer = await shop.visitor()
    expect((await buyer.get(`${page}&ask=swap`)).text).toContain('Long')

    await sell({ currency: 'JPY' })
    expect((await buyer.get(`${page}&ask=swap`)).text).not.toContain('Long')
    const key = new URL(`http://x${page}`).searchParams.get('key') ?? ''
    const asked = { key, act: 'swap', variantId: dear.id, quantity: '1' }
    const refused = await buyer.submit(`/commerce/subscriptions/${begun.id}`, asked)
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('This shop sells in another currency now than this subscription is paid in'),
    ])
    expect((await find(begun.id)).line.unitPriceCents).toBe(1_200)
  })
})

describe('a subscription whose price was agreed with tax', () => {
  it('costs what was agreed, also when prices are without tax by now', async () => {
    const begun = await subscribe(shop)
    expect(begun.taxIsIncluded).toBe(true)
    await sell({ taxInterpretation: 'exclusive' })
    await toNext(begun.id)
    expect(shop.charges().map(({ amountCents }) => amountCents)).toEqual([1_200, 1_200])
    const orders = (await shop.store.orders.list(everyRow())).rows
    expect(orders.map(({ taxCents, taxIsIncluded }) => [taxCents, taxIsIncluded])).toEqual([
      [192, true],
      [192, true],
    ])
  })
})

it('a subscription whose price was agreed without tax has it on top, also when prices contain it by now', async () => {
  await shop.close()
  shop = await openShop({ storeSettings: { taxRules: [rule], taxInterpretation: 'exclusive' } })
  const begun = await subscribe(shop)
  await sell({ taxInterpretation: 'inclusive' })
  await toNext(begun.id)
  expect(shop.charges().map(({ amountCents }) => amountCents)).toEqual([1_428, 1_428])
})

async function sell(settings: Partial<StoreSettings>): Promise<void> {
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, store: { ...site.store, ...settings } })
}

async function toNext(id: string): Promise<void> {
  shop.clock.nowMs = (await find(id)).nextAtMs ?? 0
  await shop.runJobs()
}

async function find(id: string): Promise<Subscription> {
  const found = await shop.store.subscriptions.find(id)
  if (!found) throw new Error('It is gone')
  return found
}
