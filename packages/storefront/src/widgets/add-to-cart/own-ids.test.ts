import { afterEach, describe, expect, it } from 'vitest'
import { buildQuickView } from '../product-quick-view/build-quick-view.ts'
import { bindOptionPickers } from './option-pickers.ts'

const choices = (size: string) => `<div class="product-variants"><div data-variant-option-name="Size">
  <input type="radio" name="variant-option-Size" value="${size}" id="variant-option-Size-M">
  <label role="button" tabindex="0" for="variant-option-Size-M">M</label></div></div>`
const forms = () => [...document.querySelectorAll<HTMLElement>('form')]
const chosenIn = (form: HTMLElement | undefined) => form?.querySelector('input')?.checked

afterEach(() => document.body.replaceChildren())

describe('two products of a page that have the same sizes', () => {
  it('are chosen in by their own labels', () => {
    document.body.innerHTML = `<form>${choices('first')}</form><form>${choices('second')}</form>`
    const [first, second] = forms()
    const pickers = forms().map((form) => bindOptionPickers(form, () => undefined))
    second?.querySelector('label')?.click()
    expect([chosenIn(first), chosenIn(second)]).toEqual([false, true])
    expect(pickers.map((each) => each.read())).toEqual([{ Size: '' }, { Size: 'second' }])
    expect(first?.querySelector('input')?.id).toBe('variant-option-Size-M')
  })

  it('are so in a quick view, before its form is awake', () => {
    document.body.innerHTML = `<form>${choices('page')}</form>`
    document.body.append(buildQuickView(`<form>${choices('view')}</form>`))
    const [page, view] = forms()
    view?.querySelector('label')?.click()
    expect([chosenIn(page), chosenIn(view)]).toEqual([false, true])
  })
})
