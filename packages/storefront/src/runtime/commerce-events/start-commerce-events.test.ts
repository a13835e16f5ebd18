import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commerceEventName } from './commerce-events.ts'
import { startCommerceEvents } from './start-commerce-events.ts'

const heard: unknown[] = []
beforeAll(() =>
  document.addEventListener(commerceEventName, (event) => heard.push((event as CustomEvent).detail)),
)
afterEach(() => {
  heard.length = 0
  document.body.innerHTML = ''
  Reflect.deleteProperty(globalThis, 'Static')
})

const amount = (value: number) => ({ value, currencyCode: 'USD' })

function visit(context: object): void {
  Reflect.set(globalThis, 'Static', { SQUARESPACE_CONTEXT: context })
  startCommerceEvents(document)
}

describe('events of the shop', () => {
  it('tell once of the page of a product, with the least that it costs, and of presses that lead to its reviews', () => {
    const variants = [
      { onSale: false, price: amount(2200), salePrice: amount(0) },
      { onSale: true, price: amount(2000), salePrice: amount(1500) },
    ]
    visit({ itemId: 'p1', item: { title: 'Jug' }, product: { productType: 1, variants } })
    const product = { productId: 'p1', title: 'Jug', productType: 1, priceCents: 1500, currency: 'USD' }
    expect(heard).toEqual([{ name: 'visit-product', ...product }])
    document.body.innerHTML =
      '<a href="#reviews"><span id="stars">4.5</span></a><button role="tab" aria-controls="reviews">Reviews</button><a href="#other">No</a>'
    document.querySelector<HTMLElement>('#stars')?.click()
    document.querySelector<HTMLElement>('[role="tab"]')?.click()
    document.querySelector<HTMLElement>('[href="#other"]')?.click()
    expect(heard.slice(1)).toEqual([
      { name: 'reviews-anchor-click', productId: 'p1' },
      { name: 'reviews-tab-click', productId: 'p1' },
    ])
  })

  it('tell nothing of other pages', () => {
    visit({ itemId: 'post', item: { title: 'A post' } })
    expect(heard).toEqual([])
  })
})
