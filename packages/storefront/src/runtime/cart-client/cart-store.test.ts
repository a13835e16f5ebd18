import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildShoppingCart } from '../../testing/build-cart.ts'
import { type Answer, fakeNetwork } from '../../testing/fake-network.ts'
import { cartStore, loadCart, refreshCart, takeAdded } from './cart-store.ts'

beforeEach(() => cartStore.set({ status: 'unknown', cart: null }))
afterEach(() => vi.unstubAllGlobals())

describe('the cart of the page', () => {
  it('keeps what was added while an older answer was on its way', async () => {
    let answer: (late: Answer) => void = () => undefined
    fakeNetwork(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const loading = loadCart()
    takeAdded(buildShoppingCart(2), {})
    answer({ body: buildShoppingCart(1) })
    await loading
    expect(cartStore.get()).toEqual({ status: 'loaded', cart: buildShoppingCart(2) })
  })

  it('is asked for once, however many wait for it, and again when it may have changed elsewhere', async () => {
    const seen = fakeNetwork(() => ({ body: buildShoppingCart(1) }))
    await Promise.all([loadCart(), loadCart()])
    expect(seen).toHaveLength(1)
    await refreshCart()
    expect(seen).toHaveLength(2)
  })

  it('is what the last answer says, when it was asked for again before the first came', async () => {
    const answers: ((late: Answer) => void)[] = []
    fakeNetwork(() => new Promise((resolve) => answers.push(resolve)))
    const [first, again] = [loadCart(), refreshCart()]
    answers[0]?.({ body: buildShoppingCart(1) })
    await Promise.resolve()
    answers[1]?.({ body: buildShoppingCart(2) })
    const newest = { status: 'loaded', cart: buildShoppingCart(2) }
    expect(await again).toEqual(newest)
    expect(await first).toEqual(newest)
    expect(cartStore.get()).toEqual(newest)
  })

  it('does not go back to an older answer that comes last', async () => {
    const answers: ((late: Answer) => void)[] = []
    fakeNetwork(() => new Promise((resolve) => answers.push(resolve)))
    const [first, again] = [loadCart(), refreshCart()]
    answers[1]?.({ body: buildShoppingCart(2) })
    await again
    answers[0]?.({ body: buildShoppingCart(1) })
    await first
    expect(cartStore.get()).toEqual({ status: 'loaded', cart: buildShoppingCart(2) })
  })

  it('is none where the visitor has none, and unknown where nobody answers', async () => {
    fakeNetwork(() => ({ body: null }))
    expect(await loadCart()).toEqual({ status: 'none', cart: null })
    fakeNetwork(() => 'offline')
    expect(await refreshCart()).toEqual({ status: 'unknown', cart: null })
  })
})
