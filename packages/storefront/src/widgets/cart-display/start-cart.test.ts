import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../runtime/cart-client/cart-store.ts'
import { changedElsewhere } from '../../runtime/cart-client/changed-elsewhere.ts'
import { buildShoppingCart } from '../../testing/build-cart.ts'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { startCart } from './start-cart.ts'

beforeEach(() => {
  cartStore.set({ status: 'unknown', cart: null })
  document.body.innerHTML =
    '<button class="sqs-add-to-cart-button" hidden style="visibility: hidden">Add</button>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'hasCart=;path=/;max-age=0'
})

describe('the cart at page start', () => {
  it('is not asked for without a cart cookie: the add buttons are made visible', () => {
    const seen = fakeNetwork(() => ({ body: buildShoppingCart(1) }))
    startCart()
    expect(document.querySelector<HTMLElement>('button')?.hidden).toBe(false)
    expect(document.querySelector<HTMLElement>('button')?.style.visibility).toBe('visible')
    expect(seen).toEqual([])
  })

  it('is not asked for without one for a signed-in visitor either', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = `SiteUserInfo=${encodeURIComponent('{"authenticated":true}')};path=/`
    const seen = fakeNetwork(() => ({ body: null }))
    startCart()
    expect([seen, document.querySelector<HTMLElement>('button')?.hidden]).toEqual([[], false])
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'SiteUserInfo=;path=/;max-age=0'
  })

  it('is not asked for again once it turned out to be gone', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'hasCart=true;path=/'
    fakeNetwork(() => ({ body: null }))
    startCart()
    await vi.waitFor(() => expect(document.cookie).not.toContain('hasCart'))
  })

  it('is told to a page that was open before the first thing came into it in another tab', async () => {
    const cart = buildShoppingCart(1)
    fakeNetwork(() => ({ body: cart }))
    startCart()
    const told: unknown[] = []
    const hear = (event: Event) => told.push((event as CustomEvent).detail)
    document.addEventListener(changedElsewhere, hear)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'hasCart=true;path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(told).toContain(cart.cartToken))
    document.removeEventListener(changedElsewhere, hear)
  })

  it('is loaded with one, and the buttons are made visible then', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'hasCart=true;path=/'
    const seen = fakeNetwork(() => ({ body: buildShoppingCart(1) }))
    startCart()
    await vi.waitFor(() => expect(document.querySelector('.vt-cart-pill')?.textContent).toBe('1'))
    expect(seen[0]?.path).toContain('/api/commerce/shopping-cart')
    expect(document.querySelector<HTMLElement>('button')?.hidden).toBe(false)
  })

  it('makes visible what a script puts into the page later, too', () => {
    fakeNetwork(() => ({ body: buildShoppingCart(1) }))
    startCart()
    document.body.innerHTML = '<i class="sqs-add-to-cart-button" style="visibility: hidden"></i>'
    document.dispatchEvent(new Event('vitrine:content'))
    expect(document.querySelector<HTMLElement>('i')?.style.visibility).toBe('visible')
  })
})
