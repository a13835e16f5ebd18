import { scopeOf } from '@vitrine/template/testing/build-scope'
import { expect, it } from 'vitest'
import { storefrontVocabulary } from '../../formatters.ts'
import { buildProduct } from '../../testing/build-product.ts'
import { withMargin } from './margins.ts'

it('leaves the platform’s white space around a widget', () => {
  const price = storefrontVocabulary.formatters?.['product-price']
  const mug = buildProduct()
  expect(price?.(mug, [], scopeOf(mug), [mug])).toMatch(/^\n\n\n<div class="product-price">[\s\S]*<\/div>$/)
})

it('leaves none where nothing is shown', () => {
  const formatter = withMargin('comments', () => undefined)
  expect(formatter('x', [], scopeOf('x'), ['x'])).toBeUndefined()
  const passing = withMargin('product-scarcity', (value) => value)
  expect(passing('x', [], scopeOf('x'), ['x'])).toBe('x')
})
