import { defineCall, type Policy } from '@vitrine/contract/call'
import { noon } from '@vitrine/store/testing/builders'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { mount } from './mount.ts'
import { reply } from './reply/reply.ts'
import { hashToken } from './visitor/token-hash.ts'

const noFields = Type.Object({})

function callWith(policy: Policy, name: string, limit: { max: number; windowMs: number } | null = null) {
  return defineCall({
    name,
    method: 'POST',
    path: `/api/test/${name}`,
    policy,
    limit,
    params: noFields,
    query: noFields,
    body: Type.Object({
      title: Type.String({ minLength: 1, maxLength: 5 }),
      count: Type.Optional(Type.Integer()),
    }),
    reply: noFields,
  })
}

const change = callWith({ kind: 'visitor-change' }, 'change')
const limited = callWith({ kind: 'visitor-change' }, 'limited', { max: 2, windowMs: 60_000 })
const owned = callWith({ kind: 'owner', roles: ['storeManager'] }, 'owned')
const waiting = callWith({ kind: 'visitor-change' }, 'waiting')
const failing = callWith({ kind: 'visitor-change' }, 'failing')

describe('mounted calls', () => {
  let site: OpenSite
  let app: ReturnType<typeof buildApp>
  beforeAll(async () => {
    site = await openSite()
    app = buildApp(site.services)
    app.register(async (scope) => {
      for (const call of [change, limited, owned]) {
        mount(scope, call, async ({ body, account }) => reply({ body, by: account?.email ?? null }))
      }
      mount(scope, waiting, async ({ isGone }) => {
        asked.resolve(isGone)
        await answered.promise
        return reply({})
      })
      mount(scope, failing, async () => {
        throw new Error('the inside of the shop')
      })
    })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })

  const asked = Promise.withResolvers<() => boolean>()
  const answered = Promise.withResolvers<void>()

  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers })

  async function visit(): Promise<Record<string, string>> {
    const cookies = (await app.inject('/shop')).headers['set-cookie'] as string[]
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    return { cookie, 'x-csrf-token': /crumb=([^;]+)/.exec(cookie)?.[1] ?? '' }
  }

  it('take a change from a visitor with his crumb', async () => {
    const answer = await post('/api/test/change', { title: 'Mug' }, await visit())
    expect([answer.statusCode, answer.json()]).toEqual([200, { body: { title: 'Mug' }, by: null }])
  })

  it('refuse it with the flag and a fresh crumb, which works at once', async () => {
    const visitor = await visit()
    const refused = await post('/api/test/change', { title: 'Mug' }, { cookie: visitor.cookie ?? '' })
    expect(refused.statusCode).toBe(200)
    expect(refused.json()).toEqual({
      error: 'Your session has expired. Please reload the page and try again.',
      crumbFail: true,
      crumb: expect.any(String),
    })
    const again = { cookie: visitor.cookie ?? '', 'x-csrf-token': refused.json().crumb }
    expect((await post('/api/test/change', { title: 'Mug' }, again)).json().body).toEqual({ title: 'Mug' })
  })

  it('ask for cookies where there are none', async () => {
    expect((await post('/api/test/change', { title: 'Mug' })).json().error).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    )
  })

  it('do not take the crumb of one visitor with the cookies of another', async () => {
    const [ada, ben] = [await visit(), await visit()]
    const mixed = { cookie: ada.cookie ?? '', 'x-csrf-token': ben['x-csrf-token'] ?? '' }
    expect((await post('/api/test/change', { title: 'Mug' }, mixed)).json().crumbFail).toBe(true)
  })

  it('do not take a change from another origin, crumb or not', async () => {
    const visitor = await visit()
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    const answers = await Promise.all(
      strangers.map((strange) => post('/api/test/change', { title: 'Mug' }, { ...visitor, ...strange })),
    )
    expect(answers.map((answer) => answer.json().crumbFail)).toEqual([true, true, true])
  })

  it('take a plain form from one of our pages without a crumb, and from nowhere else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const own = await post('/api/test/change', 'title=Mug&count=2', {
      ...form,
      origin: 'http://localhost:80',
    })
    expect(own.json().body).toEqual({ title: 'Mug', count: 2 })
    expect((await post('/api/test/change', 'title=Mug', form)).statusCode).toBe(403)
  })

  it('say in plain words which fields are wrong', async () => {
    const answer = await post('/api/test/change', { title: 'Too long', count: 1.5 }, await visit())
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({
      title: 'Use at most 5 characters.',
      count: 'Must be a whole number.',
    })
    expect((await post('/api/test/change', {}, await visit())).json().errors).toEqual({ title: 'Required' })
  })

  it('say that a body cannot be read', async () => {
    const headers = { ...(await visit()), 'content-type': 'application/json' }
    expect((await post('/api/test/change', '{"title":', headers)).statusCode).toBe(400)
  })

  it('know whether whoever asked has gone', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const end = new AbortController()
    const request = fetch(`${address}/api/test/waiting`, {
      method: 'POST',
      headers: { ...(await visit()), 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Mug' }),
      signal: end.signal,
    })
    const isGone = await asked.promise
    expect(isGone()).toBe(false)
    end.abort()
    await expect(request).rejects.toThrow('aborted')
    await vi.waitFor(() => expect(isGone()).toBe(true))
    answered.resolve()
  })

  it('slow down who is too quick', async () => {
    const visitor = await visit()
    const hurry = () => post('/api/test/limited', { title: 'Mug' }, visitor)
    const [first, second, third] = [await hurry(), await hurry(), await hurry()]
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429])
    expect(third.json()).toEqual({ message: 'Please try again in 1 minute.' })
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('let owners in by session and role only', async () => {
    const visitor = await visit()
    expect((await post('/api/test/owned', { title: 'Mug' }, visitor)).statusCode).toBe(401)
    const editor = await signIn(site, 'ed@example.com', ['editor'])
    const manager = await signIn(site, 'may@example.com', ['storeManager'])
    const as = (token: string) => ({ ...visitor, cookie: `${visitor.cookie}; owner=${token}` })
    expect((await post('/api/test/owned', { title: 'Mug' }, as(editor))).statusCode).toBe(403)
    expect((await post('/api/test/owned', { title: 'Mug' }, as(manager))).json().by).toBe('may@example.com')
    const withoutCrumb = { cookie: as(manager).cookie }
    expect((await post('/api/test/owned', { title: 'Mug' }, withoutCrumb)).statusCode).toBe(403)
  })

  it('hide what went wrong inside, and log it', async () => {
    const answer = await post('/api/test/failing', { title: 'Mug' }, await visit())
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ message: 'Something went wrong. Please try again.' })
    expect(site.logged.join('\n')).toContain('A request failed')
  })

  it('do not mount without a policy', () => {
    const open = { ...change, policy: undefined as unknown as Policy }
    expect(() => mount(buildApp(site.services), open, async () => reply({}))).toThrow('has no policy')
  })
})

describe('calls that answer JSON', () => {
  it('do not have the template compiled, which pages do', async () => {
    const site = await openSite()
    const { views } = site.app.installation
    expect((await site.get('/api/commerce/shopping-cart')).json()).toHaveProperty('message')
    expect(views.themes.versionOf(site.website)).toBe(0)
    await site.get('/cart')
    expect(views.themes.versionOf(site.website)).toBeGreaterThan(0)
    await site.close()
  })
})

async function signIn({ store }: OpenSite, email: string, roles: readonly ('editor' | 'storeManager')[]) {
  const token = `token-of-${email}`
  const account = { id: hashToken(email).slice(0, 24), email, displayName: email, passwordHash: '', roles }
  await store.accounts.save({ ...account, isDisabled: false, createdAtMs: noon })
  const session = { tokenHash: hashToken(token), accountId: account.id, createdAtMs: noon }
  const seen = { device: '', network: '', lastSeenAtMs: noon, confirmedAtMs: noon }
  await store.sessions.save({ ...session, ...seen, expiresAtMs: noon + 3_600_000 })
  return token
}
