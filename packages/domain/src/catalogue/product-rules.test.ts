import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../testing/builders.ts'
import { choiceName, chooseVariant, findBySku } from './choose-variant.ts'
import { isOnSale, priceRange, variedPrices } from './price.ts'
import type { ProductType, Stock } from './product.ts'
import { productTypeNumbers } from './product-types.ts'
import { quantityAllowed } from './quantity-allowed.ts'
import { availableQuantity, canSupply, isSoldOut, totalStock } from './stock.ts'

const none: Stock = { unlimited: false, onHand: 0, held: 0 }
const five: Stock = { unlimited: false, onHand: 5, held: 0 }
const unlimited: Stock = { unlimited: true }
const severalServices = { allowsSeveralServices: true }

const mug = buildProduct({
  optionNames: ['Colour', 'Size'],
  variants: [
    buildVariant({ id: 'a', sku: 'BLUE-S', attributes: { Colour: 'Blue', Size: 'Small' } }),
    buildVariant({ id: 'b', sku: 'RED-S', attributes: { Colour: 'Red', Size: 'Small' } }),
  ],
})

it('numbers the product types as the specification does', () => {
  expect(productTypeNumbers).toEqual({ physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 })
})

it('names a variant by the values of its options, and the only one by nothing', () => {
  const turned = { attributes: { Size: 'Small', Colour: 'Blue' } }
  expect(choiceName(mug, turned)).toBe('Blue / Small')
  expect(choiceName({ optionNames: [] }, { attributes: {} })).toBe('')
})

describe('sold out', () => {
  it.each([
    ['physical', none, true],
    ['physical', five, false],
    ['physical', unlimited, false],
    ['service', none, true],
    ['digital', none, false],
    ['gift-card', none, false],
  ] as const)('for %s with %o is %s', (type, stock, isOut) => {
    expect(isSoldOut(buildProduct({ type, variants: [buildVariant({ stock })] }))).toBe(isOut)
  })

  it('needs every variant to be gone', () => {
    const variants = [buildVariant({ stock: none }), buildVariant({ stock: five })]
    expect(isSoldOut(buildProduct({ variants }))).toBe(false)
  })

  it('counts held units as gone', () => {
    const variants = [buildVariant({ stock: { unlimited: false, onHand: 2, held: 2 } })]
    expect(isSoldOut(buildProduct({ variants }))).toBe(true)
  })
})

describe('supply', () => {
  it('is what is on hand less what is held, never below zero', () => {
    expect(availableQuantity('physical', { unlimited: false, onHand: 5, held: 2 })).toBe(3)
    expect(availableQuantity('physical', { unlimited: false, onHand: 1, held: 2 })).toBe(0)
  })

  it('reaches exactly as far as the shelf', () => {
    expect([canSupply('physical', five, 5), canSupply('physical', five, 6)]).toEqual([true, false])
    expect(canSupply('digital', none, 9999)).toBe(true)
  })

  it('is unlimited in total once one variant is', () => {
    expect(totalStock(buildProduct({ variants: [buildVariant(), buildVariant({ stock: unlimited })] }))).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})

describe('a sale', () => {
  it('is on when any variant is', () => {
    const variants = [buildVariant(), buildVariant({ isOnSale: true, salePriceCents: 900 })]
    expect(isOnSale(buildProduct({ variants }))).toBe(true)
    expect(priceRange(buildProduct({ variants }))).toEqual({ lowestCents: 900, highestCents: 1250 })
    expect(variedPrices(buildProduct({ variants }))).toBe(true)
  })

  it('is never on for a gift card, and does not lower its price', () => {
    const variants = [buildVariant({ isOnSale: true, salePriceCents: 900 })]
    const card = buildProduct({ type: 'gift-card', variants })
    expect([isOnSale(card), priceRange(card).lowestCents]).toEqual([false, 1250])
  })
})

describe('the quantity input', () => {
  it.each([
    ['physical', five, true],
    ['physical', { unlimited: false, onHand: 1, held: 0 }, false],
    ['physical', { unlimited: false, onHand: 2, held: 1 }, false],
    ['physical', unlimited, true],
    ['service', five, true],
    ['digital', unlimited, false],
    ['gift-card', unlimited, false],
  ] as readonly (readonly [ProductType, Stock, boolean])[])(
    'for %s with %o is shown: %s',
    (type, stock, isShown) => {
      const product = buildProduct({ type, variants: [buildVariant({ stock })] })
      expect(quantityAllowed(product, severalServices)).toBe(isShown)
    },
  )

  it('is not shown for a subscription, nor for a service of which only one is allowed', () => {
    const subscription = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    expect(quantityAllowed(buildProduct({ subscription }), severalServices)).toBe(false)
    expect(quantityAllowed(buildProduct({ type: 'service' }), { allowsSeveralServices: false })).toBe(false)
  })
})

describe('the choice of a variant', () => {
  it('finds the one with every chosen value', () => {
    expect(chooseVariant(mug, { Colour: 'Red', Size: 'Small' })).toMatchObject({ variant: { id: 'b' } })
  })

  it('names the options that were not chosen, in their order', () => {
    const missing = { ok: false, problem: 'option-missing' }
    expect(chooseVariant(mug, { Size: 'Small' })).toEqual({ ...missing, options: ['Colour'] })
    expect(chooseVariant(mug, { Size: '' })).toEqual({ ...missing, options: ['Colour', 'Size'] })
  })

  it('refuses values that no variant has', () => {
    expect(chooseVariant(mug, { Colour: 'Blue', Size: 'Large' })).toEqual({
      ok: false,
      problem: 'variant-unavailable',
    })
  })

  it('needs no choice where there is one variant', () => {
    expect(chooseVariant(buildProduct(), {})).toMatchObject({ ok: true, variant: { sku: 'BLUE' } })
    expect(findBySku(buildProduct(), null)).toMatchObject({ ok: true })
  })

  it('goes by SKU, and refuses one that is unknown or missing', () => {
    expect(findBySku(mug, 'RED-S')).toMatchObject({ ok: true, variant: { id: 'b' } })
    expect(findBySku(mug, 'GREEN')).toEqual({ ok: false, problem: 'variant-unavailable' })
    expect(findBySku(mug, null)).toEqual({ ok: false, problem: 'variant-unavailable' })
  })

  it('asks for the denomination of a gift card', () => {
    const card = { ...mug, type: 'gift-card' as const }
    expect(findBySku(card, '')).toEqual({ ok: false, problem: 'denomination-missing' })
    expect(chooseVariant(card, {})).toEqual({ ok: false, problem: 'denomination-missing' })
  })
})
