import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../runtime/cart-client/cart-store.ts'
import { changedElsewhere } from '../../runtime/cart-client/changed-elsewhere.ts'
import { buildItem, buildReply, buildShoppingCart } from '../../testing/build-cart.ts'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { showCart } from './cart-display.ts'

beforeEach(() => cartStore.set({ status: 'unknown', cart: null }))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const pill = () => document.querySelector<HTMLAnchorElement>('.vt-cart-pill')

async function showItems(quantity: number, page = ''): Promise<void> {
  document.body.innerHTML = page
  fakeNetwork(() => ({ body: buildShoppingCart(quantity) }))
  showCart()
  await vi.waitFor(() => expect(cartStore.get().status).toBe('loaded'))
}

describe('the cart pill', () => {
  it('shows how many things are in the cart and opens it', async () => {
    await showItems(3)
    expect(pill()?.textContent).toBe('3')
    expect(pill()?.getAttribute('href')).toBe('/cart')
    expect(pill()?.getAttribute('aria-label')).toBe('3 items in cart')
  })

  it('counts up to a hundred', async () => {
    await showItems(100)
    expect(pill()?.textContent).toBe('100')
  })

  it("shows '100+' above, and says 'More than 100 items in cart'", async () => {
    await showItems(101)
    expect(pill()?.textContent).toBe('100+')
    expect(pill()?.getAttribute('aria-label')).toBe('More than 100 items in cart')
  })

  it('is not there on the cart page', async () => {
    await showItems(3, '<div id="sqs-cart-root"></div>')
    expect(pill()).toBeNull()
  })

  it('is not there where the template has a cart of its own', async () => {
    await showItems(3, '<div class="sqs-custom-cart"></div>')
    expect(pill()).toBeNull()
  })

  it('is not there in express checkout mode', async () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { expressCheckout: true } } },
    })
    await showItems(3)
    expect(pill()).toBeNull()
  })

  it('stands where the template has a place for it', async () => {
    await showItems(3, '<header><div class="sqs-cart-dropzone"></div></header>')
    expect(document.querySelector('.sqs-cart-dropzone .vt-cart-pill')).toBe(pill())
    cartStore.patch({ cart: buildShoppingCart(0) })
    expect(document.querySelector('.sqs-cart-dropzone')?.innerHTML).toBe('')
  })

  it('floats where the template hides that place', async () => {
    await showItems(3, '<div class="sqs-cart-dropzone" style="display: none"></div>')
    expect(pill()).not.toBeNull()
    expect(pill()?.closest('.sqs-cart-dropzone')).toBeNull()
  })

  it('floats where a script of the template counts its place from the upper edge and a bar stands there', async () => {
    const zone = '<div class="sqs-cart-dropzone" style="position: fixed; top: 57px"></div>'
    await showItems(3, `<div class="sqs-announcement-bar"></div>${zone}`)
    expect(pill()?.closest('.sqs-cart-dropzone')).toBeNull()
    cartStore.patch({ cart: buildShoppingCart(0) })
    document.querySelector<HTMLElement>('.sqs-announcement-bar')?.setAttribute('hidden', '')
    cartStore.patch({ cart: buildShoppingCart(3) })
    expect(pill()?.closest('.sqs-cart-dropzone')).not.toBeNull()
  })

  it('follows the cart, and goes when the cart is empty', async () => {
    await showItems(3)
    cartStore.patch({ cart: buildShoppingCart(4) })
    expect(pill()?.textContent).toBe('4')
    cartStore.patch({ cart: buildShoppingCart(0) })
    expect(pill()).toBeNull()
  })
})

describe('the cart indicator', () => {
  const header =
    '<span class="sqs-cart-quantity" data-cart-quantity hidden>0</span><b data-cart-subtotal></b>'

  it('shows quantity and subtotal once the cart is there', async () => {
    await showItems(2, header)
    expect(document.querySelector<HTMLElement>('.sqs-cart-quantity')?.hidden).toBe(false)
    expect(document.querySelector('.sqs-cart-quantity')?.textContent).toBe('2')
    expect(document.querySelector('[data-cart-subtotal]')?.textContent).toBe('$36.00')
    expect(document.documentElement.dataset.cartIndicator).toBe('initialized')
  })

  it('follows what is changed on the cart page', async () => {
    await showItems(2, `${header}<div id="sqs-cart-root"></div>`)
    const detail = buildReply([buildItem({ quantity: 5 })])
    document.dispatchEvent(new CustomEvent('cart-recalculated', { detail }))
    expect(document.querySelector('.sqs-cart-quantity')?.textContent).toBe('5')
    expect(document.querySelector('[data-cart-subtotal]')?.textContent).toBe('$90.00')
  })

  it('writes rupiahs in the language of the site, with the digits that the shop counts in', async () => {
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website: { language: 'id-ID' } } })
    const cart = buildShoppingCart(2)
    const entries = cart.entries.map((entry) => ({
      ...entry,
      item: { ...entry.item, price: { currency: 'IDR', value: '18.00' } },
    }))
    document.body.innerHTML = header
    fakeNetwork(() => ({ body: { ...cart, entries } }))
    showCart()
    await vi.waitFor(() => expect(cartStore.get().status).toBe('loaded'))
    expect(document.querySelector('[data-cart-subtotal]')?.textContent).toMatch(/^Rp\s36,00$/)
  })

  it('follows what is changed in another tab, and tells the others of what is changed here', async () => {
    await showItems(2, header)
    fakeNetwork(() => ({ body: buildShoppingCart(7) }))
    const otherTab = new BroadcastChannel('vitrine-cart')
    const heard: unknown[] = []
    otherTab.onmessage = ({ data }) => heard.push(data)
    const told: unknown[] = []
    const hear = (event: Event) => told.push((event as CustomEvent).detail)
    document.addEventListener(changedElsewhere, hear)
    otherTab.postMessage('cart-recalculated')
    await vi.waitFor(() => expect(document.querySelector('.sqs-cart-quantity')?.textContent).toBe('7'))
    document.dispatchEvent(new CustomEvent('cart-recalculated', { detail: null }))
    await vi.waitFor(() => expect(heard).toContain('cart-recalculated'))
    // The page may show the cart itself.
    expect(told).toContain(buildShoppingCart(7).cartToken)
    document.removeEventListener(changedElsewhere, hear)
    otherTab.close()
  })

  it('says nothing where there is no cart', async () => {
    document.body.innerHTML = header
    fakeNetwork(() => ({ body: null }))
    showCart()
    await vi.waitFor(() => expect(cartStore.get().status).toBe('none'))
    expect(document.querySelector<HTMLElement>('.sqs-cart-quantity')?.hidden).toBe(true)
    expect(pill()).toBeNull()
  })
})
