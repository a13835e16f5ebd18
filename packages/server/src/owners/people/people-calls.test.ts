import type { Role } from '@vitrine/domain/owners/role'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs, testPassword } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let ownerId = ''
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  const email = await signInAs(owner, shop.store, ['admin'])
  ownerId = (await shop.store.accounts.findByEmail(email))?.id ?? ''
  await shop.store.accounts.setOwner(ownerId)
})
afterEach(() => shop.close())

interface Made {
  readonly invitation: { readonly id: string; readonly expiresAtMs: number }
  readonly link: string | null
}
const invite = (email: string, roles: readonly Role[], isMailed = false) =>
  owner.send('POST', '/api/panel/invitations', { email, roles, isMailed })
const tokenOf = ({ json }: { json: unknown }) => (json as Made).link?.split('link=')[1] ?? ''
const join = async (token: string, who?: Visitor) =>
  (who ?? (await shop.visitor())).send('POST', '/api/panel/join', {
    token,
    displayName: 'Ben',
    password: 'a long password',
  })
const colleague = async (roles: readonly Role[]) => {
  const visitor = await shop.visitor()
  const email = await signInAs(visitor, shop.store, roles)
  return { visitor, id: (await shop.store.accounts.findByEmail(email))?.id ?? '', email }
}
const list = async () =>
  (await owner.get('/api/panel/people')).json as {
    people: { id: string; email: string; isOwner: boolean; isSelf: boolean; lastSeenAtMs: number }[]
    invitations: { email: string; isExpired: boolean }[]
  }

describe('an invitation', () => {
  it('makes an account with its roles, once', async () => {
    const made = await invite('ben@example.org', ['editor', 'moderator'])
    expect((made.json as Made).link).toMatch(/\/config\/join\?link=[\w-]{43}$/)
    expect((await list()).invitations).toMatchObject([{ email: 'ben@example.org', isExpired: false }])
    const ben = await shop.visitor()
    const read = await ben.send('POST', '/api/panel/join/invitation', { token: tokenOf(made) })
    expect(read.json).toMatchObject({ email: 'ben@example.org', roles: ['editor', 'moderator'] })
    const joined = await join(tokenOf(made), ben)
    expect(joined.json).toMatchObject({
      account: { email: 'ben@example.org', roles: ['editor', 'moderator'] },
    })
    expect((await ben.get('/api/panel/comments')).status).toBe(200)
    expect((await join(tokenOf(made))).status).toBe(410)
    const { people, invitations } = await list()
    expect([people.map(({ email }) => email).includes('ben@example.org'), invitations]).toEqual([true, []])
  })

  it('is kept as a hash, and what cannot be taken does not use it up', async () => {
    const made = await invite('ben@example.org', ['viewer'])
    const [stored] = await shop.store.staffInvitations.list()
    expect(JSON.stringify(stored)).not.toContain(tokenOf(made))
    const short = { token: tokenOf(made), displayName: '', password: 'short' }
    const refused = await (await shop.visitor()).send('POST', '/api/panel/join', short)
    expect(refused.json).toMatchObject({ errors: { displayName: 'Enter your name' } })
    expect((await join(tokenOf(made))).status).toBe(200)
  })

  it('is good for 7 days, and for 7 more with a new link, in the place of the former', async () => {
    const made = await invite('ben@example.org', ['viewer'])
    shop.clock.nowMs += 7 * 86_400_000
    await owner.send('POST', '/api/panel/session', { email: 'x', password: 'x' })
    expect((await join(tokenOf(made))).status).toBe(410)
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    expect((await list()).invitations).toMatchObject([{ isExpired: true }])
    const { id } = (made.json as Made).invitation
    const again = await owner.send('POST', `/api/panel/invitations/${id}/links`, { isMailed: false })
    expect((await join(tokenOf(made))).status).toBe(410)
    expect((await join(tokenOf(again))).status).toBe(200)
  })

  it('is taken back', async () => {
    const made = await invite('ben@example.org', ['viewer'])
    const path = `/api/panel/invitations/${(made.json as Made).invitation.id}`
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect((await owner.send('DELETE', path)).status).toBe(404)
    expect((await join(tokenOf(made))).status).toBe(410)
  })

  it.each([
    ['is removed', (path: string) => owner.send('DELETE', path)],
    ['administers no more', (path: string) => owner.send('PUT', path, { roles: ['editor'], was: ['admin'] })],
  ])('ends when who sent it %s', async (_, change) => {
    const { visitor, id } = await colleague(['admin'])
    const body = { email: 'ben@example.org', roles: ['admin'], isMailed: false }
    const made = await visitor.send('POST', '/api/panel/invitations', body)
    const others = await invite('cleo@example.org', ['viewer'])
    expect((await change(`/api/panel/people/${id}`)).status).toBe(200)
    expect((await join(tokenOf(made))).status).toBe(410)
    expect((await join(tokenOf(others))).status).toBe(200)
  })

  it('takes the place of the former one of the address', async () => {
    const former = await invite('ben@example.org', ['viewer'])
    const latter = await invite('BEN@example.org', ['editor'])
    expect((await list()).invitations).toHaveLength(1)
    expect((await join(tokenOf(former))).status).toBe(410)
    expect((await join(tokenOf(latter))).status).toBe(200)
  })

  it('is not used up where somebody else took its address, and says why', async () => {
    const made = await invite('ben@example.org', ['admin'])
    const { visitor } = await colleague(['viewer'])
    const move = (email: string) =>
      visitor.send('PUT', '/api/panel/account', {
        displayName: 'Eve',
        email,
        currentPassword: testPassword,
      })
    expect((await move('Ben@example.org')).status).toBe(200)
    const refused = await join(tokenOf(made))
    expect([refused.status, refused.json]).toEqual([
      409,
      { message: 'Somebody with this address works on the site already.' },
    ])
    expect((await move('eve@example.org')).status).toBe(200)
    expect((await join(tokenOf(made))).status).toBe(200)
  })

  it('is not for those who are here, nor mailed where no mail is sent', async () => {
    const { email } = await colleague(['viewer'])
    expect((await invite(email, ['editor'])).json).toMatchObject({
      errors: { email: 'Somebody with this address works on the site already.' },
    })
    expect((await invite('ben@example.org', ['viewer'], true)).status).toBe(409)
    expect((await invite('ben', [])).json).toMatchObject({
      errors: { email: 'Please enter a valid email', roles: 'Choose at least one role.' },
    })
  })
})

