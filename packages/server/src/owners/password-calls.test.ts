import { buildAccount } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../services/mailer.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs, testPassword } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const session = '/api/panel/session'
const newPassword = 'another of some length'

let sent: OutgoingMail[]
let shop: OpenShop
let owner: Visitor
let email: string
beforeEach(async () => {
  sent = []
  shop = await openShop({
    site: { homeOrigin: 'https://shop.example' },
    mailer: { transport: 'smtp', send: async (mail) => void sent.push(mail) },
  })
  owner = await shop.visitor()
  email = await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

const askFor = async (address: string) =>
  (await shop.visitor()).send('POST', '/api/panel/password/link', { email: address })
const setBy = async (token: string, password = newPassword) =>
  (await shop.visitor()).send('POST', '/api/panel/password', { token, password })
const signIn = async (password: string) =>
  (await (await shop.visitor()).send('POST', session, { email, password })).status

async function mailedToken(): Promise<string> {
  await askFor(email)
  await shop.runJobs()
  return /\/config\/new-password\?link=([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('a link for a new password', () => {
  it('sets it once, ends all sessions, and lets its reader in', async () => {
    const token = await mailedToken()
    const person = await shop.visitor()
    const set = await person.send('POST', '/api/panel/password', { token, password: newPassword })
    expect(set.json).toMatchObject({ account: { email } })
    expect((await person.get(session)).status).toBe(200)
    expect((await owner.get(session)).status).toBe(401)
    expect([await signIn(testPassword), await signIn(newPassword)]).toEqual([400, 200])
    expect((await setBy(token)).status).toBe(410)
  })

  it('is good for an hour, for its account alone, and stays when the password cannot be taken', async () => {
    const token = await mailedToken()
    expect((await setBy(token, 'short')).json).toMatchObject({
      errors: { password: 'Use at least 12 characters' },
    })
    shop.clock.nowMs += 60 * 60_000
    expect((await setBy(token)).status).toBe(410)
    expect(await signIn(testPassword)).toBe(200)
  })

  it('is asked for with the same answer whether somebody has the address or not', async () => {
    const [known, unknown] = [await askFor(email), await askFor('nobody@example.com')]
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    await shop.runJobs()
    expect(sent.map(({ to }) => to)).toEqual([email])
  })

  it('ends a sign-in with the former one that waits for the second factor', async () => {
    const { id: accountId } = (await shop.store.accounts.findByEmail(email)) ?? expect.fail()
    const ticket = { tokenHash: 'waits', accountId, isByLink: false, expiresAtMs: shop.clock.nowMs + 60_000 }
    await shop.store.signInTickets.save(ticket)
    await shop.store.signInTickets.save({ ...ticket, tokenHash: 'else', accountId: 'another' })
    expect((await setBy(await mailedToken())).status).toBe(200)
    expect(await shop.store.signInTickets.find('waits', shop.clock.nowMs)).toBeUndefined()
    expect(await shop.store.signInTickets.find('else', shop.clock.nowMs)).toBeDefined()
  })

  it('is kept from those who read the mailbox', async () => {
    const token = await mailedToken()
    const manager = await shop.visitor()
    await signInAs(manager, shop.store, ['storeManager'])
    const { text } = await manager.get('/api/panel/mail')
    expect(text).toContain(`Link for a new password for ${email}`)
    expect(text).not.toContain(token)
  })

  it('is worth nothing after the password was changed otherwise, as is a link that signs in', async () => {
    const token = await mailedToken()
    const body = { currentPassword: testPassword, password: newPassword }
    expect((await owner.send('PUT', '/api/panel/account/password', body)).status).toBe(200)
    expect((await setBy(token)).status).toBe(410)
  })

  it('is not promised where no mail goes out', async () => {
    const silent = await openShop()
    const visitor = await silent.visitor()
    const { status, text } = await visitor.send('POST', '/api/panel/password/link', { email })
    expect([status, text]).toEqual([409, expect.stringContaining('owner reset EMAIL')])
    await silent.close()
  })
})

describe('changing the password', () => {
  it('asks for the present one, ends the other sessions, and keeps this one and its browser', async () => {
    const phone = await shop.visitor()
    await phone.send('POST', session, { email, password: testPassword })
    const change = (currentPassword: string) =>
      owner.send('PUT', '/api/panel/account/password', { currentPassword, password: newPassword })
    expect((await change('wrong')).json).toMatchObject({
      errors: { currentPassword: 'This is not your password.' },
    })
    expect((await change(testPassword)).json).toEqual({ ended: 1 })
    expect([(await owner.get(session)).status, (await phone.get(session)).status]).toEqual([200, 401])
    expect([await signIn(testPassword), await signIn(newPassword)]).toEqual([400, 200])
  })

  it('cannot be guessed at from an open session', async () => {
    const body = { currentPassword: 'guess', password: newPassword }
    const answers = []
    for (let count = 0; count < 31; count += 1)
      answers.push((await owner.send('PUT', '/api/panel/account/password', body)).status)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('an account without a password', () => {
  it('is not let in by an empty one', async () => {
    await shop.store.accounts.save(buildAccount({ email: 'new@example.com', passwordHash: '' }))
    const visitor = await shop.visitor()
    const tried = await visitor.send('POST', session, { email: 'new@example.com', password: '' })
    expect(tried.status).toBe(400)
  })
})
