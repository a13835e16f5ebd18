import type { CartPageProps } from '@vitrine/contract/cart/page-props'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changedElsewhere } from '../../runtime/cart-client/changed-elsewhere.ts'
import { commerceEventName } from '../../runtime/commerce-events/commerce-events.ts'
import { createStore } from '../../runtime/state/create-store.ts'
import { buildItem, buildReply, money } from '../../testing/build-cart.ts'
import { type Answer, fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { hearDetails } from '../../testing/hear-details.ts'
import { does, mount, waits } from '../../testing/mount.ts'
import { field, fill, see, sees } from '../../testing/see.ts'
import { CartPage } from './cart-page.tsx'
import { createCartPageActions, quantitySettleMs } from './cart-page-actions.ts'
import { initialCartPage } from './cart-page-state.ts'
import { followOtherTabs } from './follow-other-tabs.ts'

const mug = buildItem({ quantity: 2 })
const apron = buildItem({ id: 'e2', productName: 'Apron', sku: 'APRON', variantOptions: [] })

let takeAway: () => void = () => undefined

async function open(props: Partial<CartPageProps> = {}) {
  const all = {
    cart: buildReply([mug, apron]),
    locale: 'en-US',
    continueShoppingUrl: '/shop',
    removing: null,
    problem: null,
    ...props,
  }
  const store = createStore(initialCartPage(all))
  const actions = createCartPageActions(store)
  takeAway = await mount(
    <CartPage store={store} actions={actions} locale="en-US" continueShoppingUrl="/shop" />,
  )
  await does(() => store.patch({ isAwake: true }))
  return store
}

/** A cart page that follows the other tabs. */
async function openFollowing() {
  const store = await open()
  const actions = createCartPageActions(store)
  followOtherTabs(actions)
  return { actions }
}

/** A shop that does what it is asked, on a cart of a mug and an apron. */
function shop({ method, body }: SeenCall): Answer {
  if (method === 'DELETE') return { body: buildReply([apron]) }
  return { body: buildReply([buildItem({ quantity: (body as { quantity: number }).quantity }), apron]) }
}

const quantityOf = (name: string) => see('spinbutton', name) as HTMLInputElement

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  takeAway()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the cart page beside another tab', () => {
  it('shows what was changed there, and keeps what is typed here', async () => {
    const seen = fakeNetwork(() => ({ body: buildReply([buildItem({ quantity: 7 }), apron]) }))
    const { actions } = await openFollowing()
    await does(() => actions.typeQuantity('e2', '3'))
    await does(() => document.dispatchEvent(new CustomEvent(changedElsewhere, { detail: 'token' })))
    await vi.waitFor(() => expect(quantityOf('Morning mug').value).toBe('7'))
    expect(quantityOf('Apron').value).toBe('3')
    expect(seen).toMatchObject([{ method: 'GET', path: '/api/3/commerce/cart/token' }])
  })

  it('forgets that it could not be read once it was', async () => {
    let answer: Answer = 'offline'
    fakeNetwork(() => answer)
    await openFollowing()
    const change = () => document.dispatchEvent(new CustomEvent(changedElsewhere, { detail: 'token' }))
    await does(change)
    await vi.waitFor(() => expect(see('alert').textContent).toContain('Unable to load.'))
    answer = { body: buildReply([apron]) }
    await does(change)
    await vi.waitFor(() => expect(sees('alert')).toBe(false))
  })

  it('is empty when the cart was emptied or bought there', async () => {
    await openFollowing()
    await does(() => document.dispatchEvent(new CustomEvent(changedElsewhere, { detail: null })))
    expect(sees('link', 'Morning mug')).toBe(false)
    expect(sees('link', 'Continue shopping')).toBe(true)
  })
})