describe('people', () => {
  it('are listed with when they were seen, and whose the site is', async () => {
    const { id } = await colleague(['viewer'])
    const { people } = await list()
    expect(people.find((person) => person.id === ownerId)).toMatchObject({ isOwner: true, isSelf: true })
    expect(people.find((person) => person.id === id)).toMatchObject({
      isOwner: false,
      lastSeenAtMs: shop.clock.nowMs,
    })
  })

  it('are given other roles, which hold at once', async () => {
    const { visitor, id } = await colleague(['viewer'])
    expect((await visitor.get('/api/panel/orders')).status).toBe(403)
    const given = await owner.send('PUT', `/api/panel/people/${id}`, {
      roles: ['storeManager'],
      was: ['viewer'],
    })
    expect(given.status).toBe(200)
    expect((await visitor.get('/api/panel/orders')).status).toBe(200)
    const again = (body: object) => owner.send('PUT', `/api/panel/people/${id}`, body)
    expect((await again({ roles: [], was: ['storeManager'] })).status).toBe(400)
    expect((await again({ roles: ['editor'], was: ['viewer'] })).json).toEqual({
      message: 'Somebody else changed this since you opened it.',
    })
  })

  it('are written down as given other roles where these are others, and not in another order alone', async () => {
    const { id } = await colleague(['viewer', 'editor'])
    const give = (roles: readonly Role[], was: readonly Role[]) =>
      owner.send('PUT', `/api/panel/people/${id}`, { roles, was })
    const written = async () => {
      const { json } = await owner.get('/api/panel/activity')
      return JSON.stringify(json).split(' the roles ').length - 1
    }
    expect((await give(['editor', 'viewer'], ['viewer', 'editor'])).status).toBe(200)
    expect(await written()).toBe(0)
    expect((await give(['editor'], ['viewer', 'editor'])).status).toBe(200)
    expect(await written()).toBe(1)
  })

  it('are signed out as soon as they are removed', async () => {
    const { visitor, id, email } = await colleague(['storeManager'])
    expect((await owner.send('DELETE', `/api/panel/people/${id}`)).status).toBe(200)
    expect((await visitor.get('/api/panel/orders')).status).toBe(401)
    const back = await visitor.send('POST', '/api/panel/session', { email, password: testPassword })
    expect(back.status).toBe(400)
    const entries = await shop.store.auditLog.list({ offset: 0, limit: 20 })
    expect(entries).toContainEqual(expect.objectContaining({ call: 'removePerson', subjectId: id }))
  })

  it('are signed out of one browser by an administrator', async () => {
    const { visitor, id } = await colleague(['viewer'])
    const path = `/api/panel/people/${id}/sign-ins`
    const { signIns } = (await owner.get(path)).json as { signIns: { id: string }[] }
    expect((await owner.send('DELETE', `${path}/${signIns[0]?.id}`)).status).toBe(200)
    expect((await visitor.get('/api/panel/session')).status).toBe(401)
  })
})

