import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/builders.ts'
import { availableQuantity } from '../stock.ts'
import { isHeld, withoutOwnHolds } from './own-holds.ts'

const last = buildVariant({ id: 'last', stock: { unlimited: false, onHand: 3, held: 3 } })
const other = buildVariant({ id: 'other', stock: { unlimited: false, onHand: 2, held: 1 } })
const endless = buildVariant({ id: 'endless', stock: { unlimited: true } })
const product = buildProduct({ variants: [last, other, endless] })

const left = (own: Parameters<typeof withoutOwnHolds>[1]) =>
  withoutOwnHolds(product, own).variants.map(({ stock }) => availableQuantity('physical', stock))

describe('what the own payment of a cart holds', () => {
  it('does not stand in its own way, while what others hold does', () => {
    expect(left([])).toEqual([0, 1, Number.POSITIVE_INFINITY])
    expect(left([{ variantId: 'last', quantity: 2 }])).toEqual([2, 1, Number.POSITIVE_INFINITY])
  })

  it('gives no more than there is, where a hold ended meanwhile', () => {
    expect(left([{ variantId: 'other', quantity: 5 }])).toEqual([0, 2, Number.POSITIVE_INFINITY])
  })

  it('is asked about only where units are held', () => {
    expect(isHeld(product)).toBe(true)
    expect(isHeld({ variants: [endless] })).toBe(false)
  })
})
