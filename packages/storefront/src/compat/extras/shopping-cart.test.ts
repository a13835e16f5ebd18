import { describe, expect, it } from 'vitest'
import { cartStore } from '../../runtime/cart-client/cart-store.ts'
import { buildItem, buildReply, buildShoppingCart } from '../../testing/build-cart.ts'
import { ShoppingCartModel } from './shopping-cart.ts'

const tell = (type: string, detail: unknown) => document.dispatchEvent(new CustomEvent(type, { detail }))

describe('the cart that scripts of older templates ask', () => {
  it('knows what was loaded', () => {
    const cart = new ShoppingCartModel()
    tell('cart-loaded', buildShoppingCart(2))
    expect([cart.get('totalQuantity'), cart.get('subtotalCents')]).toEqual([2, 3600])
  })

  it('follows what is changed on the cart page, whose calls have another shape', () => {
    const cart = new ShoppingCartModel()
    tell('cart-loaded', buildShoppingCart(2))
    tell('cart-recalculated', buildReply([buildItem({ quantity: 5 })]))
    expect([cart.get('totalQuantity'), cart.get('subtotalCents')]).toEqual([5, 9000])
    const { productId, productName, sku } = buildItem({})
    expect(cart.get('entries')).toMatchObject([
      { itemId: productId, title: productName, quantity: 5, subTotal: 9000, chosenVariant: { sku } },
    ])
  })

  it('keeps what it knew when a change was refused', () => {
    const cart = new ShoppingCartModel()
    tell('cart-loaded', buildShoppingCart(2))
    tell('cart-recalculated', null)
    expect(cart.get('totalQuantity')).toBe(2)
  })

  it('has nothing in it once it was paid elsewhere', () => {
    const cart = new ShoppingCartModel()
    tell('cart-loaded', buildShoppingCart(2))
    cartStore.set({ status: 'none', cart: null })
    tell('cart-loaded', null)
    expect([cart.get('totalQuantity'), cart.get('entries')]).toEqual([0, []])
  })

  it('tells of no change where a change was refused, or the cart could not be read', () => {
    const cart = new ShoppingCartModel()
    tell('cart-loaded', buildShoppingCart(2))
    const told: string[] = []
    for (const type of ['load', 'recalculate', 'change']) cart.on(type, () => told.push(type))
    cartStore.set({ status: 'unknown', cart: null })
    tell('cart-loaded', null)
    tell('cart-recalculated', null)
    expect([told, cart.get('totalQuantity')]).toEqual([[], 2])
  })
})
