import { expect, it } from 'vitest'
import { buildSubscription } from '../testing/build-subscription.ts'
import { buildProduct, buildVariant } from '../testing/builders.ts'
import { swap } from './swap-subscription.ts'
import { swapsOf } from './swaps.ts'

const shop = { currency: 'USD', taxIsIncluded: false }
const own = buildVariant({ id: 'v1' })
const other = buildVariant({ id: 'v2' })
const soldOut = buildVariant({ id: 'v3', stock: { unlimited: false, onHand: 0, held: 0 } })
const product = buildProduct({ variants: [own, other, soldOut] })
const one = buildSubscription()
const two = buildSubscription({ line: { ...one.line, quantity: 2 } })
const ids = (
  ...[subscription, of, terms = shop]: Parameters<typeof swapsOf> | [typeof one, typeof product]
) => swapsOf(subscription, of, terms).map(({ id }) => id)

it('are its own variant, and those that can be had in its place', () => {
  expect(ids(one, product)).toEqual(['v1', 'v2'])
  expect(ids(one, product, { ...shop, currency: 'EUR' })).toEqual(['v1'])
  expect(ids(one, { ...product, variants: [other] })).toEqual(['v2'])
})

it('are its own alone where the product is hidden or has no file any more, and none where one comes', () => {
  const hidden = { ...product, isVisible: false }
  const bare = buildProduct({ type: 'digital', digitalFiles: [], variants: [own, other] })
  expect([ids(two, hidden), ids(two, bare)]).toEqual([['v1'], ['v1']])
  expect([ids(one, hidden), ids(one, bare)]).toEqual([[], []])
  const asked = { product: bare, variantId: 'v2', quantity: 1 }
  expect(swap(two, asked, { nowMs: 1, shop, by: '' })).toEqual({ ok: false, problem: 'not-offered' })
})

it('are none where nothing more of the only one is left, and of a membership that is had', () => {
  const last = buildVariant({ id: 'v1', stock: { unlimited: false, onHand: 1, held: 0 } })
  expect(ids(one, { ...product, variants: [last] })).toEqual([])
  expect(ids(one, buildProduct({ type: 'paywall', variants: [own] }))).toEqual([])
})
