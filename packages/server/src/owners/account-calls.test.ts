import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs, testPassword } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const account = '/api/panel/account'
const session = '/api/panel/session'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

interface AccountReply {
  readonly signIns: readonly { readonly id: string; readonly isThis: boolean; readonly device: string }[]
}

let shop: OpenShop
let owner: Visitor
let email: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  email = await signInAs(owner, shop.store, ['editor'])
})
afterEach(() => shop.close())

const read = async (from = owner) => (await from.get(account)).json as AccountReply

/** Signs in to the account from elsewhere, as Firefox. */
async function signInElsewhere(): Promise<void> {
  await shop.app.inject({
    method: 'POST',
    url: session,
    remoteAddress: '203.0.113.77',
    cookies: Object.fromEntries([...owner.cookies].filter(([name]) => name !== 'owner')),
    headers: { 'x-csrf-token': owner.cookies.get('crumb') ?? '', 'user-agent': firefox },
    payload: { email, password: testPassword },
  })
}

describe('the sessions of an account', () => {
  it('are listed with their browser, a shortened network, and which one asks', async () => {
    shop.clock.nowMs += 60_000
    await signInElsewhere()
    const { signIns } = await read()
    expect(signIns).toMatchObject([
      { device: 'Firefox on Windows', network: '203.0.113.…', lastSeenAtMs: shop.clock.nowMs, isThis: false },
      { isThis: true },
    ])
    expect(JSON.stringify(signIns)).not.toContain('203.0.113.77')
  })

  it('tell when they were used last', async () => {
    shop.clock.nowMs += 3 * 3_600_000
    await owner.get(session)
    expect((await read()).signIns).toMatchObject([{ lastSeenAtMs: shop.clock.nowMs }])
  })

  it('end one by one, and all others at once', async () => {
    await signInElsewhere()
    await signInElsewhere()
    const [other] = (await read()).signIns.filter(({ isThis }) => !isThis)
    expect((await owner.send('DELETE', `${account}/sign-ins/${other?.id}`)).status).toBe(200)
    expect((await read()).signIns).toHaveLength(2)
    expect((await owner.send('DELETE', `${account}/sign-ins`)).json).toEqual({ ended: 1 })
    expect((await read()).signIns).toMatchObject([{ isThis: true }])
  })

  it('of others are out of reach', async () => {
    const other = await shop.visitor()
    await signInAs(other, shop.store, ['admin'])
    const [theirs] = (await read(other)).signIns
    expect((await owner.send('DELETE', `${account}/sign-ins/${theirs?.id}`)).status).toBe(404)
    expect((await other.get(session)).status).toBe(200)
  })
})

describe('name and address', () => {
  const change = (displayName: string, address: string, currentPassword = '') =>
    owner.send('PUT', account, { displayName, email: address, currentPassword })

  it('a new name needs no password, a new address does', async () => {
    expect((await change('Ada B.', email)).json).toMatchObject({ account: { displayName: 'Ada B.' } })
    expect((await change('Ada', 'new@example.com', 'wrong')).json).toMatchObject({
      errors: { currentPassword: 'This is not your password.' },
    })
    shop.clock.nowMs += 1
    expect((await change('Ada', 'new@example.com', testPassword)).json).toMatchObject({
      account: { email: 'new@example.com' },
    })
    const [act] = await shop.store.auditLog.list({ offset: 0, limit: 1 })
    expect(act?.summary).toBe('Changed the email address of the account')
  })

  it('an address that another account has is refused at its field', async () => {
    const taken = await signInAs(await shop.visitor(), shop.store, ['admin'])
    const { status, json } = await change('Ada', taken.toUpperCase(), testPassword)
    expect([status, json]).toMatchObject([400, { errors: { email: 'Another account has this address.' } }])
  })
})
