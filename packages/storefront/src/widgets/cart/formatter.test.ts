import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

describe('cart-quantity', () => {
  it('counts pieces, not entries', () => {
    expect(printWord('cart-quantity', { entries: [{ quantity: 4 }, { quantity: '1' }, {}] })).toBe(
      '<span class="sqs-cart-quantity">5</span>',
    )
  })

  it('counts nothing where there is no cart', () => {
    expect(printWord('cart-quantity', undefined)).toBe('<span class="sqs-cart-quantity">0</span>')
  })
})

describe('cart-url and cart-subtotal', () => {
  it('print what they always print', () => {
    expect(printWord('cart-url', {})).toBe('/cart')
    expect(printWord('cart-subtotal', { subtotalCents: 5 })).toBe('deprecated, do not use')
  })
})
