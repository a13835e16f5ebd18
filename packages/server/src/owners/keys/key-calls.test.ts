import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { sampleOf } from '@vitrine/contract/testing/invalid-samples'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

interface Made {
  readonly apiKey: { readonly id: string; readonly ending: string }
  readonly key: string
}
const make = async (rights: readonly string[], expiresAtMs: number | null = null) => {
  const made = await owner.send('POST', '/api/panel/api-keys', { name: 'Bookkeeping', rights, expiresAtMs })
  return made.json as Made
}
const read = (path: string, key: string) => shop.get(path, { authorization: `Bearer ${key}` })
const keys = async () =>
  (await owner.get('/api/panel/api-keys')).json as { keys: { lastUsedAtMs: number | null }[] }

describe('a key', () => {
  it('reads what it may, without a cookie, and nothing else', async () => {
    const { key, apiKey } = await make(['orders'])
    expect(key).toMatch(new RegExp(`^[\\w-]{39}${apiKey.ending}$`))
    expect((await read('/api/panel/orders', key)).statusCode).toBe(200)
    expect((await read('/api/panel/products', key)).json()).toEqual({
      message: 'This key is not allowed to read this.',
    })
    expect((await keys()).keys).toMatchObject([{ lastUsedAtMs: shop.clock.nowMs }])
  })

  it('is kept as a hash, and told once', async () => {
    const { key } = await make(['orders'])
    expect(JSON.stringify(await shop.store.apiKeys.list())).not.toContain(key)
    expect(JSON.stringify(await keys())).not.toContain(key)
  })

  it('makes no call that changes, and none of accounts, people, keys or settings, with all rights', async () => {
    const { key } = await make(['orders', 'products', 'content', 'pages', 'media', 'comments'])
    const panelCalls = allCalls.filter(({ policy }) => policy.kind === 'owner')
    const ask = async (call: Call) => {
      const answer = await shop.app.inject({
        method: call.method,
        url: call.path.replace(/:\w+/g, '0'.repeat(24)),
        headers: { authorization: `Bearer ${key}` },
        ...(call.method === 'GET' ? {} : { payload: sampleOf(call.body) as object }),
      })
      return { call, status: answer.statusCode }
    }
    // A key makes 300 calls a minute, and there are more than that.
    const first = await Promise.all(panelCalls.slice(0, 250).map(ask))
    shop.clock.nowMs += 60_000
    const second = await Promise.all(panelCalls.slice(250, 500).map(ask))
    expect(panelCalls.length).toBeLessThanOrEqual(500)
    const answers = [...first, ...second]
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
    const open = answers.filter(({ status }) => status !== 403).map(({ call }) => call)
    expect(open.length).toBeGreaterThan(10)
    expect(open.filter(({ method }) => method !== 'GET')).toEqual([])
    const closed = /\/(account|people|invitations|api-keys|owner|settings|session|start|lists|sites)\b/
    expect(open.filter(({ path }) => closed.test(path))).toEqual([])
  })

  it('ends on its day, and when it is deleted', async () => {
    const day = shop.clock.nowMs + 86_400_000
    const { key } = await make(['orders'], day)
    const other = await make(['orders'])
    shop.clock.nowMs = day
    expect((await read('/api/panel/orders', key)).statusCode).toBe(401)
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    expect((await read('/api/panel/orders', other.key)).statusCode).toBe(200)
    expect((await owner.send('DELETE', `/api/panel/api-keys/${other.apiKey.id}`)).status).toBe(200)
    expect((await read('/api/panel/orders', other.key)).statusCode).toBe(401)
    const acts = (await shop.store.auditLog.list({ offset: 0, limit: 20 })).map(({ summary }) => summary)
    expect(acts).toEqual(
      expect.arrayContaining(['Made the API key Bookkeeping', 'Deleted the API key Bookkeeping']),
    )
  })

  it('of another site reads nothing here', async () => {
    const other = await openShop()
    const { key } = await make(['orders'])
    const answer = await other.get('/api/panel/orders', { authorization: `Bearer ${key}` })
    expect(answer.statusCode).toBe(401)
    await other.close()
  })

  it('is slowed down, as are those who guess', async () => {
    const { key } = await make(['comments'])
    const limit = { max: 300, windowMs: 60_000, nowMs: shop.clock.nowMs }
    const { id } = ((await keys()).keys as unknown as { id: string }[])[0] ?? { id: '' }
    for (let count = 0; count < 300; count += 1) await shop.store.rateLimits.take(`key:${id}`, limit)
    expect((await read('/api/panel/comments', key)).statusCode).toBe(429)
    const guesses = []
    for (let count = 0; count < 31; count += 1) guesses.push(await read('/api/panel/orders', `no-${count}`))
    expect(guesses.map(({ statusCode }) => statusCode).slice(-2)).toEqual([401, 429])
  })

  it('needs a name, a right and a day to come', async () => {
    const body = { name: ' ', rights: [], expiresAtMs: 1 }
    expect((await owner.send('POST', '/api/panel/api-keys', body)).json).toMatchObject({
      errors: {
        name: 'Enter a name',
        rights: 'Choose what the key may read.',
        expiresAtMs: 'Choose a day that is still to come.',
      },
    })
  })
})
