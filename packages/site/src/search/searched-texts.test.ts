import { buildProduct, buildVariant } from '@vitrine/domain/testing/builders'
import { expect, it } from 'vitest'
import { productTexts } from './searched-texts.ts'

it('finds a product by the values of its options, each said once: a blue mug is a mug with a blue variant', () => {
  const variants = [
    buildVariant({ sku: 'M-BL-S', attributes: { Colour: 'Blue', Size: 'Small' } }),
    buildVariant({ sku: 'M-BL-L', attributes: { Colour: 'Blue', Size: 'Large' } }),
  ]
  const { title, terms } = productTexts(
    buildProduct({ title: 'Mug', categories: ['Table'], tags: [], variants }),
  )
  expect([title, terms]).toEqual(['Mug', 'Table Blue Small Large M-BL-S M-BL-L'])
})
