import { describe, expect, it } from 'vitest'
import { isTotalChanged } from './total-changed.ts'

const cart = { dueCents: 4573, currency: 'USD' }

describe('isTotalChanged', () => {
  it('lets the sum pass that was shown', () => {
    expect(isTotalChanged({ amountCents: 4573, currency: 'USD' }, cart)).toBe(false)
  })

  it('finds a cent more or less, another currency, and a sum that could not be shown', () => {
    expect(isTotalChanged({ amountCents: 4574, currency: 'USD' }, cart)).toBe(true)
    expect(isTotalChanged({ amountCents: 4572, currency: 'USD' }, cart)).toBe(true)
    expect(isTotalChanged({ amountCents: 4573, currency: 'EUR' }, cart)).toBe(true)
    expect(isTotalChanged({ amountCents: null, currency: 'USD' }, cart)).toBe(true)
  })

  it('asks nothing of who was shown nothing', () => {
    expect(isTotalChanged(undefined, cart)).toBe(false)
  })
})
