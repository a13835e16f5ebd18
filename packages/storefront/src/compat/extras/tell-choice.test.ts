import { expect, it } from 'vitest'
import { startTellingChoices } from './tell-choice.ts'

it('tells scripts of templates what is chosen, as the page tells variants, before they hear of the change', () => {
  const blue = { sku: 'B', attributes: { Colour: 'Blue' }, priceMoney: { currency: 'USD', value: '12.00' } }
  document.body.innerHTML =
    '<div class="product-variants"><select data-variant-option-name="Colour"><option value=""></option><option>Blue</option></select></div>'
  const pickers = document.querySelector<HTMLElement>('.product-variants')
  const select = document.querySelector('select')
  pickers?.setAttribute('data-variants', JSON.stringify([blue]))
  startTellingChoices(document)
  expect(pickers?.dataset.unselectedOptions).toBe('["Colour"]')
  expect(pickers?.getAttribute('data-selected-variant')).toBe('')
  const heard: (string | undefined)[] = []
  select?.addEventListener('change', () => heard.push(pickers?.dataset.selectedVariant))
  Object.assign(select ?? {}, { value: 'Blue' })
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(heard).toEqual([JSON.stringify(blue)])
  expect(pickers?.dataset.unselectedOptions).toBe('[]')
})
