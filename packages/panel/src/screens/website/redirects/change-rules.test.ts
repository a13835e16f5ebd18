import { expect, it } from 'vitest'
import { withChange } from './change-rules.ts'

const text = '/a -> /b 301\n/c -> /d 302'
const second = { source: '/c', target: '/d', status: 302 } as const

it('changes a rule where it stands, adds one at the end, and takes one out', () => {
  expect(withChange(text, { before: second, after: { ...second, status: 301 } })).toBe(
    '/a -> /b 301\n/c -> /d 301',
  )
  expect(withChange(text, { before: null, after: { ...second, source: '/e' } })).toBe(`${text}\n/e -> /d 302`)
  expect(withChange('', { before: null, after: second })).toBe('/c -> /d 302')
  expect(withChange(text, { before: second, after: null })).toBe('/a -> /b 301')
})

it('leaves alone what somebody else changed meanwhile', () => {
  expect(withChange(text, { before: { ...second, target: '/x' }, after: null })).toBeNull()
})
