import { describe, expect, it } from 'vitest'
import { rewriteElements } from '../../html/rewrite-elements.ts'
import { sayIn } from '../../words/visitor-words.ts'
import { QuantityFields } from './quantity-field.ts'

const addQuantitySteps = (html: string) => rewriteElements(html, [new QuantityFields(sayIn('en'))])
const field = '<input id="q" name="quantity" type="number" min="1" value="1">'
const part = (inner: string) =>
  `<div class="product-quantity-input" data-item-id="p1"><label for="q">Quantity</label>${inner}</div>`
const form = (inner: string) => `<form method="post" class="product-form wide">${inner}</form>`

describe('quantity fields', () => {
  it('have a button to either side of the quantity field of a product form', async () => {
    expect(await addQuantitySteps(form(part(field)))).toContain(
      '<label for="q">Quantity</label><span class="vt-quantity"><button type="button" class="vt-quantity-step" data-step="down" aria-label="One less">' +
        `<span aria-hidden="true">&minus;</span></button>${field}<button type="button" class="vt-quantity-step" data-step="up" aria-label="One more">`,
    )
  })

  it('does so for each form of a page', async () => {
    const page = await addQuantitySteps(`${form(part(field))}<p>and</p>${form(part(field))}`)
    expect(page.match(/class="vt-quantity"/g)).toHaveLength(2)
  })

  it.each([
    ['a field outside of a product form', part(field)],
    ['a field after a product form', form('') + part(field)],
    ['a field of another kind', form(part('<input type="text" value="1">'))],
    ['a part without a field', form(part(''))],
    ['a style sheet', form(`<style>.product-quantity-input{}</style>${field}`)],
  ])('leaves %s as it is', async (_what, page) => {
    expect(await addQuantitySteps(page)).toBe(page)
  })

  it('takes no more time for texts that are made to take much', async () => {
    const start = performance.now()
    await addQuantitySteps('<form class="product-form"><div class="product-quantity-input">'.repeat(5_000))
    await addQuantitySteps('product-quantity-input<'.repeat(20_000))
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
