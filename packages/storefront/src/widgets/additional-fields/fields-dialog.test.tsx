import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../runtime/cart-client/cart-store.ts'
import { buildShoppingCart } from '../../testing/build-cart.ts'
import { type Answer, fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { does } from '../../testing/mount.ts'
import { field, fill, see, sees } from '../../testing/see.ts'
import { wake } from '../add-to-cart/island.ts'

const form = {
  name: 'Engraving',
  fields: [
    { id: 'text', type: 'text', title: 'Words', required: true },
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'note', type: 'textarea', title: 'Note', maxLength: 5 },
    { id: 'font', type: 'radio', title: 'Font', options: ['Serif', 'Sans'], required: true },
    { id: 'more', type: 'checkbox', title: 'Extras', options: ['Box', 'Bow'] },
    { id: 'count', type: 'number', title: 'Letters', least: 1 },
    { id: 'tel', type: 'phone', title: 'Phone' },
    { id: 'head', type: 'section', title: 'And now' },
    { id: 'from', type: 'hidden', key: 'utm', value: 'none' },
    { id: 'like', type: 'likert', title: 'Views', options: ['It is nice'], required: true },
  ],
}

/** Shows the button of a product, and what stands beside it. */
function show(beside = ''): void {
  const json = JSON.stringify(form).replaceAll('"', '&quot;')
  document.body.innerHTML = `<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button use-form" role="button" tabindex="0" data-item-id="p1" data-product-type="1" data-original-label="Add To Cart" data-form="${json}"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>${beside}`
  wake(document.body.firstElementChild as HTMLElement)
}

/** A far side with so many in stock; everything can be added. */
function shop(
  stock: number,
  added: Answer | Promise<Answer> = { body: { shoppingCart: buildShoppingCart(1), newlyAdded: {} } },
) {
  return fakeNetwork((call: SeenCall): Answer | Promise<Answer> => {
    if (call.path.includes('/inventory/stock')) {
      return { body: { results: [{ variantId: 'v', sku: 'MUG', unlimited: false, qtyInStock: stock }] } }
    }
    return call.method === 'GET' ? { body: buildShoppingCart(2) } : added
  })
}

