import { expect, it } from 'vitest'
import { failureTitleAt } from './failure-title.ts'

function titleOf(attributes: string): string {
  const place = document.createElement('div')
  place.innerHTML = `<div class="sqs-add-to-cart-button" role="button" ${attributes}></div>`
  return failureTitleAt(place)
}

it.each([
  ['data-product-type="1"', 'Unable to Add Item'],
  ['data-product-type="1" data-is-subscription="true"', 'Unable to Purchase Item'],
  ['data-product-type="4"', 'Unable to purchase Gift Card'],
])('names what a button with %s could not do before its script is there', (attributes, title) => {
  expect(titleOf(attributes)).toBe(title)
})
