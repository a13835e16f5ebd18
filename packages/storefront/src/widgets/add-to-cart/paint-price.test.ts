import { beforeEach, describe, expect, it } from 'vitest'
import type { PageVariant } from './page-variant.ts'
import { paintPrice } from './paint-price.ts'

const variant = (currency: string): PageVariant => ({
  id: 'v1',
  sku: 'MUG',
  attributes: {},
  priceCents: 3400,
  salePriceCents: 0,
  isOnSale: false,
  currency,
  priceWording: '{price}',
  unitPrice: '',
  available: 1,
  imageId: null,
})

function painted(currency: string, rendered: string): string {
  const place = document.createElement('div')
  place.innerHTML = rendered
  paintPrice(place, variant(currency))
  return place.textContent.replace(/\s/g, ' ')
}

beforeEach(() => {
  document.documentElement.lang = 'en-US'
})

describe('the price of a chosen variant', () => {
  it('has the digits that the shop counts in', () => {
    expect(painted('IDR', 'from IDR 12.00')).toBe('IDR 34.00')
    expect(painted('COP', 'from COP 12.00')).toBe('COP 34.00')
    expect(painted('JPY', 'from ¥1,200')).toBe('¥3,400')
  })

  it('gives way to that of the product once none is chosen, on a page that began with one', () => {
    const place = document.createElement('div')
    place.dataset.unchosen = 'from <b>$12.00</b>'
    place.innerHTML = '$20.00'
    paintPrice(place, variant('USD'))
    paintPrice(place, null)
    expect(place.innerHTML).toBe('from <b>$12.00</b>')
  })

  it('is a plain number where the page has plain numbers', () => {
    expect(painted('IDR', '<span class="sqs-money-native">12.00</span>')).toBe('34.00')
  })
})
