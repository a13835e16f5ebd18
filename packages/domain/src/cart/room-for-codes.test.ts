import { expect, it } from 'vitest'
import { buildCart } from '../testing/builders.ts'
import { addCode, removeCode } from './change-codes.ts'
import { addGiftCard } from './change-gift-cards.ts'

const texts = (count: number) => Array.from({ length: count }, (_, index) => `T${index}`)

it('has room for ten codes and for ten gift cards, and takes one that is there again', () => {
  const codes = texts(10)
  expect(addCode(buildCart({ codes: codes.slice(1) }), 'T0', 7)?.codes).toHaveLength(10)
  expect(addCode(buildCart({ codes }), 'T10', 7)).toBeNull()
  expect(addCode(buildCart({ codes }), 'T3', 7)?.codes).toEqual(codes)
  expect(addGiftCard(buildCart({ giftCardIds: codes.slice(1) }), 'T0', 7)?.giftCardIds).toHaveLength(10)
  expect(addGiftCard(buildCart({ giftCardIds: codes }), 'T10', 7)).toBeNull()
})

it('takes codes and gift cards away', () => {
  const cart = buildCart({ codes: ['A', 'B'], giftCardIds: ['abc', 'def'] })
  expect(removeCode(cart, 'A', 7)).toMatchObject({
    codes: ['B'],
    giftCardIds: ['abc', 'def'],
    updatedAtMs: 7,
  })
  expect(removeCode(cart, 'ABC', 7)).toMatchObject({ codes: ['A', 'B'], giftCardIds: ['def'] })
})
