import { describe, expect, it } from 'vitest'
import { usualRestock } from '../website/selling/restock-settings.ts'
import { emailProblem } from './check-sign-up.ts'
import { restockMessages, restockViews } from './restock-views.ts'

const on = { ...usualRestock, isOn: true }
const variant = (id: string, onHand: number, held = 0) => ({
  id,
  sku: id,
  attributes: { Glaze: id },
  priceCents: 1,
  salePriceCents: 0,
  isOnSale: false,
  stock: { unlimited: false, onHand, held } as const,
  weightGrams: 0,
  imageId: null,
})

describe('the forms of those who wait', () => {
  it('stand for each variant that is gone, hidden until it is chosen where there are several', () => {
    const product = {
      type: 'physical',
      variants: [variant('blue', 0), variant('red', 2), variant('lime', 1, 1)],
    } as const
    expect(restockViews(product, on)).toEqual([
      { variantId: 'blue', hiddenByDefault: true, variantName: 'blue' },
      { variantId: 'lime', hiddenByDefault: true, variantName: 'lime' },
    ])
    expect(restockViews({ type: 'physical', variants: [variant('blue', 0)] }, on)[0]?.hiddenByDefault).toBe(
      false,
    )
  })

  it('are for nothing that has no end, and nowhere while they are off', () => {
    expect(restockViews({ type: 'digital', variants: [variant('file', 0)] }, on)).toEqual([])
    expect(restockViews({ type: 'physical', variants: [variant('blue', 0)] }, usualRestock)).toEqual([])
  })

  it('invite in the words of the owner', () => {
    expect(restockMessages({ ...on, invitation: 'Tell me' }, (text) => text)).toMatchObject({
      CTAText: 'Tell me',
      buttonText: 'Sign up',
    })
  })

  it.each([
    ['', 'restock-email-blank'],
    ['  ', 'restock-email-blank'],
    ['nobody', 'restock-email-wrong'],
    [' Ada@example.com ', null],
  ])('say of %j: %s', (typed, problem) => expect(emailProblem(typed)).toBe(problem))
})
