import { describe, expect, it } from 'vitest'
import { usualRestock } from '../website/selling/restock-settings.ts'
import { emailProblem } from './check-sign-up.ts'
import { forgottenFor } from './make-room.ts'
import { restockMessages, restockViews } from './restock-views.ts'
import type { RestockSignUp, RestockState } from './sign-up.ts'

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

describe('an address that asks for more than it can wait for', () => {
  const signUp = (variantId: string, createdAtMs: number, state: RestockState = 'waiting') =>
    ({ id: variantId, productId: 'p', variantId, state, createdAtMs }) as RestockSignUp
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => signUp(`v${place}`, 100 + place))
  const forgotten = (kept: readonly RestockSignUp[], variantId = 'new') =>
    forgottenFor({ productId: 'p', variantId }, kept).map(({ id }) => id)

  it('waits for the last thirty things, and forgets the oldest', () => {
    expect(forgotten(many(29))).toEqual([])
    expect(forgotten(many(30))).toEqual(['v0'])
    expect(forgotten([...many(30), signUp('older', 1, 'unsent')])).toEqual(['older', 'v0'])
  })

  it('forgets nothing for what it waits for already, of which it was told, or whose mail is on its way', () => {
    expect(forgotten(many(30), 'v7')).toEqual([])
    expect(forgotten([...many(29), signUp('told', 1, 'sent'), signUp('leaving', 2, 'queued')])).toEqual([])
  })
})
