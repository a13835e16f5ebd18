import { expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/builders.ts'
import { missingPartsOf } from './missing-parts.ts'

const bare = buildProduct({
  images: [],
  bodyHtml: '<p>&nbsp;</p>',
  excerptHtml: '',
  variants: [buildVariant({ sku: '', weightGrams: 0 })],
})

it('misses pictures, words, SKUs, weights and makers', () => {
  expect(missingPartsOf(bare)).toEqual(['picture', 'description', 'sku', 'weight', 'maker'])
})

it('asks for no weight and no maker of what is not sent', () => {
  expect(missingPartsOf({ ...bare, type: 'digital' })).toEqual(['picture', 'description', 'sku'])
})

it('takes a picture in the text for a description', () => {
  expect(missingPartsOf({ ...bare, bodyHtml: '<p><img src="/mug.jpg"></p>' })).not.toContain('description')
})
