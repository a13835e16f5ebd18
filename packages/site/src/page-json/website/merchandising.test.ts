import { buildMug, buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { merchandisingJson } from './merchandising.ts'

const few = { unlimited: false, onHand: 2, held: 0 } as const
const mug = buildMug({ scarcity: { text: '', threshold: 5 } })
const variants = mug.variants.map((each) => ({ ...each, stock: few }))
const attributesOf = (count: number) => {
  const product = { ...mug, variants: variants.slice(0, count) }
  const context = merchandisingJson([product], buildSite(), 'page')[mug.id]
  return context?.scarcityTemplateViews.map(({ attributes }) => attributes)
}

it('tells of few pieces by the choice of a variant, where there is one to make', () => {
  expect(attributesOf(2)).toEqual([{ Colour: 'Blue' }, { Colour: 'Red' }])
  expect(attributesOf(1)).toEqual([{}])
})
