import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../runtime/cart-client/cart-store.ts'
import { commerceEventName } from '../../runtime/commerce-events/commerce-events.ts'
import { buildShoppingCart } from '../../testing/build-cart.ts'
import { type Answer, fakeNetwork } from '../../testing/fake-network.ts'
import { does, waits } from '../../testing/mount.ts'
import { see, sees } from '../../testing/see.ts'
import { wake } from './island.ts'

const variants = [
  variant('Blue', 'Small', { price: 1800, qtyInStock: 3 }),
  variant('Blue', 'Large', { price: 2200, qtyInStock: 0 }),
  variant('Sand', 'Small', { price: 1800, salePrice: 1500, onSale: true, unlimited: true }),
]
const addedAnswer: Answer = { body: { shoppingCart: buildShoppingCart(2), newlyAdded: {} } }

function variant(Colour: string, Size: string, amounts: object) {
  const sku = `${Colour}-${Size}`.toUpperCase()
  return { id: sku, sku, attributes: { Colour, Size }, priceMoney: { currency: 'USD' }, ...amounts }
}

/** The template's markup: a form, a drop-down for the colour, radio buttons for the size. */
function showForm({ productType = 1, options = true } = {}): HTMLFormElement {
  const json = JSON.stringify(variants).replaceAll('"', '&quot;')
  document.body.innerHTML = `<div class="product-price">from $15.00</div>
  <div class="product-scarcity" hidden data-variant-attributes="{&quot;Colour&quot;:&quot;Blue&quot;,&quot;Size&quot;:&quot;Small&quot;}">Only 3 left</div>
  <form class="product-form" data-item-id="p1">${
    options
      ? `<div class="product-variants" data-item-id="p1" data-variants="${json}">
      <select data-variant-option-name="Colour"><option value="">Select</option><option value="Blue">Blue</option><option value="Sand">Sand</option></select>
      <div class="variant-radiobtn-wrapper" data-variant-option-name="Size">
        <input type="radio" name="size" value="Small" id="s"><label for="s">Small</label>
        <input type="radio" name="size" value="Large" id="l"><label for="l">Large</label></div></div>`
      : ''
  }
  <div class="product-quantity-input" data-item-id="p1"><input name="quantity" type="number" max="9999" value="1"></div>
  <button type="submit" class="sqs-add-to-cart-button" data-item-id="p1" data-product-type="${productType}" data-original-label="Add To Cart"><span class="sqs-add-to-cart-button-inner">Add To Cart</span></button>
  <p class="product-form-message" role="alert"></p></form>`
  const form = document.querySelector<HTMLFormElement>('form.product-form')
  if (!form) throw new Error('No form')
  return form
}

function choose(colour: string, size: 's' | 'l'): void {
  const select = document.querySelector('select')
  if (select) select.value = colour
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  document.querySelector<HTMLInputElement>(`#${size}`)?.click()
}