describe('the quantity of a line', () => {
  it('is saved when it stands still, and the totals follow', async () => {
    const seen = fakeNetwork(shop)
    await open()
    await does(() => fill(quantityOf('Morning mug'), '4'))
    await does(() => fill(quantityOf('Morning mug'), '5'))
    await waits(quantitySettleMs - 1)
    expect(seen).toHaveLength(0)
    await waits(1)
    expect(seen).toMatchObject([
      { method: 'PUT', path: '/api/3/commerce/cart/token/items/e1', body: { quantity: 5 } },
    ])
    expect(document.querySelector('.cart-row-price')?.textContent).toBe('$90.00')
    expect(document.querySelector('.cart-subtotal-price')?.textContent).toBe('$108.00')
    expect(see('status').textContent).toBe('Your cart comes to $108.00.')
  })

  it('is saved at once by leaving the field', async () => {
    const seen = fakeNetwork(shop)
    await open()
    await does(() => fill(quantityOf('Morning mug'), '3'))
    await does(() => quantityOf('Morning mug').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(seen).toHaveLength(1)
  })

  it('is not sent when it is what it was', async () => {
    const seen = fakeNetwork(shop)
    await open()
    await does(() => fill(quantityOf('Morning mug'), '3'))
    await does(() => fill(quantityOf('Morning mug'), '2'))
    await waits(quantitySettleMs)
    expect(seen).toHaveLength(0)
  })

  it('makes the page busy and tells its scripts that the cart is recalculated', async () => {
    let answer: (value: Answer) => void = () => undefined
    fakeNetwork(() => new Promise<Answer>((resolve) => (answer = resolve)))
    const events: string[] = []
    const note = (event: Event) => events.push(event.type)
    document.addEventListener('cart-recalculating', note)
    document.addEventListener('cart-recalculated', note)
    await open()
    await does(() => see('button', 'More: Quantity of Morning mug').click())
    await waits(quantitySettleMs)
    expect(document.querySelector('.vt-cart')?.getAttribute('aria-busy')).toBe('true')
    expect(see('status').textContent).toBe('Updating your cart…')
    await does(() => answer({ body: buildReply([buildItem({ quantity: 3 }), apron]) }))
    expect(document.querySelector('.vt-cart')?.getAttribute('aria-busy')).toBe('false')
    expect(events).toEqual(['cart-recalculating', 'cart-recalculated'])
    document.removeEventListener('cart-recalculating', note)
    document.removeEventListener('cart-recalculated', note)
  })

  it('goes back to what it was when the server refuses it, with the reason at the line', async () => {
    fakeNetwork(() => ({
      status: 400,
      body: { message: 'Sorry, we do not have enough of that item available.' },
    }))
    await open({ cart: buildReply([{ ...mug, availableQuantity: 5 }]) })
    await does(() => fill(quantityOf('Morning mug'), '80'))
    await waits(quantitySettleMs)
    expect(quantityOf('Morning mug').value).toBe('2')
    expect(see('alert').textContent).toBe(
      'Unable to update quantity Sorry, we do not have enough of that item available. Available: 5.',
    )
  })

  it('stays as it was typed while the number before was refused, and is saved next', async () => {
    let refuse: (late: Answer) => void = () => undefined
    const message = 'Sorry, we do not have enough of that item available.'
    const seen = fakeNetwork((call) =>
      seen.length > 1 ? shop(call) : new Promise<Answer>((resolve) => (refuse = resolve)),
    )
    await open()
    await does(() => fill(quantityOf('Morning mug'), '50'))
    await waits(quantitySettleMs)
    await does(() => fill(quantityOf('Morning mug'), '3'))
    await does(() => refuse({ status: 400, body: { message } }))
    expect([quantityOf('Morning mug').value, sees('alert')]).toEqual(['3', false])
    await waits(quantitySettleMs)
    expect(seen.map(({ body }) => body)).toEqual([{ quantity: 50 }, { quantity: 3 }])
  })

  it('is the old one again when the field is left empty', async () => {
    const seen = fakeNetwork(shop)
    await open()
    const input = quantityOf('Morning mug')
    await does(() => fill(input, ''))
    expect(input.value).toBe('')
    await does(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    await waits(quantitySettleMs)
    expect(input.value).toBe('2')
    expect(seen).toHaveLength(0)
  })

  it('must be whole: anything else is said at the line and not sent', async () => {
    const seen = fakeNetwork(shop)
    await open()
    await does(() => fill(quantityOf('Morning mug'), '1.5'))
    await waits(quantitySettleMs)
    expect(see('alert').textContent).toContain('Quantity must be a whole number')
    await does(() => fill(quantityOf('Morning mug'), '-1'))
    expect(see('alert').textContent).toContain('Quantity must be 1 or more.')
    expect(seen).toHaveLength(0)
  })

  it('points to the connection when there is none', async () => {
    fakeNetwork(() => 'offline')
    await open()
    await does(() => fill(quantityOf('Morning mug'), '3'))
    await waits(quantitySettleMs)
    expect(see('alert').textContent).toContain('Please check your internet connection.')
  })
})

describe('taking a line away', () => {
  it('is asked about when a quantity of 0 is left, and not done when the visitor keeps it', async () => {
    const seen = fakeNetwork(shop)
    await open()
    await does(() => fill(quantityOf('Morning mug'), '0'))
    // The key that is typed next is one for the field: it may be Enter.
    expect(sees('alertdialog')).toBe(false)
    await does(() => quantityOf('Morning mug').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    await waits(0)
    expect(see('alertdialog').textContent).toContain('Morning mug will be taken out of your cart.')
    await does(() => see('button', 'Keep it').click())
    await waits(quantitySettleMs)
    expect(quantityOf('Morning mug').value).toBe('2')
    expect(sees('alertdialog')).toBe(false)
    expect(seen).toHaveLength(0)
  })

  it('is asked about by Enter, once, and by the button that takes one less', async () => {
    fakeNetwork(shop)
    await open()
    await does(() => fill(quantityOf('Morning mug'), '0'))
    await does(() => document.querySelector<HTMLFormElement>('.vt-cart-form')?.requestSubmit())
    const keep = see('button', 'Keep it')
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    await does(() => keep.dispatchEvent(held))
    expect(held.defaultPrevented).toBe(true)
    await does(() => keep.click())
    const less = see('button', 'Less: Quantity of Morning mug')
    await does(() => less.click())
    expect(sees('alertdialog')).toBe(false)
    await does(() => less.click())
    await waits(0)
    expect(see('alertdialog').textContent).toContain('Morning mug will be taken out of your cart.')
  })

  it('is done after the visitor has said so', async () => {
    const seen = fakeNetwork(shop)
    const told: unknown[] = []
    const hear = (event: Event) => told.push((event as CustomEvent).detail)
    document.addEventListener(commerceEventName, hear)
    await open()
    await does(() => see('button', 'Remove Morning mug').click())
    await does(() => see('alertdialog').querySelector<HTMLElement>('button:last-of-type')?.click())
    document.removeEventListener(commerceEventName, hear)
    const line = { productId: 'p1', sku: 'MUG-BLUE', quantity: 2, unitPriceCents: 1800 }
    expect(told).toEqual([{ name: 'remove-from-cart', ...line }])
    expect(seen).toMatchObject([{ method: 'DELETE', path: '/api/3/commerce/cart/token/items/e1' }])
    expect(sees('link', 'Morning mug')).toBe(false)
    expect(sees('link', 'Apron')).toBe(true)
  })

  it('is said, and leaves the focus at what took its place, then at the way to the shop', async () => {
    fakeNetwork(({ path }) => ({ body: buildReply(path.endsWith('e1') ? [apron] : []) }))
    await open()
    const remove = async (name: string) => {
      await does(() => see('button', `Remove ${name}`).click())
      await does(() => see('alertdialog').querySelector<HTMLElement>('button:last-of-type')?.click())
    }
    sessionStorage.setItem('vitrine:checkout:token', '{"values":{"note":"Ring twice"}}')
    await remove('Morning mug')
    expect(sessionStorage).toHaveLength(1)
    expect(document.activeElement).toBe(see('link', 'Apron'))
    expect(see('status').textContent).toBe(
      'Morning mug was removed from your cart. Your cart comes to $18.00.',
    )
    await remove('Apron')
    expect(document.activeElement).toBe(see('link', 'Continue shopping'))
    // What was typed at the checkout goes with the last line.
    expect(sessionStorage).toHaveLength(0)
  })

  it('says why when it does not work', async () => {
    fakeNetwork(() => ({ status: 500, body: null }))
    await open()
    await does(() => see('button', 'Remove Morning mug').click())
    await does(() => see('alertdialog').querySelector<HTMLElement>('button:last-of-type')?.click())
    expect(see('alert').textContent).toBe('Unable to remove itemPlease try again.')
    expect(sees('link', 'Morning mug')).toBe(true)
  })
})

describe('the form of a line', () => {
  const engraved = { ...mug, hasForm: true, answers: [{ title: 'Words', lines: ['For Ada'] }] }
  const form = { id: 'f', name: 'Engraving', fields: [{ id: 'words', type: 'text', title: 'Words' }] }
  const openForm = async (network: (call: SeenCall) => Answer) => {
    const seen = fakeNetwork(network)
    await open({ cart: buildReply([engraved, apron]) })
    await does(() => see('button', 'Edit details of Morning mug').click())
    // The form is a script of its own, which has to arrive.
    await does(() => import('./edit-form.tsx'))
    await does(() => undefined)
    return seen
  }

  it('is filled in again, and what is wrong with it is said', async () => {
    const seen = await openForm(({ method }) =>
      method === 'GET'
        ? { body: { form, values: { words: 'For Ada' } } }
        : { status: 400, body: { message: 'One or more fields is invalid.', errors: { words: 'Required' } } },
    )
    const words = see('dialog', 'Engraving').querySelector<HTMLInputElement>('[name="words"]')
    expect(words?.value).toBe('For Ada')
    await does(() => see('dialog').querySelector<HTMLElement>('[type="submit"]')?.click())
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', body: { additionalFields: '{"words":"For Ada"}' } })
    expect(see('alert', 'Unable to update form').textContent).toContain('One or more fields is invalid.')
    expect(sees('alert', 'Required')).toBe(true)
  })

  it('is saved after a quantity that is being saved, so that no older cart comes last', async () => {
    const answers: ((late: Answer) => void)[] = []
    let seen: SeenCall[] = []
    const heard = hearDetails(commerceEventName)
    await openForm(() => ({ body: { form, values: { words: 'For Ada' } } }))
    await does(() => {
      seen = fakeNetwork(() => new Promise((resolve) => answers.push(resolve)))
      fill(quantityOf('Apron'), '3')
    })
    await waits(quantitySettleMs)
    await does(() => see('dialog').querySelector<HTMLElement>('[type="submit"]')?.click())
    expect(seen.map(({ body }) => body)).toEqual([{ quantity: 3 }])
    const apron3 = { ...apron, quantity: 3 }
    await does(() => answers[0]?.({ body: buildReply([engraved, apron3]) }))
    expect(seen.at(-1)?.body).toEqual({ additionalFields: '{"words":"For Ada"}' })
    const reworded = { ...engraved, answers: [{ title: 'Words', lines: ['For Ada Lovelace'] }] }
    await does(() => answers[1]?.({ body: buildReply([reworded, apron3]) }))
    expect(quantityOf('Apron').value).toBe('3')
    expect(document.body.textContent).toContain('For Ada Lovelace')
    const { productId } = engraved
    expect(heard).toEqual([
      { name: 'cart-form-open', productId },
      { name: 'cart-form-submit', productId },
    ])
  })

  it('is told of when it is closed as it was', async () => {
    const heard = hearDetails(commerceEventName)
    await openForm(() => ({ body: { form, values: { words: 'For Ada' } } }))
    await does(() => see('button', 'Cancel').click())
    expect(heard.at(-1)).toEqual({ name: 'cart-form-close', productId: engraved.productId })
  })

  it('says at its line when it cannot be opened', async () => {
    await openForm(() => ({ status: 409, body: { message: 'Gone.' } }))
    expect(see('alert').textContent).toBe('Unable to open form Gone.')
    expect(sees('dialog', 'Engraving')).toBe(false)
  })
})

describe('a code that is gone', () => {
  it('leads on at the first press though the page said that something was refused before', async () => {
    fakeNetwork(shop)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await open({ problem: 'Sorry, that item is not sold any more.' })
    await does(() => fill(quantityOf('Morning mug'), '3'))
    await does(() => see('link', 'Checkout').click())
    await waits(1)
    expect(assign).toHaveBeenCalledWith('/commerce/goto-checkout')
    expect(sees('alert')).toBe(false)
    assign.mockRestore()
  })

  it('is no longer spoken of once it was taken out of the cart', async () => {
    const gone = {
      code: 'HARBOUR',
      name: 'Harbour days',
      isApplied: false,
      message: 'This code is not valid.',
    }
    fakeNetwork(() => ({ body: buildReply([mug]) }))
    const problem = 'The code HARBOUR can no longer be used. Please remove it to go on.'
    await open({ cart: buildReply([mug], { codes: [gone] }), problem })
    expect(see('alert').textContent).toContain(problem)
    await does(() => see('button', 'Remove the code HARBOUR').click())
    expect(sees('alert')).toBe(false)
  })
})

describe('the code box', () => {
  it('forgets why a code was not taken once another is typed, and leaves the focus', async () => {
    fakeNetwork(() => ({ status: 400, body: { message: 'This code is used up.' } }))
    await open({ cart: { ...buildReply([mug]), takesCodes: true } })
    const box = field('Gift card or promo code')
    await does(() => fill(box, 'GONE'))
    await does(() => see('button', 'Apply').click())
    expect([see('alert').textContent, box.getAttribute('aria-invalid')]).toEqual([
      'This code is used up.',
      'true',
    ])
    await does(() => fill(box, 'GONE2'))
    expect([sees('alert'), box.hasAttribute('aria-invalid'), box.hasAttribute('aria-describedby')]).toEqual([
      false,
      false,
      false,
    ])
    expect(document.activeElement).toBe(box)
  })

  const openBox = async () => {
    const answers: ((late: Answer) => void)[] = []
    const seen = fakeNetwork(() => new Promise<Answer>((resolve) => answers.push(resolve)))
    await open({ cart: { ...buildReply([mug]), takesCodes: true } })
    const box = field('Gift card or promo code')
    const enter = async (code: string) => {
      await does(() => fill(box, code))
      await does(() => (document.querySelector('.vt-codes-apply') as HTMLElement).click())
    }
    return { answers, seen, box, enter }
  }

  it('sends a code that is entered while another is sent after it, and empties the field only of what was sent', async () => {
    const { answers, seen, box, enter } = await openBox()
    await enter('TEN')
    await enter('HARBOUR')
    await enter('HARBOUR')
    expect(seen.map(({ body }) => body)).toEqual([{ giftOrPromoCode: 'TEN' }])
    await does(() => answers[0]?.({ body: buildReply([mug]) }))
    expect(box.value).toBe('HARBOUR')
    await does(() => answers[1]?.({ body: buildReply([mug]) }))
    expect(seen.map(({ body }) => body)).toEqual([{ giftOrPromoCode: 'TEN' }, { giftOrPromoCode: 'HARBOUR' }])
    expect(box.value).toBe('')
  })

  it('leaves the focus in another field to which the buyer went on meanwhile', async () => {
    const { answers, enter } = await openBox()
    await enter('TEN')
    quantityOf('Morning mug').focus()
    await does(() => answers[0]?.({ body: buildReply([mug]) }))
    expect(document.activeElement === quantityOf('Morning mug')).toBe(true)
  })

  it('says of a code that was not taken which one it was, where the next one stands in the field', async () => {
    const { answers, enter } = await openBox()
    await enter('GONE')
    await enter('TEN')
    await does(() => answers[0]?.({ status: 400, body: { message: 'This code is used up.' } }))
    await does(() => answers[1]?.({ body: buildReply([mug]) }))
    expect(see('alert').textContent).toBe('GONE: This code is used up.')
  })

  it('shows what a gift card pays', async () => {
    const card = { id: 'g', lastFour: 'R5WE', isTest: false, amount: money(1000) }
    await open({ cart: buildReply([mug], { giftCards: [card] }) })
    expect(document.querySelector('.vt-cart-discount')?.textContent).toBe('Gift card ••••R5WE−$10.00')
  })

  it('says a long code whole that cannot be one of a gift card', async () => {
    const { answers, enter } = await openBox()
    await enter('EARLY-SUMMER-SALE-OF-THE-HARBOUR')
    await does(() => answers[0]?.({ body: buildReply([mug]) }))
    const said = 'The code EARLY-SUMMER-SALE-OF-THE-HARBOUR is in your cart.'
    expect(document.querySelector('[aria-live]')?.textContent).toBe(said)
  })

  it('says a code as the cart shows it, and why it takes nothing off', async () => {
    const { answers, enter } = await openBox()
    const message = 'This code needs $100.00 or more of what it is for.'
    const welcome = { code: 'WELCOME10', name: 'Welcome', isApplied: true }
    const big = { code: 'BIGCART', name: 'Big carts', isApplied: false, reason: 'below-minimum', message }
    await enter('welcome 10')
    await does(() => answers[0]?.({ body: buildReply([mug], { codes: [welcome] }) }))
    const said = () => document.querySelector('[aria-live]')?.textContent
    expect(said()).toBe('The code WELCOME10 is in your cart.')
    await enter('bigcart')
    await does(() => answers[1]?.({ body: buildReply([mug], { codes: [welcome, big] }) }))
    expect(said()).toBe(`The code BIGCART is in your cart. ${message}`)
  })

  it('says no more of a gift card than its last four', async () => {
    const { answers, enter } = await openBox()
    await enter('3NTZQ-7YH2K-M4C8D-XR5WE')
    await does(() => answers[0]?.({ body: buildReply([mug]) }))
    expect(document.querySelector('[aria-live]')?.textContent).toBe('The code ••••R5WE is in your cart.')
  })
})

describe('what the cart page says of taxes', () => {
  const note = async (productType: 'DIGITAL' | 'GIFT_CARD', taxIsIncluded: boolean) => {
    const cart = buildReply([buildItem({ productType })], { requiresShipping: false, taxIsIncluded })
    await open({ cart })
    return document.querySelector('.vt-cart-note')?.textContent
  }

  it('is nothing of delivery where nothing is sent', async () => {
    expect(await note('DIGITAL', true)).toBe('Tax included.')
  })

  it('is that they come at the checkout, where prices do not include them', async () => {
    expect(await note('DIGITAL', false)).toBe('Taxes are calculated at checkout.')
  })

  it('is nothing of gift cards, which are taxed by what they buy', async () => {
    expect(await note('GIFT_CARD', true)).toBeUndefined()
  })
})

describe('the cart page', () => {
  it('names the minimum and shuts the checkout below it', async () => {
    const cart = buildReply([mug], { isBelowMinimum: true })
    await open({ cart: { ...cart, minimumOrderSubtotal: { currency: 'USD', value: '50.00' } } })
    expect(sees('status', 'To check out, your order subtotal must be $50.00 or more.')).toBe(true)
    expect((see('button', 'Checkout') as HTMLButtonElement).disabled).toBe(true)
  })

  it('says at a line why it cannot be bought, and shuts the checkout', async () => {
    await open({ cart: buildReply([{ ...mug, problem: 'out-of-stock', availableQuantity: 1 }]) })
    expect(document.querySelector('.vt-line-problem')?.textContent).toContain(
      'Sorry, we do not have enough of that item available. Available: 1.',
    )
    expect((see('button', 'Checkout') as HTMLButtonElement).disabled).toBe(true)
  })

  it('says of what is not sold any more that it has to be removed, and tells no price of it', async () => {
    const nothing = { value: 0, currencyCode: 'USD', decimalValue: '0.00', fractionalDigits: 2 }
    await open({
      cart: buildReply([
        {
          ...mug,
          problem: 'not-sold-any-more',
          unitPrice: nothing,
          itemTotal: nothing,
          availableQuantity: 0,
        },
        apron,
      ]),
    })
    const [row] = document.querySelectorAll('.vt-cart-row')
    expect(row?.textContent).toContain(
      'Morning mug cannot be bought any more. Please remove it from your cart to check out.',
    )
    expect(row?.textContent).not.toContain('$0.00')
  })

  it('leads back to the shop when it is empty', async () => {
    await open({ cart: null })
    expect(document.querySelector('.vt-cart-empty')?.textContent).toContain('nothing in your shopping cart')
    expect(see('link', 'Continue shopping').getAttribute('href')).toBe('/shop')
  })

  it('shows grey shapes while it is loading', async () => {
    const store = await open({ cart: null })
    await does(() => store.patch({ status: 'loading' }))
    expect(document.querySelector('.vt-skeleton')).not.toBeNull()
    expect(see('status').textContent).toBe('Loading your cart…')
  })
})

describe('the way to the checkout', () => {
  it('ends here where what was typed leaves too little, or too much, for it', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    fakeNetwork(() => ({ body: buildReply([mug], { isBelowMinimum: true }) }))
    await open()
    await does(() => fill(quantityOf('Morning mug'), '1'))
    await does(() => see('link', 'Checkout').click())
    await waits(1)
    takeAway()
    fakeNetwork(() => ({ body: buildReply([{ ...mug, problem: 'out-of-stock', availableQuantity: 1 }]) }))
    await open()
    await does(() => fill(quantityOf('Morning mug'), '3'))
    await does(() => see('link', 'Checkout').click())
    await waits(1)
    expect(assign).not.toHaveBeenCalled()
    assign.mockRestore()
  })

  it('is not heard of by templates that fetch the pages behind links', async () => {
    await open()
    const heard = vi.fn()
    document.body.addEventListener('click', heard)
    const stay = (event: Event) => event.preventDefault()
    see('link', 'Checkout').addEventListener('click', stay)
    await does(() => see('link', 'Checkout').click())
    expect(heard).not.toHaveBeenCalled()
    await does(() => see('link', 'Continue shopping').click())
    expect(heard).toHaveBeenCalledTimes(1)
    document.body.removeEventListener('click', heard)
  })
})

it('says of shipping that it is calculated at the checkout, but where the goods are picked up', async () => {
  await open()
  expect(document.body.textContent).toContain('Taxes and shipping are calculated at checkout.')
  takeAway()
  const quay = { key: 'quay', name: 'At the quay', isPickup: true, rateType: 'flat', price: money(0) }
  await open({ cart: buildReply([mug], { fulfillmentOptions: [quay], selectedShippingOptionKey: 'quay' }) })
  expect(document.querySelector('.vt-cart-note')?.textContent).toBe('Taxes are calculated at checkout.')
})
