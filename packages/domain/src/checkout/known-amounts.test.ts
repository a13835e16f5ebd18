import { describe, expect, it } from 'vitest'
import { type AddressedCart, knownAmounts } from './known-amounts.ts'

const parcel: AddressedCart = { requiresShipping: true, taxIsIncluded: false }
const austin = { country: 'US', region: 'TX' }

describe('the amounts of a cart', () => {
  it('are unknown until it is told where it goes', () => {
    expect(knownAmounts(parcel)).toEqual({ shipping: false, tax: false, total: false })
    expect(knownAmounts({ ...parcel, shippingAddress: { country: 'US', region: '' } }).tax).toBe(false)
  })

  it('are known with the region and the way of delivery', () => {
    const known = { ...parcel, shippingAddress: austin }
    expect(knownAmounts(known)).toEqual({ shipping: false, tax: true, total: false })
    expect(knownAmounts({ ...known, selectedShippingOptionKey: 'ground' }).total).toBe(true)
  })

  it('need no region where the country asks for none', () => {
    expect(knownAmounts({ ...parcel, shippingAddress: { country: 'DE' } }).tax).toBe(true)
  })

  it('are known with the bill’s address where nothing is sent, and at once where prices hold the tax', () => {
    const course = { ...parcel, requiresShipping: false }
    expect(knownAmounts(course).total).toBe(false)
    expect(knownAmounts({ ...course, billingAddress: austin }).total).toBe(true)
    expect(knownAmounts({ ...course, taxIsIncluded: true }).total).toBe(true)
  })
})