function type(quantity: string): void {
  const input = document.querySelector<HTMLInputElement>('[name="quantity"]')
  if (input) input.value = quantity
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

const button = () => see('button', 'A')
const press = () => does(() => document.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click())
const label = () => document.querySelector('.sqs-add-to-cart-button-inner')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  cartStore.set({ status: 'unknown', cart: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the add-to-cart button', () => {
  it("says 'Adding…', a second later 'Added!', and is itself again two seconds after", async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm({ options: false })))
    await press()
    expect(label()).toBe('Adding…')
    await waits(999)
    expect(label()).toBe('Adding…')
    await waits(1)
    expect(label()).toBe('Added!')
    await waits(1999)
    expect(label()).toBe('Added!')
    await waits(1)
    expect(label()).toBe('Add To Cart')
  })

  it('tells the page once what was added', async () => {
    fakeNetwork(() => ({
      body: { shoppingCart: buildShoppingCart(2), newlyAdded: { purchasePriceCents: 1800 } },
    }))
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    document.addEventListener(commerceEventName, hear)
    await does(() => wake(showForm({ options: false })))
    type('2')
    await press()
    await waits(3000)
    document.removeEventListener(commerceEventName, hear)
    const line = { productId: 'p1', sku: null, quantity: 2, unitPriceCents: 1800 }
    expect(heard).toEqual([{ name: 'add-to-cart', ...line, isSubscription: false }])
  })

  it('says so politely to those who do not see it', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm({ options: false })))
    await press()
    expect(see('status').textContent).toBe('Adding…')
    await waits(1000)
    expect(see('status').textContent).toBe('Added!')
  })

  it('ignores presses until it is idle again, and adds again then', async () => {
    const seen = fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm({ options: false })))
    await press()
    await press()
    await waits(1000)
    await press()
    expect(seen).toHaveLength(1)
    await waits(2000)
    await press()
    expect(seen).toHaveLength(2)
  })

  it('shows the server’s refusal under its title and is idle a second later', async () => {
    fakeNetwork(() => ({ status: 400, body: { message: 'Sorry, gone.' } }))
    await does(() => wake(showForm({ options: false })))
    await press()
    expect(see('alert').textContent).toBe('Unable to Add ItemSorry, gone.')
    expect(label()).toBe('Adding…')
    await waits(999)
    expect(label()).toBe('Adding…')
    await waits(1)
    expect(label()).toBe('Add To Cart')
    expect(sees('alert', 'Sorry, gone.')).toBe(true)
  })

  it('sends again what was not answered under the same key, and each other press under one of its own', async () => {
    const keys: (string | null)[] = []
    let answer: Response | null = null
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('add-to-cart-id'))
      if (!answer) throw new TypeError('Failed to fetch')
      return answer.clone()
    })
    await does(() => wake(showForm({ options: false })))
    const pressAgain = async () => {
      await press()
      await waits(3000)
    }
    await pressAgain()
    answer = Response.json({ shoppingCart: buildShoppingCart(2), newlyAdded: {} })
    await pressAgain()
    await pressAgain()
    const [lost, again, next] = keys
    expect(lost).toMatch(/^[\w-]{1,40}$/)
    expect([again === lost, next === lost, keys.length]).toEqual([true, false, 3])
  })

  it('brings what is missing into view: the button may be at the lower edge of a screen', async () => {
    const shown: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent)
    })
    await does(() => wake(showForm()))
    await press()
    expect(shown).toEqual(['Unable to Add ItemPlease select the Colour and Size options.'])
  })

  it('keeps the focus while it works', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm({ options: false })))
    button().focus()
    await press()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  it('tells the page what was added', async () => {
    fakeNetwork(() => addedAnswer)
    const heard = vi.fn()
    document.addEventListener('commerce-item-added', heard, { once: true })
    await does(() => wake(showForm({ options: false })))
    await press()
    expect(heard).toHaveBeenCalledOnce()
    expect(cartStore.get().cart?.totalQuantity).toBe(2)
  })

  it('goes to the checkout in express mode instead of saying that it added', async () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { expressCheckout: true } } },
    })
    fakeNetwork(() => addedAnswer)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await does(() => wake(showForm({ options: false })))
    await press()
    await waits(1000)
    expect(assign).toHaveBeenCalledWith('/checkout?cartToken=token')
    expect(label()).toBe('Adding…')
    assign.mockRestore()
  })

  it('can be pressed again by who comes back from the checkout to the page that the browser kept', async () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { expressCheckout: true } } },
    })
    fakeNetwork(() => addedAnswer)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await does(() => wake(showForm({ options: false })))
    await press()
    await does(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })))
    expect(label()).toBe('Adding…')
    await does(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(label()).toBe('Add To Cart')
    await press()
    expect(assign).toHaveBeenCalledTimes(2)
    assign.mockRestore()
  })
})

describe('a refusal in express mode', () => {
  it('has its own title', async () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { expressCheckout: true } } },
    })
    fakeNetwork(() => ({ status: 429, body: null }))
    await does(() => wake(showForm({ options: false })))
    await press()
    expect(see('alert').textContent).toBe('Unable to Purchase ItemPlease try again in a few seconds.')
  })
})

