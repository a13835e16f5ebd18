import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore, refreshCart, takeAdded } from '../../runtime/cart-client/cart-store.ts'
import { buildItem, buildReply, buildShoppingCart } from '../../testing/build-cart.ts'
import { type Answer, fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { does } from '../../testing/mount.ts'
import { see } from '../../testing/see.ts'
import { drawerClass, startDrawer } from './start-drawer.ts'

const mug = buildItem({ quantity: 2 })
const drawer = () => document.querySelector<HTMLDialogElement>('dialog.vt-drawer[open]')

/** A shop that removes and counts as it is asked. */
function shop({ method, path, body }: SeenCall): Answer {
  if (method === 'DELETE') return { body: buildReply([]) }
  if (method === 'PUT') return { body: buildReply([buildItem(body as object)]) }
  return { body: path.includes('/api/3/') ? buildReply([mug]) : buildShoppingCart(2) }
}

let shown: Document

/** A page of its own for each test: listeners of one do not hear another. */
function openShop(page: string, bodyClass = drawerClass): void {
  shown = document.implementation.createHTMLDocument()
  shown.body.className = bodyClass
  shown.body.innerHTML = page
  startDrawer(shown)
}

async function follow(link: Element | null): Promise<{ wasPrevented: boolean }> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  await does(async () => {
    link?.dispatchEvent(event)
    await import('./open-drawer.tsx')
  })
  return { wasPrevented: event.defaultPrevented }
}

async function openByLink(): Promise<void> {
  openShop('<a href="/cart">Cart</a>')
  await follow(shown.querySelector('a'))
  await vi.waitFor(() => expect(drawer()?.textContent).toContain('Morning mug'))
}

