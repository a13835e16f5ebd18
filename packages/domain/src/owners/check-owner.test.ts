import { describe, expect, it } from 'vitest'
import { checkOwner } from './check-owner.ts'

const ada = { displayName: 'Ada', email: 'ada@example.org', password: 'a long password' }

describe('checkOwner', () => {
  it('finds nothing wrong with a name, an address and a long password', () => {
    expect(checkOwner(ada)).toEqual({})
    expect(checkOwner({ ...ada, displayName: ' Ada ', email: ' ada@example.org ' })).toEqual({})
  })

  it('names each field that is wrong', () => {
    expect(checkOwner({ displayName: ' ', email: 'ada@example', password: 'short' })).toEqual({
      displayName: 'Enter your name',
      email: 'Please enter a valid email',
      password: 'Use at least 12 characters',
    })
  })

  it('takes names of one line', () => {
    const wrong = { displayName: 'Write it in one line, without line breaks.' }
    for (const name of ['Ada\r\nBcc: x@y.example', 'Ada\u0007', 'Ada\u2028Byron'])
      expect(checkOwner({ ...ada, displayName: name })).toEqual(wrong)
  })

  it('takes names up to 100 characters', () => {
    expect(checkOwner({ ...ada, displayName: 'a'.repeat(100) })).toEqual({})
    expect(checkOwner({ ...ada, displayName: 'a'.repeat(101) })).toEqual({
      displayName: 'Use at most 100 characters.',
    })
  })

  it('takes passwords of 12 to 200 characters, an emoji counting as one', () => {
    expect(checkOwner({ ...ada, password: '🫖'.repeat(12) })).toEqual({})
    expect(checkOwner({ ...ada, password: '🫖'.repeat(200) })).toEqual({})
    expect(checkOwner({ ...ada, password: 'a'.repeat(201) })).toEqual({
      password: 'Use at most 200 characters.',
    })
  })
})
