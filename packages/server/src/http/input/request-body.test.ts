import { expect, it } from 'vitest'
import { readForm } from './request-body.ts'

it('reads the breaks of a plain form as scripts send them', () => {
  expect(readForm({ note: 'one\r\ntwo', name: ['A', 'B'] })).toEqual({ note: 'one\ntwo', name: 'B' })
})