const button = () => document.querySelector<HTMLElement>('.sqs-add-to-cart-button')
const press = () => does(() => button()?.click())
const opened = async () => {
  // The dialog is a script of its own, which has to arrive.
  await does(() => import('./fields-dialog.tsx'))
  await vi.waitFor(() => see('dialog', 'Engraving'))
}
const typeInto = (area: HTMLTextAreaElement, text: string) => {
  area.value = text
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
const save = () => does(() => see('dialog').querySelector<HTMLElement>('[type="submit"]')?.click())

beforeEach(() => {
  cartStore.set({ status: 'unknown', cart: null })
  // biome-ignore lint/suspicious/noDocumentCookie: tests begin without a cart.
  document.cookie = 'hasCart=;path=/;max-age=0'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the form of additional fields', () => {
  it('opens after the stock was found to be enough', async () => {
    const seen = shop(1)
    await does(() => show())
    await press()
    await opened()
    expect(seen.map((call) => call.path)).toEqual(['/api/commerce/inventory/stock?itemId=p1'])
    expect(button()?.textContent?.trim()).toBe('Add To Cart')
  })

  it('is filled in on a page of its own where its script cannot be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    vi.doMock('./show-fields.tsx', () => Promise.reject(new Error('blocked')))
    shop(9)
    await does(() => show())
    await press()
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/cart\/form\?itemId=p1/)),
    )
    vi.doUnmock('./show-fields.tsx')
    assign.mockRestore()
  })

  it('stays shut when as many are in the cart as there are', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie tells that there is a cart.
    document.cookie = 'hasCart=true;path=/'
    shop(2)
    await does(() => show())
    await press()
    await vi.waitFor(() => expect(see('alert').textContent).toContain('we do not have enough of that item'))
    expect(sees('dialog')).toBe(false)
  })

  it("says 'Required' before the title of what is missing, and sends nothing", async () => {
    const seen = shop(9)
    await does(() => show())
    await press()
    await opened()
    await save()
    const wrong = [...document.querySelectorAll('[data-field-id]:has([role="alert"])')]
    expect(wrong.map((each) => each.textContent)).toEqual([
      'RequiredWords (required)',
      'RequiredFont (required) Serif Sans',
    ])
    expect(document.activeElement?.id).toBe('text')
    expect(seen).toHaveLength(1)
  })

  it('says no longer of what was filled in that it is missing', async () => {
    shop(9)
    await does(() => show())
    await press()
    await opened()
    await save()
    await does(() => fill(field('Words'), 'For Ada'))
    const wrong = [...document.querySelectorAll('[data-field-id]:has([role="alert"])')]
    expect(wrong.map((each) => each.textContent)).toEqual(['RequiredFont (required) Serif Sans'])
    expect(field('Words').hasAttribute('aria-invalid')).toBe(false)
  })

  it('checks the form of an email address and the length of a note', async () => {
    shop(9)
    await does(() => show())
    await press()
    await opened()
    await does(() => fill(field('Email'), 'nobody'))
    const note = document.querySelector('textarea')
    if (note) await does(() => typeInto(note, 'too long'))
    await save()
    expect(sees('alert', 'Email is not valid. Email addresses should follow the format')).toBe(true)
    expect(sees('alert', 'You have exceeded the character limit.')).toBe(true)
    expect(document.querySelector('.vt-counter.vt-over')?.textContent).toBe('8 / 5')
  })

  it('says of what is no number that it is none, and keeps it', async () => {
    const seen = shop(9)
    await does(() => show())
    await press()
    await opened()
    await does(() => fill(field('Letters'), 'ca. 20'))
    await save()
    expect(sees('alert', 'Enter a number.')).toBe(true)
    expect(field('Letters').value).toBe('ca. 20')
    expect(field('Letters').inputMode).toBe('decimal')
    expect(seen).toHaveLength(1)
  })

  it('sends nothing of a quantity that became unreadable while it was open', async () => {
    const seen = shop(9)
    const input = '<input name="quantity" value="1">'
    await does(() => show(`<div class="product-quantity-input" data-item-id="p1">${input}</div>`))
    await press()
    await opened()
    const quantity = document.querySelector<HTMLInputElement>('[name="quantity"]')
    if (quantity) quantity.value = 'a few'
    await does(() => fill(field('Words'), 'For Ada'))
    await does(() => document.querySelector<HTMLElement>('[value="Sans"]')?.click())
    await does(() => document.querySelector<HTMLElement>('[value="-2"]')?.click())
    await save()
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
    expect(see('dialog').textContent).toContain('Quantity must be a number')
  })

  it("says 'Saving…', sends each value in the shape of its type, and closes", async () => {
    let answer: (value: Answer) => void = () => undefined
    const seen = shop(9, new Promise<Answer>((resolve) => (answer = resolve)))
    await does(() => show())
    await press()
    await opened()
    await does(() => fill(field('Words'), 'For Ada'))
    await does(() => document.querySelector<HTMLElement>('[value="Sans"]')?.click())
    await does(() => document.querySelector<HTMLElement>('[value="Bow"]')?.click())
    await does(() => fill(document.querySelector('[name="tel.1"]') as HTMLInputElement, '212'))
    await does(() => fill(document.querySelector('[name="tel.2"]') as HTMLInputElement, '5550199'))
    await does(() => document.querySelector<HTMLElement>('[value="-2"]')?.click())
    await save()
    expect(see('button', 'Saving…').getAttribute('aria-disabled')).toBe('true')
    await does(() => answer({ body: { shoppingCart: buildShoppingCart(1), newlyAdded: {} } }))
    const sent = seen.at(-1)?.body as { additionalFields: string }
    expect(JSON.parse(sent.additionalFields)).toEqual({
      text: 'For Ada',
      mail: '',
      note: '',
      font: 'Sans',
      more: ['Bow'],
      count: '',
      tel: ['', '212', '5550199', ''],
      from: 'none',
      like: { 'It is nice': ['-2'] },
    })
    await vi.waitFor(() => expect(sees('dialog')).toBe(false))
  })

  it('keeps what was typed when the server refuses it', async () => {
    shop(9, { status: 400, body: { message: 'Sorry, gone.' } })
    await does(() => show())
    await press()
    await opened()
    await does(() => fill(field('Words'), 'For Ada'))
    await does(() => document.querySelector<HTMLElement>('[value="Sans"]')?.click())
    await save()
    expect(see('alert').textContent).toBe('Unable to Add ItemSorry, gone.')
    expect(field('Words').value).toBe('For Ada')
  })

  it('cannot be closed while it saves, and says then what was refused', async () => {
    let answer: (late: Answer) => void = () => undefined
    shop(9, new Promise<Answer>((resolve) => (answer = resolve)))
    await does(() => show())
    await press()
    await opened()
    await does(() => fill(field('Words'), 'For Ada'))
    await does(() => document.querySelector<HTMLElement>('[value="Sans"]')?.click())
    await save()
    await does(() => see('button', 'Cancel').click())
    await does(() =>
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
    )
    await does(() => answer({ status: 400, body: { message: 'Sorry, gone.' } }))
    expect(see('alert').textContent).toBe('Unable to Add ItemSorry, gone.')
    await does(() => see('button', 'Cancel').click())
    await vi.waitFor(() => expect(sees('dialog')).toBe(false))
  })

  it('closes by Escape and gives the focus back to the button', async () => {
    shop(9)
    await does(() => show())
    button()?.focus()
    await press()
    await opened()
    await does(() =>
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
    )
    await vi.waitFor(() => expect(sees('dialog')).toBe(false))
    expect(document.activeElement).toBe(button())
  })
})
