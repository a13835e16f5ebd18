import { describe, expect, it } from 'vitest'
import { buildSettings } from '../../testing/builders.ts'
import { isPayable } from './is-payable.ts'

const once = { kind: 'paid', cents: 4000, interval: null, lastsDays: 90 } as const
const monthly = { ...once, interval: { value: 1, unit: 'MONTH' }, lastsDays: null } as const
const bank = { key: 'bank', label: 'Bank transfer', instructions: '' }
const shop = (payments: object) => buildSettings({ payments: { test: false, manual: [], ...payments } })

describe('isPayable', () => {
  it('wants any way to pay for what is paid once', () => {
    expect(isPayable(once, shop({}))).toBe(false)
    expect(isPayable(once, shop({ manual: [bank] }))).toBe(true)
    expect(isPayable(once, shop({ paypal: 'live' }))).toBe(true)
  })

  it('wants one that can be charged again for what is paid again and again', () => {
    expect(isPayable(monthly, shop({ manual: [bank], paypal: 'live' }))).toBe(false)
    expect(isPayable(monthly, shop({ stripe: 'live' }))).toBe(true)
  })

  it('wants none for what is free', () => {
    expect(isPayable({ kind: 'free' }, shop({}))).toBe(true)
    expect(isPayable({ ...once, cents: 0 }, shop({}))).toBe(true)
  })
})
