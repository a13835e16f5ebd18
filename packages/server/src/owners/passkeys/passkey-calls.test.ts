import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { makePasskey, type TestPasskey } from '../../testing/owners/authenticator.ts'
import { signInAs, testPassword } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let email = ''
beforeEach(async () => {
  shop = await openShop()
  owner = await openVisitor(shop.app, 'localhost')
  email = await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

type PasskeyOptions = { challenge: string; host: string; known: { id: string }[] }
const options = async (who = owner) => {
  // Those made in the same moment have no order.
  shop.clock.nowMs += 1
  return (await who.send('POST', '/api/panel/account/passkeys/challenge')).json as PasskeyOptions
}
const add = (made: object, { who = owner, name = 'My telephone' } = {}) =>
  who.send('POST', '/api/panel/account/passkeys', { name, ...made })
const addOne = async (who = owner, name = 'My telephone'): Promise<TestPasskey> => {
  const passkey = makePasskey(await options(who))
  expect((await add(passkey.made, { who, name })).status).toBe(200)
  return passkey
}
type Listed = { id: string; name: string; host: string; lastUsedAtMs: number | null }
const listed = async (who = owner) =>
  ((await who.get('/api/panel/account/passkeys')).json as { passkeys: Listed[] }).passkeys
const question = async (who: Visitor, ticket: string | null = null) =>
  (await who.send('POST', '/api/panel/session/passkey/challenge', { ticket })).json as PasskeyOptions
const answer = (who: Visitor, given: object, ticket: string | null = null) =>
  who.send('POST', '/api/panel/session/passkey', { ticket, answer: given })
const byPassword = async (who: Visitor) =>
  (await who.send('POST', '/api/panel/session', { email, password: testPassword })).json as {
    ticket: string
    hasApp: boolean
    passkeyHosts: string[]
  }
const stranger = () => openVisitor(shop.app, 'localhost')
const remove = (id: string, password = '') =>
  owner.send('DELETE', `/api/panel/account/passkeys/${id}`, { password })

describe('a passkey', () => {
  it('is added with a name, and with codes on paper for the first', async () => {
    const passkey = makePasskey(await options())
    const first = (await add(passkey.made)).json as { recoveryCodes: string[] }
    expect(first.recoveryCodes).toHaveLength(10)
    const second = await add(makePasskey(await options()).made, { name: 'The key in the drawer' })
    expect(second.json).toEqual({ recoveryCodes: [] })
    const names = (await listed()).map(({ name, host, lastUsedAtMs }) => [name, host, lastUsedAtMs])
    expect(names).toEqual([
      ['My telephone', 'localhost', null],
      ['The key in the drawer', 'localhost', null],
    ])
    expect((await options()).known.map(({ id }) => id)).toContain(passkey.id)
  })

  it('signs in without a password, from any browser', async () => {
    const passkey = await addOne()
    const visitor = await stranger()
    expect((await visitor.get('/api/panel/session/methods')).json).toMatchObject({
      passkeyOrigin: 'http://localhost',
    })
    const { challenge } = await question(visitor)
    expect((await answer(visitor, passkey.answer(challenge))).status).toBe(200)
    expect((await visitor.get('/api/panel/account')).json).toMatchObject({ email })
    expect((await listed())[0]?.lastUsedAtMs).toBe(shop.clock.nowMs)
  })

  it('is the second factor after the password, and a code on paper is one, too', async () => {
    const made = makePasskey(await options())
    const { recoveryCodes } = (await add(made.made)).json as { recoveryCodes: string[] }
    const visitor = await stranger()
    const { ticket, ...asked } = await byPassword(visitor)
    expect(asked).toEqual({ hasApp: false, passkeyHosts: ['localhost'] })
    expect((await visitor.get('/api/panel/account')).status).toBe(401)
    const { challenge, known } = await question(visitor, ticket)
    expect(known).toEqual([{ id: made.id, transports: ['internal'] }])
    expect((await answer(visitor, made.answer(challenge), ticket)).status).toBe(200)
    expect((await question(visitor, ticket)).challenge).toBeUndefined()

    const other = await stranger()
    const next = await byPassword(other)
    const code = recoveryCodes[0] ?? ''
    const byCode = await other.send('POST', '/api/panel/session/second-factor', {
      ticket: next.ticket,
      code,
    })
    expect(byCode.status).toBe(200)
  })

  it('proves who is at work', async () => {
    const passkey = await addOne()
    shop.clock.nowMs += 5 * 60_000
    expect((await owner.send('POST', '/api/panel/account/passkeys/challenge')).json).toMatchObject({
      needs: 'confirmation',
    })
    const asked = await owner.send('POST', '/api/panel/session/confirmation/passkey/challenge')
    const given = passkey.answer((asked.json as PasskeyOptions).challenge)
    const confirm = () => owner.send('POST', '/api/panel/session/confirmation/passkey', { answer: given })
    expect((await confirm()).status).toBe(200)
    expect((await options()).challenge).toBeDefined()
    expect((await confirm()).status).toBe(400)
  })

  it('is renamed', async () => {
    await addOne()
    const [{ id } = { id: '' }] = await listed()
    const rename = (name: string) => owner.send('PUT', `/api/panel/account/passkeys/${id}`, { name })
    expect((await rename(' ')).json).toMatchObject({ errors: { name: 'Enter a name' } })
    expect((await rename('Laptop')).status).toBe(200)
    expect((await listed())[0]?.name).toBe('Laptop')
  })
})

describe('removing passkeys', () => {
  it('asks for the password before the last one goes', async () => {
    await addOne()
    await addOne(owner, 'Another')
    const [first, last] = await listed()
    expect((await remove(first?.id ?? '')).status).toBe(200)
    expect((await remove(last?.id ?? '')).json).toMatchObject({
      errors: { password: expect.stringContaining('your last passkey') },
    })
    expect((await remove(last?.id ?? '', 'a wrong password')).status).toBe(400)
    expect((await remove(last?.id ?? '', testPassword)).status).toBe(200)
    expect((await owner.get('/api/panel/account/second-factor')).json).toMatchObject({ codesLeft: 0 })
    expect(await byPassword(await stranger())).not.toHaveProperty('ticket')
  })

  it('asks to confirm first', async () => {
    await addOne()
    const [{ id } = { id: '' }] = await listed()
    shop.clock.nowMs += 5 * 60_000
    expect((await remove(id, testPassword)).json).toMatchObject({ needs: 'confirmation' })
  })

  it('leaves nothing that opens', async () => {
    const passkey = await addOne()
    await addOne(owner, 'Another')
    const visitor = await stranger()
    const { challenge } = await question(visitor)
    await remove((await listed())[0]?.id ?? '')
    expect((await answer(visitor, passkey.answer(challenge))).status).toBe(400)
  })
})

describe('a new passkey is refused', () => {
  it.each([
    ['of another origin', { origin: 'http://localhost.evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without the person verified', { isVerified: false }],
    ['that is an answer', { type: 'webauthn.get' }],
  ])('%s', async (_name, wrong) => {
    expect((await add(makePasskey(await options(), wrong).made)).status).toBe(400)
    expect(await listed()).toEqual([])
  })

  it('for a challenge that was used, is too old, or is of another session', async () => {
    const asked = await options()
    expect((await add(makePasskey(asked).made)).status).toBe(200)
    expect((await add(makePasskey(asked).made)).status).toBe(400)
    const late = makePasskey(await options())
    const colleague = await stranger()
    await signInAs(colleague, shop.store, ['admin'])
    expect((await add(makePasskey(await options()).made, { who: colleague })).status).toBe(400)
    shop.clock.nowMs += 5 * 60_000
    await owner.send('POST', '/api/panel/session/confirmation', { password: testPassword })
    expect((await add(late.made)).status).toBe(400)
    expect(await listed()).toHaveLength(1)
  })

  it('that another account has', async () => {
    const passkey = await addOne()
    const colleague = await stranger()
    await signInAs(colleague, shop.store, ['admin'])
    const again = makePasskey(await options(colleague))
    await shop.store.passkeys.save({
      ...((await shop.store.passkeys.find(passkey.id)) ?? expect.fail()),
      id: again.id,
    })
    expect((await add(again.made, { who: colleague })).status).toBe(409)
  })

  it('in words at an address that can have none', async () => {
    const visitor = await openVisitor(shop.app, '127.0.0.1:3000')
    await signInAs(visitor, shop.store, ['admin'])
    const refused = await visitor.send('POST', '/api/panel/account/passkeys/challenge')
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('http://localhost')])
    const plain = await openVisitor(shop.app, 'shop.example')
    await signInAs(plain, shop.store, ['admin'])
    expect((await plain.send('POST', '/api/panel/account/passkeys/challenge')).text).toContain(
      'Passkeys need HTTPS',
    )
  })
})

describe('an answer is refused', () => {
  it.each([
    ['of another origin', { origin: 'http://localhost:81' }],
    ['for another host', { host: 'evil.example' }],
    ['without the person verified', { isVerified: false }],
    ['for another account than it names', { userHandle: 'c29tZWJvZHk' }],
    ['that made a passkey', { type: 'webauthn.create' }],
  ])('%s', async (_name, wrong) => {
    const passkey = await addOne()
    const visitor = await stranger()
    const { challenge } = await question(visitor)
    expect((await answer(visitor, passkey.answer(challenge, wrong))).status).toBe(400)
    expect((await visitor.get('/api/panel/account')).status).toBe(401)
    // The challenge is used up, and a right answer comes too late.
    expect((await answer(visitor, passkey.answer(challenge))).status).toBe(400)
  })

  it('when it was sent before, is too old, or is of another browser', async () => {
    const passkey = await addOne()
    const visitor = await stranger()
    const { challenge } = await question(visitor)
    expect((await answer(await stranger(), passkey.answer(challenge))).status).toBe(400)
    expect((await answer(visitor, passkey.answer(challenge))).status).toBe(200)
    expect((await answer(visitor, passkey.answer(challenge, { counter: 2 }))).status).toBe(400)
    const late = await question(visitor)
    shop.clock.nowMs += 5 * 60_000
    expect((await answer(visitor, passkey.answer(late.challenge, { counter: 3 }))).status).toBe(400)
  })

  it('from a copy of the device, which counts no further', async () => {
    const passkey = await addOne()
    const sign = async (counter: number) => {
      const visitor = await stranger()
      const { challenge } = await question(visitor)
      return (await answer(visitor, passkey.answer(challenge, { counter }))).status
    }
    expect([await sign(7), await sign(7), await sign(6), await sign(8)]).toEqual([200, 400, 400, 200])
  })

  it('from the passkey of somebody else', async () => {
    await addOne()
    const colleague = await stranger()
    await signInAs(colleague, shop.store, ['admin'])
    const theirs = await addOne(colleague)
    const visitor = await stranger()
    const { ticket } = await byPassword(visitor)
    const { challenge } = await question(visitor, ticket)
    expect((await answer(visitor, theirs.answer(challenge), ticket)).status).toBe(400)
    const asked = await owner.send('POST', '/api/panel/session/confirmation/passkey/challenge')
    const given = theirs.answer((asked.json as PasskeyOptions).challenge)
    const confirmed = await owner.send('POST', '/api/panel/session/confirmation/passkey', { answer: given })
    expect(confirmed.status).toBe(400)
  })

  it('at another site, though it is of the same host', async () => {
    const passkey = await addOne()
    const other = await openShop()
    const visitor = await openVisitor(other.app, 'localhost')
    const { challenge } = await question(visitor)
    expect((await answer(visitor, passkey.answer(challenge))).status).toBe(400)
    await other.close()
  })

  it('for a challenge of another purpose', async () => {
    const passkey = await addOne()
    const { challenge } = await question(owner)
    const given = passkey.answer(challenge)
    const confirmed = await owner.send('POST', '/api/panel/session/confirmation/passkey', { answer: given })
    expect(confirmed.status).toBe(400)
  })

  it('from an account that was disabled', async () => {
    const passkey = await addOne()
    const account = (await shop.store.accounts.findByEmail(email)) ?? expect.fail()
    await shop.store.accounts.save({ ...account, isDisabled: true })
    const visitor = await stranger()
    const { challenge } = await question(visitor)
    expect((await answer(visitor, passkey.answer(challenge))).status).toBe(400)
  })
})
