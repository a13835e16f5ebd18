import { currencyDigits } from '@vitrine/domain/money/currencies'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { buildAccount } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { draftOrder } from '../testing/selling/draft-order.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterAll(() => shop.close())

const drafts = '/api/panel/order-drafts'

async function changeSite(store: object): Promise<void> {
  await shop.store.transaction(async ({ site }) => {
    const now = await site.read()
    await site.save({ ...now, store: { ...now.store, ...store } })
  })
  // Revisions are trusted for a second.
  shop.clock.nowMs += 2_000
}

it('tells by whom it was marked as paid, in the timeline of its order', async () => {
  const { id } = await draftOrder(owner)
  const { proposal } = (await owner.get(`${drafts}/${id}`)).json as { proposal: { updatedAtMs: number } }
  const { updatedAtMs } = proposal
  const placed = await owner.send('POST', `${drafts}/${id}/order`, {
    updatedAtMs,
    method: 'Cash',
    reference: '',
  })
  const { orderId } = placed.json as { orderId: string }
  const { displayName: by } = buildAccount()
  expect((await shop.store.orders.find(orderId))?.history).toMatchObject([
    { kind: 'placed', fact: { code: 'placed-as-drafted' }, by },
    { kind: 'paid', fact: { code: 'paid-by', label: 'Cash' }, by },
  ])
  const bare = await draftOrder(owner)
  const read = (await owner.get(`${drafts}/${bare.id}`)).json as { proposal: { updatedAtMs: number } }
  const again = await owner.send('POST', `${drafts}/${bare.id}/order`, {
    updatedAtMs: read.proposal.updatedAtMs,
    method: ' ',
    reference: '',
  })
  const order = await shop.store.orders.find((again.json as { orderId: string }).orderId)
  expect(order?.history.at(-1)?.fact).toEqual({ code: 'paid-to-shop' })
})

it('lists what its order came to, not what it was when it was drafted', async () => {
  const { id, totalCents, openCheckout } = await draftOrder(owner)
  const taxed = {
    name: 'Tax',
    rateMilliPercent: 10_000,
    country: 'US',
    region: null,
    taxesShipping: false,
  }
  await changeSite({ taxRules: [taxed] })
  const buyer = await shop.visitor()
  const token = await openCheckout(buyer)
  const order = orderRequest(token, { shippingOptionKey: null, billingAddress: sampleAddress })
  const placed = await placeOrder(buyer, order)
  expect(placed.status, placed.text).toBe(200)
  const { orderId } = placed.json as { orderId: string }
  const cents = (await shop.store.orders.find(orderId))?.grandTotalCents
  const { rows } = (await owner.get(drafts)).json as { rows: { id: string; totalCents: number }[] }
  const row = rows.find((each) => each.id === id)
  expect(row?.totalCents).toBe(cents)
  expect(cents).toBe(totalCents + 150)
  await changeSite({ taxRules: [] })
})

it('is taxed where the shop is, if it is paid to the shop and has no address', async () => {
  const rule = { name: 'Tax', rateMilliPercent: 10_000, country: 'US', region: null, taxesShipping: false }
  await changeSite({ taxRules: [rule], taxInterpretation: 'inclusive' })
  const free = { kind: 'free', id: 'a1', title: 'Carving', isSent: false, taxClass: 'standard' }
  const { id, totalCents } = await draftOrder(owner, {
    lines: [{ ...free, quantity: 1, unitPriceCents: 11_000 }],
    discount: null,
  })
  const { proposal, prices } = (await owner.get(`${drafts}/${id}`)).json as {
    proposal: { updatedAtMs: number }
    prices: { taxes: unknown }
  }
  expect([totalCents, prices.taxes]).toEqual([11_000, [{ name: 'Tax', cents: 1_000 }]])
  const { updatedAtMs } = proposal
  const body = { updatedAtMs, method: 'Cash', reference: '' }
  const placed = await owner.send('POST', `${drafts}/${id}/order`, body)
  const order = await shop.store.orders.find((placed.json as { orderId: string }).orderId)
  expect(order).toMatchObject({ taxCents: 1_000, grandTotalCents: 11_000, taxCountry: 'US' })
  await changeSite({ taxRules: [], taxInterpretation: 'exclusive' })
})

it.each(Object.keys(currencyDigits))('is drafted, shown and ordered in %s to the unit', async (currency) => {
  await changeSite({ currency, taxRules: [] })
  const cents = 123_456
  const free = { kind: 'free', id: 'a1', title: 'Carving', isSent: false, taxClass: 'standard' }
  const { path, totalCents, openCheckout } = await draftOrder(owner, {
    lines: [{ ...free, quantity: 1, unitPriceCents: cents }],
    discount: { kind: 'amount', name: 'Off', cents: 456 },
  })
  expect(totalCents).toBe(123_000)
  const buyer = await shop.visitor()
  const plain = (text: string) => text.replace(/\s/g, ' ')
  const shown = [cents, 456, totalCents].map((each) =>
    plain(formatMoney(each, currency, shop.website.language)),
  )
  const page = plain((await buyer.get(path)).text)
  expect(shown.filter((amount) => !page.includes(amount))).toEqual([])
  const token = await openCheckout(buyer)
  const placed = await placeOrder(
    buyer,
    orderRequest(token, { shippingOptionKey: null, billingAddress: sampleAddress }),
  )
  expect(placed.status, placed.text).toBe(200)
  const { orderId } = placed.json as { orderId: string }
  const amounts = { currency, subtotalCents: cents, discountCents: 456, grandTotalCents: 123_000 }
  expect(await shop.store.orders.find(orderId)).toMatchObject(amounts)
})
