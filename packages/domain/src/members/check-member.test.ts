import { describe, expect, it } from 'vitest'
import { checkMember } from './check-member.ts'

const right = { name: 'Ada Bell', email: 'ada@example.com', password: 'blue mug, red mug' }

describe('checkMember', () => {
  it('takes a name, an address and a password', () => {
    expect(checkMember(right)).toEqual({})
  })

  it('says by field what is wrong', () => {
    expect(Object.keys(checkMember({ name: ' ', email: 'ada', password: 'short' }))).toEqual([
      'name',
      'email',
      'password',
    ])
  })

  it('refuses passwords that are guessed first, and the address itself', () => {
    expect(checkMember({ ...right, password: 'Password1' })).toHaveProperty('password')
    expect(checkMember({ ...right, password: 'ADA@example.com' })).toHaveProperty('password')
  })
})