describe('the owner', () => {
  it('cannot be removed or given other roles by another administrator, and nobody does it to themselves', async () => {
    const { visitor, id } = await colleague(['admin'])
    const path = `/api/panel/people/${ownerId}`
    expect((await visitor.send('DELETE', path)).status).toBe(409)
    expect((await visitor.send('PUT', path, { roles: ['viewer'], was: ['admin'] })).status).toBe(409)
    expect((await visitor.send('DELETE', `/api/panel/people/${id}`)).status).toBe(409)
  })

  it('alone hands the site over, to an administrator, and is exactly one', async () => {
    const admin = await colleague(['admin'])
    const viewer = await colleague(['viewer'])
    const hand = (who: Visitor, accountId: string) => who.send('PUT', '/api/panel/owner', { accountId })
    expect((await hand(admin.visitor, admin.id)).status).toBe(409)
    expect((await hand(owner, viewer.id)).status).toBe(409)
    expect((await hand(owner, admin.id)).status).toBe(200)
    const { people } = await list()
    expect(people.filter(({ isOwner }) => isOwner).map(({ id }) => id)).toEqual([admin.id])
    expect((await hand(owner, ownerId)).status).toBe(409)
  })
})

describe('what asks to confirm who one is', () => {
  const take = () => owner.send('PUT', '/api/panel/settings/payments', {})

  it('is refused five minutes after signing in, and done after the password', async () => {
    expect((await invite('ben@example.org', ['viewer'])).status).toBe(200)
    shop.clock.nowMs += 5 * 60_000
    const refused = await invite('cleo@example.org', ['viewer'])
    expect([refused.status, refused.json]).toMatchObject([403, { needs: 'confirmation' }])
    expect((await take()).json).toMatchObject({ needs: 'confirmation' })
    const confirm = (password: string) => owner.send('POST', '/api/panel/session/confirmation', { password })
    expect((await confirm('wrong')).json).toMatchObject({
      errors: { password: 'This is not your password.' },
    })
    expect((await invite('cleo@example.org', ['viewer'])).status).toBe(403)
    expect((await confirm(testPassword)).status).toBe(200)
    expect((await invite('cleo@example.org', ['viewer'])).status).toBe(200)
  })

  it('holds for one browser', async () => {
    const { email } = await colleague(['admin'])
    const other = await shop.visitor()
    await other.send('POST', '/api/panel/session', { email, password: testPassword })
    shop.clock.nowMs += 5 * 60_000
    await owner.send('POST', '/api/panel/session/confirmation', { password: testPassword })
    const body = { email: 'dan@example.org', roles: ['viewer'], isMailed: false }
    expect((await other.send('POST', '/api/panel/invitations', body)).status).toBe(403)
  })
})