beforeEach(() => {
  cartStore.set({ status: 'unknown', cart: null })
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie tells that there is a cart.
  document.cookie = 'hasCart=true;path=/'
})
afterEach(async () => {
  await does(() => document.querySelector<HTMLElement>('.vt-drawer-close')?.click())
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the cart drawer', () => {
  it('opens by a link to the cart, with lines, subtotal and the way to the checkout', async () => {
    fakeNetwork(shop)
    await openByLink()
    expect(see('dialog', 'Shopping cart')).toBe(drawer())
    expect(drawer()?.querySelector('.cart-subtotal-price')?.textContent).toBe('$36.00')
    expect(drawer()?.querySelector('.cart-checkout-button')?.getAttribute('href')).toBe(
      '/commerce/goto-checkout',
    )
    expect(drawer()?.querySelector('.vt-drawer-page')?.getAttribute('href')).toBe('/cart')
  })

  it('leads on in the language of its page', async () => {
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { languagePrefix: '/de' } })
    const names = { recipientName: 'Ada', recipientEmail: 'ada@example.com', senderName: '' }
    const item = buildItem({ id: 'card', gift: { isForBuyer: false, ...names, message: '', deliverOn: '' } })
    fakeNetwork(({ path }) => ({
      body: path.includes('/api/3/') ? buildReply([item]) : buildShoppingCart(1),
    }))
    openShop('<a href="/de/cart">Warenkorb</a>')
    await follow(shown.querySelector('a'))
    await vi.waitFor(() => expect(drawer()?.textContent).toContain('Morning mug'))
    const links = [...(drawer()?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining(['/de/commerce/goto-checkout', '/de/checkout/gift-card?entryId=card', '/de']),
    )
  })

  it('opens when something was added, and once only', async () => {
    fakeNetwork(shop)
    document.body.className = drawerClass
    startDrawer()
    await does(() => takeAdded(buildShoppingCart(1), null))
    await does(() => takeAdded(buildShoppingCart(2), null))
    await vi.waitFor(() => expect(drawer()).not.toBeNull())
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    document.body.className = ''
  })

  it('is empty once the cart is gone, and stays as it is where that could not be asked', async () => {
    let answer: Answer = 'offline'
    fakeNetwork((call) => (call.path.includes('/api/3/') ? shop(call) : answer))
    takeAdded(buildShoppingCart(2), {})
    await openByLink()
    await does(() => refreshCart())
    expect(drawer()?.textContent).toContain('Morning mug')
    answer = { body: null }
    await does(() => refreshCart())
    await vi.waitFor(() => expect(drawer()?.textContent).toContain('You have nothing in your shopping cart.'))
  })

  it('says that it could not be read, and not that it is empty; asked again it is there', async () => {
    let isAway = true
    fakeNetwork((call) => (isAway ? 'offline' : shop(call)))
    openShop('<a href="/cart">Cart</a>')
    await follow(shown.querySelector('a'))
    await vi.waitFor(() => expect(drawer()?.textContent).toContain('Unable to load. Try again.'))
    expect(drawer()?.textContent).not.toContain('You have nothing in your shopping cart.')
    isAway = false
    await does(() => see('button', 'Try again').click())
    await vi.waitFor(() => expect(drawer()?.textContent).toContain('Morning mug'))
    expect(drawer()?.textContent).not.toContain('Unable to load.')
  })

  it('saves a quantity that was just changed before it closes, and before its page is left', async () => {
    const seen = fakeNetwork(shop)
    const saved = () => seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    await openByLink()
    await does(() => see('button', 'More: Quantity of Morning mug').click())
    await does(() => window.dispatchEvent(new Event('pagehide')))
    await vi.waitFor(() => expect(saved()).toEqual([{ quantity: 3 }]))
    await does(() => see('button', 'More: Quantity of Morning mug').click())
    await does(() => document.querySelector<HTMLElement>('.vt-drawer-close')?.click())
    await vi.waitFor(() => expect(saved()).toEqual([{ quantity: 3 }, { quantity: 4 }]))
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ method: 'GET' }))
  })

  it('leads to the cart once what was typed is saved, below the minimum of the checkout as well', async () => {
    fakeNetwork((call) => {
      if (call.method !== 'PUT') return shop(call)
      return { body: buildReply([buildItem(call.body as object)], { isBelowMinimum: true }) }
    })
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await openByLink()
    await does(() => see('button', 'Less: Quantity of Morning mug').click())
    await does(() => see('link', 'View cart').click())
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/cart'))
    assign.mockRestore()
  })

  it('leaves the link to the cart to the browser where a key opens it elsewhere, and saves what was typed', async () => {
    const seen = fakeNetwork(shop)
    await openByLink()
    await does(() => see('button', 'Less: Quantity of Morning mug').click())
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    await does(() => see('link', 'View cart').dispatchEvent(withKey))
    expect(withKey.defaultPrevented).toBe(false)
    expect(seen).toContainEqual(expect.objectContaining({ method: 'PUT' }))
  })

  it('removes a line after asking', async () => {
    const seen = fakeNetwork(shop)
    await openByLink()
    await does(() => see('button', 'Remove Morning mug').click())
    await does(() => see('button', 'Remove').click())
    await vi.waitFor(() => expect(drawer()?.textContent).toContain('You have nothing in your shopping cart.'))
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it('closes by Escape, gives the focus back, and tells the page what the cart is now', async () => {
    fakeNetwork(shop)
    document.body.innerHTML = '<button>Before</button>'
    document.querySelector('button')?.focus()
    await openByLink()
    await does(() => drawer()?.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(drawer()).toBeNull()
    expect(document.activeElement).toBe(document.querySelector('button'))
    await vi.waitFor(() => expect(cartStore.get().cart?.totalQuantity).toBe(2))
  })

  it('is not there without the setting, on the cart page, and for a press that opens a new tab', async () => {
    openShop('<a href="/cart">Cart</a>', '')
    expect((await follow(shown.querySelector('a'))).wasPrevented).toBe(false)
    openShop('<div id="sqs-cart-root"></div><a href="/cart">Cart</a>')
    expect((await follow(shown.querySelector('a'))).wasPrevented).toBe(false)
    openShop('<a href="/cart">Cart</a>')
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    shown.querySelector('a')?.dispatchEvent(withKey)
    expect(withKey.defaultPrevented).toBe(false)
  })

  it('opens by the cart link of a template that has one in place of the pill', async () => {
    fakeNetwork(shop)
    openShop('<a class="sqs-custom-cart" href="/cart">Cart</a>')
    expect((await follow(shown.querySelector('a'))).wasPrevented).toBe(true)
    await vi.waitFor(() => expect(drawer()?.textContent).toContain('Morning mug'))
  })
})
