import { expect, it } from 'vitest'
import { whoText } from './who-text.ts'

const byNobodyKnown = { person: '', isOwn: false }

it('tells visitors, such as those who erase themselves, from whoever runs the server', () => {
  expect(whoText({ ...byNobodyKnown, from: 'Firefox on Windows' })).toBe('A visitor')
  expect(whoText({ ...byNobodyKnown, from: 'Unknown device' })).toBe('A visitor')
  expect(whoText({ ...byNobodyKnown, from: '' })).toBe('Somebody at the shell')
  expect(whoText({ person: 'Grace', isOwn: false, from: '' })).toBe('Grace')
})
