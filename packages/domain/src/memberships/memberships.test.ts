import { describe, expect, it } from 'vitest'
import { checkGrant, checkPlan } from './check-membership.ts'
import { areasOf, isWhilePaid, type Membership } from './membership.ts'
import { isOpenTo, noAreas } from './open-areas.ts'
import type { MembershipPlan } from './plan.ts'

const plan: MembershipPlan = {
  id: 'friends',
  name: 'Friends',
  description: '',
  areaIds: ['letters', 'kiln'],
  price: { kind: 'free' },
  isOffered: true,
  createdAtMs: 0,
  updatedAtMs: 0,
}
const membership: Membership = {
  id: 'one',
  email: 'ada@example.com',
  planId: 'friends',
  source: 'joined',
  startedAtMs: 1_000,
  endsAtMs: null,
  updatedAtMs: 1_000,
}

describe('a membership', () => {
  it('opens the areas of its plan, until it ends', () => {
    expect([...areasOf([membership], [plan], 2_000).areaIds]).toEqual(['letters', 'kiln'])
    const ended = { ...membership, endsAtMs: 2_000 }
    expect(areasOf([ended], [plan], 1_999).isMember).toBe(true)
    expect(areasOf([ended], [plan], 2_000)).toEqual(noAreas)
  })

  it('has no end, a last day, or goes on while it is paid for', () => {
    const paid = { ...membership, source: 'paid', orderId: 'order' } as const
    expect([membership, paid, { ...paid, endsAtMs: 2_000 }].map(isWhilePaid)).toEqual([false, true, false])
  })

  it('opens nothing by a plan that is gone', () => {
    expect([...areasOf([membership], [], 2_000).areaIds]).toEqual([])
  })
})

describe('what lies in areas', () => {
  it('is open to who may enter one of them, and what lies in none to all', () => {
    const open = { isMember: true, areaIds: new Set(['kiln']) }
    expect(isOpenTo({ areaIds: ['letters', 'kiln'] }, open)).toBe(true)
    expect(isOpenTo({ areaIds: ['letters'] }, open)).toBe(false)
    expect(isOpenTo({ areaIds: [] }, noAreas)).toBe(true)
    expect(isOpenTo({}, noAreas)).toBe(true)
  })
})

describe('what owners enter', () => {
  it('is refused for a plan that opens nothing, or what is gone', () => {
    expect(checkPlan({ ...plan, areaIds: [] }, ['kiln'])).toHaveProperty('areaIds')
    expect(checkPlan(plan, ['kiln'])).toHaveProperty('areaIds')
    expect(checkPlan(plan, ['kiln', 'letters'])).toEqual({})
    expect(checkPlan({ ...plan, name: ' ' }, ['kiln', 'letters'])).toHaveProperty('name')
  })

  it('is refused for a grant without an address, or one that is over', () => {
    expect(checkGrant({ email: 'ada', endsAtMs: null }, 0)).toHaveProperty('email')
    expect(checkGrant({ email: 'ada@example.com', endsAtMs: 5 }, 5)).toHaveProperty('endsAtMs')
    expect(checkGrant({ email: 'ada@example.com', endsAtMs: 6 }, 5)).toEqual({})
  })
})