describe('what is checked before anything is sent', () => {
  it('asks for each option that is not chosen', async () => {
    const seen = fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm()))
    await press()
    expect(see('alert').textContent).toContain('Please select the Colour and Size options.')
    expect([label(), see('status').textContent]).toEqual(['Add To Cart', ''])
    await does(() => document.querySelector<HTMLInputElement>('#s')?.click())
    await press()
    expect(see('alert').textContent).toContain('Please select the Colour option.')
    expect(seen).toHaveLength(0)
  })

  it('says no more of an option that was missing once it is chosen, nor of a quantity that is put right', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm()))
    await press()
    expect(sees('alert', 'Please select the Colour and Size options.')).toBe(true)
    await does(() => choose('Blue', 's'))
    expect(document.querySelector('[role="alert"]')).toBeNull()
    await waits(1000)
    await does(() => type('9'))
    await press()
    expect(sees('alert', 'Sorry, we do not have enough of that item available. Available: 3.')).toBe(true)
    await does(() => type('3'))
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('says how many there are of the only variant, which the server refuses', async () => {
    fakeNetwork(({ path }) =>
      path.includes('stock')
        ? { body: { results: [{ variantId: 'v', sku: 'SQ1', unlimited: false, qtyInStock: 4 }] } }
        : { status: 400, body: { message: 'Sorry, we do not have enough of that item available.' } },
    )
    await does(() => wake(showForm({ options: false })))
    await does(() => type('9'))
    await press()
    await vi.waitFor(() => expect(see('alert').textContent).toContain('available. Available: 4.'))
  })

  it('takes back what the server wrote of a plain form, too', async () => {
    const form = showForm()
    const line = form.querySelector('.product-form-message')
    if (line) line.textContent = 'Please select the Colour option.'
    await does(() => wake(form))
    expect(form.textContent).toContain('Please select the Colour option.')
    await does(() => choose('Blue', 's'))
    expect(form.textContent).not.toContain('Please select')
  })

  it('refuses what there is no variant of', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm()))
    await does(() => choose('Sand', 'l'))
    await press()
    expect(see('alert').textContent).toContain(
      'Sorry, that item variant is unavailable. Please select another variant.',
    )
  })

  it('refuses what is sold out', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm()))
    await does(() => choose('Blue', 'l'))
    const button = see('button')
    expect([button.textContent?.trim(), button.getAttribute('aria-disabled')]).toEqual(['Sold out', 'true'])
    await press()
    expect(see('alert').textContent).toContain('Sorry, we do not have enough of that item available.')
    await does(() => choose('Blue', 's'))
    expect([button.textContent?.trim(), button.getAttribute('aria-disabled')]).toEqual(['Add To Cart', null])
  })

  it('wants a number, and a whole one', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm({ options: false })))
    const input = document.querySelector<HTMLInputElement>('[name="quantity"]')
    if (input) input.type = 'text'
    if (input) input.value = 'many'
    await press()
    expect(see('alert').textContent).toContain('Quantity must be a number.')
    await waits(1000)
    if (input) input.value = '1.5'
    await press()
    expect(see('alert').textContent).toContain('Quantity must be a whole number')
  })

  it('asks for the denomination of a gift card, under its own title', async () => {
    fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm({ productType: 4 })))
    await press()
    expect(see('alert').textContent).toBe(
      'Unable to purchase Gift CardSelect a denomination for the Gift Card',
    )
  })

  it('sends the chosen variant and quantity', async () => {
    const seen = fakeNetwork(() => addedAnswer)
    await does(() => wake(showForm()))
    await does(() => choose('Blue', 's'))
    await does(() => type('2'))
    await press()
    expect(seen[0]?.body).toEqual({ itemId: 'p1', sku: 'BLUE-SMALL', quantity: 2, additionalFields: null })
  })
})

describe('waking', () => {
  it('leaves the field alone that is being typed in, with its text, at its place', async () => {
    const form = showForm()
    const input = form.querySelector<HTMLInputElement>('[name="quantity"]')
    const moved = vi.fn()
    new MutationObserver(moved).observe(form.querySelector('.product-quantity-input') ?? form, {
      childList: true,
      subtree: true,
    })
    input?.focus()
    type('4')
    choose('Blue', 's')
    await does(() => wake(form))
    expect(document.activeElement === input).toBe(true)
    expect(input?.value).toBe('4')
    expect(moved).not.toHaveBeenCalled()
  })
})

