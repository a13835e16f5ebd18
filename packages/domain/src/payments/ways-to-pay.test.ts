import { describe, expect, it } from 'vitest'
import { waysToPay } from './ways-to-pay.ts'

const bank = { key: 'bank', label: 'Bank transfer', instructions: '' }
const all = { test: true, manual: [bank], stripe: 'live', paypal: 'test' } as const
const due = { currency: 'EUR', dueCents: 1800, isKept: false }
const kinds = (part: Partial<typeof due> | { dueCents: null }) =>
  waysToPay(all, { ...due, ...part }).map(({ kind }) => kind)

describe('waysToPay', () => {
  it('names the accounts of services, test cards and what is paid outside of the shop', () => {
    expect(waysToPay(all, due)).toEqual([
      { kind: 'stripe', account: 'stripe' },
      { kind: 'paypal', account: 'paypal-test' },
      { kind: 'test' },
      { kind: 'manual', method: bank },
    ])
    expect(waysToPay({ test: false, manual: [] }, due)).toEqual([])
  })

  it('is without Stripe below the least that it charges, once that is known', () => {
    expect(kinds({ dueCents: 49 })).toEqual(['paypal', 'test', 'manual'])
    expect(kinds({ dueCents: 50 })).toContain('stripe')
    expect(kinds({ dueCents: null })).toContain('stripe')
  })

  it('is of what is charged again what can be charged again, where nothing is due at first, too', () => {
    expect(kinds({ isKept: true })).toEqual(['stripe', 'test'])
    expect(kinds({ isKept: true, dueCents: 0 })).toEqual(['stripe', 'test'])
  })

  it('is without PayPal for what it takes no currency of', () => {
    expect(kinds({ currency: 'BRL' })).toEqual(['stripe', 'test', 'manual'])
  })
})
