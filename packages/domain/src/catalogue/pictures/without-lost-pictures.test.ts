import { expect, it } from 'vitest'
import type { Product } from '../product.ts'
import { withoutLostPictures } from './without-lost-pictures.ts'

const bowl = {
  images: [{ id: 'front' }, { id: 'back' }],
  variants: [{ imageId: 'front' }, { imageId: 'back' }, { imageId: null }],
} as unknown as Product

it('takes pictures that are gone off a product and off the variants that show them', () => {
  expect(withoutLostPictures(bowl, new Set(['back']))).toEqual({
    images: [{ id: 'front' }],
    variants: [{ imageId: 'front' }, { imageId: null }, { imageId: null }],
  })
  expect(withoutLostPictures(bowl, new Set())).toBe(bowl)
})
