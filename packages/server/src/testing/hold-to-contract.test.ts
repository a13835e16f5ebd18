import type { Call } from '@vitrine/contract/call'
import { cartPageCall } from '@vitrine/contract/cart/page-calls'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { readSignInMethodsCall } from '@vitrine/contract/owners/session-calls'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { holdToContract } from './hold-to-contract.ts'

/** An app that answers `value` in the name of a call. */
async function answering(call: Call, value: unknown, contentType = 'application/json') {
  const app = Fastify()
  const broken = holdToContract(app)
  app.get('/', { config: { call } }, (_request, reply) =>
    reply.type(contentType).send(typeof value === 'string' ? value : JSON.stringify(value)),
  )
  const { statusCode } = await app.inject('/')
  return { statusCode, broken }
}

describe('the contract in tests', () => {
  it('lets pass what a call names', async () => {
    const answered = await answering(readSignInMethodsCall, { mailsLinks: true, passkeyOrigin: null })
    expect(answered).toEqual({ statusCode: 200, broken: [] })
  })

  it('refuses an answer in which a field is missing', async () => {
    const { statusCode, broken } = await answering(readSignInMethodsCall, {})
    expect(statusCode).toBe(500)
    expect(broken).toEqual([expect.stringContaining('readSignInMethods breaks the contract: / must have')])
  })

  it('refuses a field that no call names', async () => {
    const { broken } = await answering(readSignInMethodsCall, { mailsLinks: true, password: 'secret' })
    expect(broken).toEqual([expect.stringContaining('must not have additional properties')])
  })

  it('looks into lists of objects', async () => {
    const { broken } = await answering(listOrdersCall, {
      rows: [{ id: 'a' }],
      next: null,
      previous: null,
      total: { count: 1, isMore: false },
    })
    expect(broken).toEqual([expect.stringContaining('/rows/0 must have required properties')])
  })

  it('refuses data where a page was named', async () => {
    const { broken } = await answering(cartPageCall, { cart: null })
    expect(broken).toEqual(['cartPage answers no page, against the contract.'])
  })

  it('refuses a page where data was named', async () => {
    const { broken } = await answering(readSignInMethodsCall, '<p>Yes</p>', 'text/html')
    expect(broken).toEqual(['readSignInMethods answers a page, against the contract.'])
  })
})
