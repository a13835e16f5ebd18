import { describe, expect, it } from 'vitest'
import { blankField } from '../forms/blank-field.ts'
import type { BuyersForm } from '../forms/buyers/buyers-form.ts'
import { fillFromText } from '../forms/buyers/filled-form.ts'
import { buildAddress, buildCart, buildEntry, buildProduct, buildVariant } from '../testing/builders.ts'
import { addEntry, maxEntries } from './adding/add-entry.ts'
import { changeFields, changeQuantity } from './change-entry.ts'
import { cartProblemText, lineProblemText, minimumText, selectOptionsText } from './messages.ts'
import { priceEntries } from './price-entries.ts'
import { parseQuantity } from './quantity.ts'

const mug = buildProduct()
const blue = buildVariant()
const subscription = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const

const addition = {
  product: mug,
  variant: blue,
  quantity: 1,
  filling: { additionalFields: null },
  allowsSeveralServices: true,
  currency: 'USD',
  newId: 'new',
  nowMs: 7,
}

describe('parseQuantity', () => {
  it.each([
    [1, 1],
    [9999, 9999],
    ['3', 3],
    [' 3 ', 3],
    ['2.0', 2],
  ])('reads %o as %i', (sent, quantity) => {
    expect(parseQuantity(sent, 1)).toEqual({ ok: true, quantity })
  })

  it.each([
    [undefined, 'quantity-not-a-number'],
    [null, 'quantity-not-a-number'],
    ['', 'quantity-not-a-number'],
    ['abc', 'quantity-not-a-number'],
    ['0x10', 'quantity-not-a-number'],
    [[3], 'quantity-not-a-number'],
    [true, 'quantity-not-a-number'],
    [Number.NaN, 'quantity-not-a-number'],
    [1.5, 'quantity-not-whole'],
    ['1.5', 'quantity-not-whole'],
    [-1, 'quantity-too-small'],
    [0, 'quantity-too-small'],
    [Number.POSITIVE_INFINITY, 'quantity-not-whole'],
    [10_000, 'quantity-too-great'],
    [1e20, 'quantity-too-great'],
  ])('refuses %o: %s', (sent, problem) => {
    expect(parseQuantity(sent, 1)).toEqual({ ok: false, problem })
  })

  it('takes 0 where 0 removes, and nothing below', () => {
    expect(parseQuantity(0, 0)).toEqual({ ok: true, quantity: 0 })
    expect(parseQuantity('-1', 0)).toEqual({ ok: false, problem: 'quantity-too-small' })
  })
})

describe('addEntry', () => {
  it('begins a line', () => {
    const result = addEntry(buildCart(), addition)
    expect(result).toMatchObject({ ok: true, added: { id: 'new', quantity: 1, sku: 'BLUE' } })
    expect(result).toMatchObject({ cart: { entries: [{ id: 'new' }], updatedAtMs: 7 } })
  })

  it('grows the line when the same variant is added again', () => {
    const cart = buildCart({ entries: [buildEntry({ quantity: 2 })] })
    const result = addEntry(cart, { ...addition, quantity: 3 })
    expect(result).toMatchObject({ ok: true, added: { id: 'entry', quantity: 5 }, cart: { entries: [{}] } })
    expect(cart.entries[0]?.quantity).toBe(2)
  })

  it('keeps different engravings apart, but counts them on one shelf', () => {
    const cart = buildCart({ entries: [buildEntry({ quantity: 4 })] })
    const engraved = { ...addition, filling: { additionalFields: '{"name":"Ada"}' } }
    expect(addEntry(cart, engraved)).toMatchObject({ ok: true, cart: { entries: [{}, { id: 'new' }] } })
    expect(addEntry(cart, { ...engraved, quantity: 2 })).toEqual({ ok: false, problem: 'out-of-stock' })
  })

  it('refuses more than the shelf holds, held units taken off', () => {
    expect(addEntry(buildCart(), { ...addition, quantity: 6 })).toEqual({
      ok: false,
      problem: 'out-of-stock',
    })
    const held = buildVariant({ stock: { unlimited: false, onHand: 5, held: 5 } })
    expect(addEntry(buildCart(), { ...addition, variant: held })).toEqual({
      ok: false,
      problem: 'out-of-stock',
    })
  })

  it('refuses a line of more than 9999', () => {
    const unlimited = buildVariant({ stock: { unlimited: true } })
    const cart = buildCart({ entries: [buildEntry({ quantity: 9999 })] })
    expect(addEntry(cart, { ...addition, variant: unlimited })).toEqual({
      ok: false,
      problem: 'quantity-too-great',
    })
  })

  it('sells one subscription at a time, and one service where several are not allowed', () => {
    const oneOnly = { ok: false, problem: 'one-only' }
    const service = buildProduct({ type: 'service' })
    expect(
      addEntry(buildCart(), { ...addition, product: buildProduct({ subscription }), quantity: 2 }),
    ).toEqual(oneOnly)
    expect(
      addEntry(buildCart(), { ...addition, product: service, quantity: 2, allowsSeveralServices: false }),
    ).toEqual(oneOnly)
    expect(addEntry(buildCart(), { ...addition, product: service, quantity: 2 })).toMatchObject({ ok: true })
  })

  it('refuses yet another line in a cart full of them', () => {
    const entries = Array.from({ length: maxEntries }, (_, index) =>
      buildEntry({ id: `${index}`, variantId: `v${index}` }),
    )
    expect(addEntry(buildCart({ entries }), addition)).toEqual({ ok: false, problem: 'cart-full' })
  })
})

