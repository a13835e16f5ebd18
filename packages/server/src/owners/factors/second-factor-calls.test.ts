import { factorProblemText } from '@vitrine/domain/owners/second-factor'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs, testPassword } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let email = ''
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  email = await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

/** What an app shows for a secret, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.nowMs + steps * 30_000 })

const passkey = {
  id: 'cGFzc2tleQ',
  name: 'Laptop',
  host: 'localhost',
  publicKey: 'a2V5',
  transports: [],
  counter: 0,
  createdAtMs: 0,
  lastUsedAtMs: null,
}

const begin = async (who = owner) =>
  (await who.send('POST', '/api/panel/account/second-factor')).json as { uri: string; secret: string }
const turnOn = async (who = owner) => {
  const { secret } = await begin(who)
  const code = codeOf(secret)
  const on = await who.send('POST', '/api/panel/account/second-factor/code', { code })
  shop.clock.nowMs += 30_000
  return { secret, codes: (on.json as { recoveryCodes: string[] }).recoveryCodes }
}
const signIn = async (who: Visitor, as = email) => {
  const answer = await who.send('POST', '/api/panel/session', { email: as, password: testPassword })
  return (answer.json as { ticket?: string }).ticket ?? ''
}
const finish = (who: Visitor, ticket: string, code: string) =>
  who.send('POST', '/api/panel/session/second-factor', { ticket, code })

describe('a second factor', () => {
  it('is on once a code of the app was seen, with ten codes on paper', async () => {
    const { uri, secret } = await begin()
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/)
    const wrong = await owner.send('POST', '/api/panel/account/second-factor/code', { code: '000000' })
    expect(wrong.status).toBe(400)
    const on = await owner.send('POST', '/api/panel/account/second-factor/code', { code: codeOf(secret) })
    const { recoveryCodes } = on.json as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await owner.get('/api/panel/account/second-factor')).json).toEqual({
      isOn: true,
      hasPasskey: false,
      codesLeft: 10,
      isRequired: false,
    })
  })

  it('says that it is on where a code is sent again, such as when the answer was lost', async () => {
    const { secret } = await turnOn()
    const again = await owner.send('POST', '/api/panel/account/second-factor/code', { code: codeOf(secret) })
    expect(again).toMatchObject({ status: 409, json: { message: factorProblemText['second-factor-on'] } })
    const anew = await owner.send('POST', '/api/panel/account/second-factor')
    expect(anew).toMatchObject({ status: 409, json: { message: factorProblemText['second-factor-on'] } })
  })

  it('is asked for after the password, which opens nothing by itself', async () => {
    const { secret } = await turnOn()
    const visitor = await shop.visitor()
    const ticket = await signIn(visitor)
    expect(ticket).not.toBe('')
    expect((await visitor.get('/api/panel/orders')).status).toBe(401)
    expect((await finish(visitor, ticket, '123456')).status).toBe(400)
    expect((await finish(visitor, ticket, codeOf(secret))).status).toBe(200)
    expect((await visitor.get('/api/panel/orders')).status).toBe(200)
    expect((await finish(await shop.visitor(), ticket, codeOf(secret, 1))).status).toBe(410)
  })

  it('takes no code twice, nor one of before', async () => {
    const { secret } = await turnOn()
    const code = codeOf(secret)
    const first = await shop.visitor()
    expect((await finish(first, await signIn(first), code)).status).toBe(200)
    const second = await shop.visitor()
    const ticket = await signIn(second)
    expect((await finish(second, ticket, code)).status).toBe(400)
    expect((await finish(second, ticket, codeOf(secret, -1))).status).toBe(400)
    expect((await finish(second, ticket, codeOf(secret, 1))).status).toBe(200)
  })

  it('takes each code on paper once, however it is typed', async () => {
    const { codes } = await turnOn()
    const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    const first = await shop.visitor()
    expect((await finish(first, await signIn(first), typed)).status).toBe(200)
    const second = await shop.visitor()
    expect((await finish(second, await signIn(second), codes[0] ?? '')).status).toBe(400)
    expect((await first.get('/api/panel/account/second-factor')).json).toMatchObject({ codesLeft: 9 })
    const renewed = await first.send('POST', '/api/panel/account/recovery-codes')
    expect((renewed.json as { recoveryCodes: string[] }).recoveryCodes).not.toContain(codes[1])
    expect((await finish(second, await signIn(second), codes[1] ?? '')).status).toBe(400)
  })

  it('is not guessed: ten tries in a quarter of an hour, wherever they come from', async () => {
    const { secret } = await turnOn()
    shop.clock.nowMs += 15 * 60_000
    const visitor = await shop.visitor()
    const ticket = await signIn(visitor)
    const statuses = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await finish(visitor, ticket, '000001')).status)
    expect(statuses.slice(-2)).toEqual([400, 429])
    expect((await finish(visitor, ticket, codeOf(secret))).status).toBe(429)
  })

  it('waits for ten minutes', async () => {
    const { secret } = await turnOn()
    const visitor = await shop.visitor()
    const ticket = await signIn(visitor)
    shop.clock.nowMs += 10 * 60_000
    expect((await finish(visitor, ticket, codeOf(secret))).status).toBe(410)
  })

  it('lets nobody in before a code of the app was seen, though a passkey asks for one', async () => {
    const accountId = (await shop.store.accounts.findByEmail(email))?.id ?? ''
    await shop.store.passkeys.save({ ...passkey, accountId })
    const { secret } = await begin()
    const visitor = await shop.visitor()
    const ticket = await signIn(visitor)
    expect(ticket).not.toBe('')
    expect((await finish(visitor, ticket, codeOf(secret))).status).toBe(400)
    const code = codeOf(secret)
    expect((await owner.send('POST', '/api/panel/account/second-factor/code', { code })).status).toBe(200)
    expect((await finish(visitor, ticket, codeOf(secret, 1))).status).toBe(200)
  })

  it('is kept so that the database alone makes no codes', async () => {
    const { secret, codes } = await turnOn()
    const id = (await shop.store.accounts.findByEmail(email))?.id ?? ''
    const kept = JSON.stringify(await shop.store.secondFactors.find(id))
    expect(kept).not.toContain(secret)
    expect(await shop.store.secondFactors.takeCode(id, codes[0] ?? '')).toBe(false)
  })

  it('is turned off, and asks to confirm before', async () => {
    await turnOn()
    shop.clock.nowMs += 5 * 60_000
    const end = () => owner.send('DELETE', '/api/panel/account/second-factor')
    expect((await end()).json).toMatchObject({ needs: 'confirmation' })
    await owner.send('POST', '/api/panel/session/confirmation', { password: testPassword })
    expect((await end()).status).toBe(200)
    expect(await signIn(await shop.visitor())).toBe('')
  })
})

describe('a role that needs a second factor', () => {
  const rule = async (roles: readonly string[]) => {
    const { version } = (await owner.get('/api/panel/settings/sign-in')).json as { version: string }
    return owner.send('PUT', '/api/panel/settings/sign-in', { value: { secondFactorRoles: roles }, version })
  }

  it('sees neither a locked site nor its news until there is one', async () => {
    const seller = await shop.visitor()
    await signInAs(seller, shop.store, ['storeManager'])
    const lock = { passwordHash: '', headline: 'Opening soon', bodyHtml: '' }
    await shop.store.site.save({ ...(await shop.store.site.read()), lock })
    const seen = async () => [
      (await seller.get('/about')).status,
      (await seller.get('/api/commerce/shopping-cart')).status,
    ]
    expect((await rule(['admin'])).status).toBe(200)
    expect(await seen()).toEqual([200, 404])
    await shop.store.site.save({ ...(await shop.store.site.read()), secondFactorRoles: ['storeManager'] })
    expect(await seen()).toEqual([403, 403])
    expect((await seller.get('/api/panel/events')).status).toBe(401)
    expect((await seller.get('/api/panel/session')).status).toBe(200)
  })

  it('opens nothing but the account until there is one', async () => {
    const seller = await shop.visitor()
    await signInAs(seller, shop.store, ['storeManager'])
    expect((await rule(['storeManager'])).status).toBe(200)
    expect((await seller.get('/api/panel/orders')).json).toMatchObject({ needs: 'second-factor' })
    expect((await seller.get('/api/panel/session')).json).toMatchObject({
      account: { lacksSecondFactor: true },
    })
    await turnOn(seller)
    expect((await seller.get('/api/panel/orders')).status).toBe(200)
    expect((await owner.get('/api/panel/orders')).status).toBe(200)
  })

  it('is helped by an administrator who ends a lost one', async () => {
    const seller = await shop.visitor()
    const sellerEmail = await signInAs(seller, shop.store, ['storeManager'])
    await turnOn(seller)
    const id = (await shop.store.accounts.findByEmail(sellerEmail))?.id ?? ''
    const path = `/api/panel/people/${id}/second-factor`
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect((await seller.get('/api/panel/orders')).status).toBe(401)
    expect(await signIn(seller, sellerEmail)).toBe('')
  })
})
