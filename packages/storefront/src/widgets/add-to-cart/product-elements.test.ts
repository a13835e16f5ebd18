import { describe, expect, it } from 'vitest'
import { findProductElements } from './product-elements.ts'

const form = (id: string) =>
  `<form class="product-form" data-item-id="${id}"><button class="sqs-add-to-cart-button" data-item-id="${id}">Add</button></form>`

function placeOf(page: string, selector: string) {
  document.body.innerHTML = page
  const start = document.querySelector<HTMLElement>(selector)
  return start ? findProductElements(start) : null
}

const pricesIn = (place: ReturnType<typeof placeOf>) =>
  [...(place?.surroundings.querySelectorAll('.product-price') ?? [])].map((price) => price.textContent)

describe('the place of a product in its page', () => {
  it('leaves the prices of related products alone', () => {
    const page = `<article data-item-id="p1"><b class="product-price">1</b>${form('p1')}</article>
      <section><b class="product-price">2</b></section>`
    expect(pricesIn(placeOf(page, 'form'))).toEqual(['1'])
  })

  it('is the nearest part with its price where nothing says whose it is', () => {
    const page = `<div><div><b class="product-price">1</b>${form('p1')}</div><b class="product-price">2</b></div>`
    expect(pricesIn(placeOf(page, 'form'))).toEqual(['1'])
  })

  it('ends where another product begins', () => {
    const page = `<ul><li>${form('p1')}</li><li><b class="product-price">2</b>${form('p2')}</li></ul>`
    expect(pricesIn(placeOf(page, 'form'))).toEqual([])
  })

  it('brings together parts that a template sets apart', () => {
    const page = `<div><div><div class="product-variants" data-item-id="p1"></div></div>
      <div class="product-quantity-input" data-item-id="p1"><input></div>
      <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" data-item-id="p1" data-product-type="4"></div></div></div>`
    expect(placeOf(page, '.product-variants')).toMatchObject({ itemId: 'p1', productType: 4, form: null })
    expect(placeOf(page, '.sqs-add-to-cart-button-wrapper')?.pickers).not.toBeNull()
    expect(placeOf(page, '.product-quantity-input')?.quantity).not.toBeNull()
  })

  it('is nowhere without a button', () => {
    expect(placeOf('<div class="product-variants" data-item-id="p1"></div>', '.product-variants')).toBeNull()
  })
})