describe('changeQuantity', () => {
  const cart = buildCart({ entries: [buildEntry({ quantity: 2 })] })
  const change = { entryId: 'entry', product: mug, allowsSeveralServices: true, nowMs: 7 }

  it('sets the quantity, up to what the shelf holds', () => {
    expect(changeQuantity(cart, { ...change, quantity: 5 })).toMatchObject({
      ok: true,
      changed: { quantity: 5 },
    })
    expect(changeQuantity(cart, { ...change, quantity: 6 })).toEqual({ ok: false, problem: 'out-of-stock' })
  })

  it('removes the line at 0, even of a product that is gone', () => {
    const gone = changeQuantity(cart, { ...change, product: undefined, quantity: 0 })
    expect(gone).toMatchObject({ ok: true, changed: null, cart: { entries: [] } })
  })

  it('forgets what was typed for the cart with its last line, and not before', () => {
    const typed = {
      contact: { email: 'ada@example.com', phone: '', wantsNews: false },
      shippingAddress: buildAddress(),
      billingAddress: buildAddress(),
      codes: ['SPRING'],
    }
    const two = buildCart({ ...typed, entries: [buildEntry(), buildEntry({ id: 'other' })] })
    const one = buildCart({ ...typed, entries: [buildEntry()] })
    expect(changeQuantity(two, { ...change, quantity: 0 })).toMatchObject({ cart: typed })
    expect(changeQuantity(one, { ...change, quantity: 0 })).toMatchObject({
      cart: { id: one.id, token: one.token, contact: null, shippingAddress: null, billingAddress: null },
    })
  })

  it('refuses a line that is not there, and a variant that is no longer sold', () => {
    expect(changeQuantity(cart, { ...change, entryId: 'other', quantity: 1 })).toEqual({
      ok: false,
      problem: 'entry-unknown',
    })
    expect(changeQuantity(cart, { ...change, product: undefined, quantity: 1 })).toEqual({
      ok: false,
      problem: 'variant-unavailable',
    })
  })

  it('takes the form of a line as it was filled in again, as long as there is one', () => {
    const form = { id: 'form', name: 'Engraving', fields: [{ ...blankField, id: 'words', title: 'Words' }] }
    const again = {
      entryId: 'entry',
      product: buildProduct({ additionalFieldsForm: form }),
      fill: (asked: BuyersForm) => fillFromText(asked, '{"words":"Ada"}'),
      nowMs: 7,
    }
    expect(changeFields(cart, again)).toMatchObject({
      changed: { additionalFields: '{"words":"Ada"}', answeredFields: [{ title: 'Words' }], quantity: 2 },
    })
    expect(changeFields(cart, { ...again, product: mug })).toEqual({ ok: false, problem: 'form-gone' })
  })

  it('keeps no more text than a cart may hold, whether it is added or filled in again', () => {
    const form = { id: 'form', name: 'Engraving', fields: [{ ...blankField, id: 'words', title: 'Words' }] }
    const long = (id: string, length: number) => buildEntry({ id, additionalFields: 'x'.repeat(length) })
    const full = buildCart({ entries: [long('other', 199_990), long('entry', 5)] })
    const again = (words: string) =>
      changeFields(full, {
        entryId: 'entry',
        product: buildProduct({ additionalFieldsForm: form }),
        fill: (asked: BuyersForm) => fillFromText(asked, JSON.stringify({ words })),
        nowMs: 7,
      })
    expect(again('')).toMatchObject({ ok: true })
    expect(again('Ada')).toEqual({ ok: false, problem: 'fields-too-long' })
    expect(addEntry(full, { ...addition, filling: { additionalFields: '{"words":"Ada"}' } })).toEqual({
      ok: false,
      problem: 'cart-full',
    })
  })
})