describe('choosing a variant', () => {
  it('shows its price, and its sale price beside the original', async () => {
    await does(() => wake(showForm()))
    await does(() => choose('Blue', 's'))
    expect(document.querySelector('.product-price')?.textContent).toBe('$18.00')
    await does(() => choose('Sand', 's'))
    expect(document.querySelector('.product-price')?.textContent).toBe(
      'Sale Price:$15.00 Original Price:$18.00',
    )
    expect(document.querySelector('.product-mark')?.textContent).toBe('sale')
  })

  it('keeps how often a subscription is paid beside the price', async () => {
    const form = showForm()
    const worded = variants.map((each) => ({ ...each, priceWording: '{price} every month' }))
    const place = form.querySelector<HTMLElement>('.product-variants')
    if (place) place.dataset.variants = JSON.stringify(worded)
    await does(() => wake(form))
    await does(() => choose('Blue', 's'))
    expect(document.querySelector('.product-price')?.textContent).toBe('$18.00 every month')
    await does(() => choose('Sand', 's'))
    expect(document.querySelector('.product-price')?.textContent).toBe(
      'Sale Price:$15.00 every month Original Price:$18.00 every month',
    )
  })

  it('says what a sale price was before the choice, and leaves that to the variant’s own price then', async () => {
    const form = showForm()
    form.insertAdjacentHTML('beforebegin', '<span class="product-former-price">$18.00</span>')
    await does(() => wake(form))
    const former = document.querySelector<HTMLElement>('.product-former-price')
    expect(former?.hidden).toBe(false)
    await does(() => choose('Sand', 's'))
    expect(former?.hidden).toBe(true)
  })

  it('puts the first price back when the choice is taken back', async () => {
    await does(() => wake(showForm()))
    await does(() => choose('Blue', 's'))
    await does(() => choose('', 's'))
    expect(document.querySelector('.product-price')?.textContent).toBe('from $15.00')
  })

  it('shows how few are left of it, and lets no more be asked for', async () => {
    await does(() => wake(showForm()))
    const message = document.querySelector<HTMLElement>('.product-scarcity')
    await does(() => choose('Blue', 's'))
    expect(message?.hidden).toBe(false)
    expect(document.querySelector<HTMLInputElement>('[name="quantity"]')?.max).toBe('3')
    await does(() => choose('Sand', 's'))
    expect(message?.hidden).toBe(true)
  })

  it('marks what is sold out, in the drop-down and at the radio buttons', async () => {
    await does(() => wake(showForm()))
    expect(document.querySelector('label[for="l"]')?.classList.contains('sold-out')).toBe(true)
    expect(see('radio', 'Large (sold out)')).toBeTruthy()
    await does(() => choose('Blue', 'l'))
    expect(document.querySelector('select')?.textContent).toBe('SelectBlue (sold out)Sand (sold out)')
  })
})

describe('the markup of the platform’s own formatters', () => {
  const json = JSON.stringify(variants).replaceAll('"', '&quot;')
  const markup = `<div class="block"><div class="product-price"><span class="sqs-money-native">18.00</span></div>
    <div class="product-variants" data-item-id="p1" data-variants="${json}"><div class="variant-option">
      <div class="variant-select-wrapper"><select data-variant-option-name="Colour"><option value="">Select</option><option value="Blue">Blue</option><option value="Sand">Sand</option></select></div>
      <div class="variant-radiobtn-wrapper" data-variant-option-name="Colour"><input type="radio" name="c" value="Blue" id="c1"><label role="button" tabindex="0" for="c1">Blue</label><input type="radio" name="c" value="Sand" id="c2"><label role="button" tabindex="0" for="c2">Sand</label></div></div>
      <div class="variant-radiobtn-wrapper" data-variant-option-name="Size"><input type="radio" name="z" value="Small" id="s"><label for="s">Small</label></div></div>
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="p1" data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div>`
  const wakeBlock = () => {
    document.body.innerHTML = markup
    const wrapper = document.querySelector<HTMLElement>('.sqs-add-to-cart-button-wrapper')
    if (wrapper) wake(wrapper)
  }

  it('is bought from by click and by key', async () => {
    const seen = fakeNetwork(() => addedAnswer)
    await does(wakeBlock)
    await does(() => choose('Sand', 's'))
    const target = document.querySelector<HTMLElement>('.sqs-add-to-cart-button')
    await does(() => target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    expect(seen[0]?.body).toMatchObject({ itemId: 'p1', sku: 'SAND-SMALL', quantity: 1 })
  })

  it('is bought from inside of a form too, where a button by its role submits nothing by itself', async () => {
    const seen = fakeNetwork(() => addedAnswer)
    document.body.innerHTML = `<form class="product-form" data-item-id="p1">${markup}</form>`
    await does(() => {
      const form = document.querySelector('form')
      if (form) wake(form)
    })
    await does(() => choose('Sand', 's'))
    await press()
    expect(seen[0]?.body).toMatchObject({ itemId: 'p1', sku: 'SAND-SMALL' })
  })

  it('keeps the drop-down and the radio buttons of an option in step', async () => {
    await does(wakeBlock)
    await does(() => document.querySelector<HTMLInputElement>('#c2')?.click())
    expect(document.querySelector('select')?.value).toBe('Sand')
    await does(() => choose('Blue', 's'))
    expect(document.querySelector<HTMLInputElement>('#c1')?.checked).toBe(true)
  })

  it('chooses by a label that is pressed like a button', async () => {
    await does(wakeBlock)
    const label = document.querySelector('label[for="c2"]')
    await does(() => label?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })))
    expect(document.querySelector('select')?.value).toBe('Sand')
  })

  it('writes prices as the plain numbers that its scripts read', async () => {
    await does(wakeBlock)
    await does(() => choose('Blue', 's'))
    expect(document.querySelector('.product-price .sqs-money-native')?.textContent).toBe('18.00')
    expect(document.querySelector('.product-price')?.textContent).not.toContain('$')
  })
})
