import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { defineCall } from './call.ts'

const reply = Type.Object({})
const address = { name: 'look', method: 'GET', path: '/look', reply } as const

it('takes what a call of owners leaves out for nothing, and for no limit', () => {
  const { params, query, limit } = defineCall({ ...address, policy: { kind: 'owner', roles: ['admin'] } })
  expect([params.properties, query.properties, limit]).toEqual([{}, {}, null])
})

it('has it said how often visitors may make a call', () => {
  // @ts-expect-error Without a limit it does not compile.
  defineCall({ ...address, policy: { kind: 'public-read' } })
  expect(defineCall({ ...address, policy: { kind: 'public-read' }, limit: null }).limit).toBeNull()
})
