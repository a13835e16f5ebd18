import { describe, expect, it } from 'vitest'
import { checkChange, checkInvitation, checkTransfer } from './staff.ts'

const ada = { id: 'ada', roles: ['admin'] } as const
const ben = { id: 'ben', roles: ['editor'] } as const

describe('the part of a person in a site', () => {
  it('is changed by another, and never that of the owner', () => {
    expect(checkChange({ actorId: 'ada', ownerId: 'ada', person: ben })).toBeNull()
    expect(checkChange({ actorId: 'cleo', ownerId: 'ada', person: ada })).toBe('owner-stays')
    expect(checkChange({ actorId: 'ben', ownerId: 'ada', person: ben })).toBe('not-yourself')
  })

  it('becomes that of the owner by the owner alone, for administrators', () => {
    const cleo = { id: 'cleo', roles: ['admin', 'editor'] } as const
    expect(checkTransfer({ actorId: 'ada', ownerId: 'ada', person: cleo })).toBeNull()
    expect(checkTransfer({ actorId: 'cleo', ownerId: 'ada', person: cleo })).toBe('owner-alone')
    expect(checkTransfer({ actorId: 'cleo', ownerId: null, person: cleo })).toBe('owner-alone')
    expect(checkTransfer({ actorId: 'ada', ownerId: 'ada', person: ben })).toBe('owner-must-administer')
  })
})

describe('an invitation', () => {
  it('needs an address and a role', () => {
    expect(checkInvitation({ email: ' ben@example.org ', roles: ['viewer'] })).toEqual({})
    expect(checkInvitation({ email: 'ben', roles: [] })).toEqual({
      email: 'Please enter a valid email',
      roles: 'Choose at least one role.',
    })
  })
})