describe('priceEntries', () => {
  const catalogue = (product: typeof mug) => ({
    products: new Map([[product.id, product]]),
    currency: 'USD',
    fullUrlOf: () => '/shop/mug',
  })

  it('shows the price of now, sale or not', () => {
    const cart = buildCart({ entries: [buildEntry()] })
    const onSale = buildProduct({ variants: [buildVariant({ isOnSale: true, salePriceCents: 900 })] })
    expect(priceEntries(cart, catalogue(onSale))).toMatchObject([
      { unitPriceCents: 900, regularPriceCents: 1250, problem: null, availableQuantity: 5 },
    ])
  })

  it('finds lines short of stock, counting all lines of the variant', () => {
    const entries = [
      buildEntry({ id: 'a', quantity: 3 }),
      buildEntry({ id: 'b', quantity: 3, additionalFields: '{}' }),
    ]
    const priced = priceEntries(buildCart({ entries }), catalogue(mug))
    expect(priced.map((each) => each.problem)).toEqual(['out-of-stock', 'out-of-stock'])
  })

  it('sells what comes again by itself, and what comes once in no such cart', () => {
    const entries = [buildEntry()]
    const problemIn = (isSubscription: boolean, product: typeof mug) =>
      priceEntries({ entries, isSubscription }, catalogue(product))[0]?.problem
    const coffee = buildProduct({ subscription })
    expect([problemIn(true, coffee), problemIn(false, coffee)]).toEqual([null, 'plan-changed'])
    expect([problemIn(true, mug), problemIn(false, mug)]).toEqual(['plan-changed', null])
    // What was agreed once goes on, whatever becomes of the plan.
    const agreed = [buildEntry({ agreedPriceCents: 900 })]
    expect(priceEntries({ entries: agreed }, catalogue(coffee))[0]?.problem).toBeNull()
  })

  it('finds what is gone, hidden, or not sold yet', () => {
    const cart = buildCart({ entries: [buildEntry()] })
    const problemOf = (product: typeof mug) => priceEntries(cart, catalogue(product))[0]?.problem
    expect(problemOf(buildProduct({ id: 'other' }))).toBe('not-sold-any-more')
    expect(problemOf(buildProduct({ isVisible: false }))).toBe('not-sold-any-more')
    const others = [buildVariant({ id: 'other' }), buildVariant({ id: 'another' })]
    expect(problemOf(buildProduct({ variants: others }))).toBe('variant-unavailable')
    expect(problemOf(buildProduct({ variants: others.slice(1) }))).toBe('not-sold-any-more')
    expect(problemOf(buildProduct({ type: 'digital' }))).toBe('not-sold-yet')
    expect(problemOf(buildProduct({ type: 'gift-card', subscription }))).toBe('not-sold-yet')
    expect(problemOf(buildProduct({ type: 'service' }))).toBeNull()
    expect(problemOf(buildProduct({ type: 'gift-card' }))).toBeNull()
    expect(problemOf(buildProduct({ type: 'paywall' }))).toBeNull()
  })
})

describe('the words', () => {
  it('are those of the specification', () => {
    expect(cartProblemText).toMatchObject({
      'quantity-not-a-number': 'Quantity must be a number.',
      'quantity-not-whole': 'Quantity must be a whole number',
      'variant-unavailable': 'Sorry, that item variant is unavailable. Please select another variant.',
      'out-of-stock': 'Sorry, we do not have enough of that item available.',
      'denomination-missing': 'Select a denomination for the Gift Card',
    })
    expect(minimumText('$20.00')).toBe('To check out, your order subtotal must be $20.00 or more.')
    expect(lineProblemText('out-of-stock', 'Mug')).toBe(
      'Mug: Sorry, we do not have enough of that item available.',
    )
    expect(lineProblemText('out-of-stock', 'Mug', 2)).toBe(
      'Mug: Sorry, we do not have enough of that item available. Available: 2.',
    )
    expect(lineProblemText('not-sold-any-more', 'Plate 34')).toBe(
      'Plate 34 cannot be bought any more. Please remove it from your cart to check out.',
    )
  })

  it('ask for one option, two, or a list of them', () => {
    expect(selectOptionsText(['Colour'])).toBe('Please select the Colour option.')
    expect(selectOptionsText(['Colour', 'Size'])).toBe('Please select the Colour and Size options.')
    expect(selectOptionsText(['Colour', 'Size', 'Fit'])).toBe(
      'Please select the Colour, Size, and Fit options.',
    )
  })
})
