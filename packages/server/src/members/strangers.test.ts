import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import {
  makeAccount,
  memberPassword as password,
  signInMember,
  tokenTo,
} from '../testing/selling/make-account.ts'
import { memberLinkPath, readMemberToken } from './member-link.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
})
afterAll(() => shop.close())

const known = 'ann@example.com'

async function msOf(tried: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await tried()
  return performance.now() - begun
}

/** The quickest of each in turns, which other work on the machine delays least; as soon as they are close, nothing more can be learnt. */
async function quickestInTurns(
  most: number,
  one: () => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<number> {
  let [quickestOne, quickestOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const ratio = () => Math.min(quickestOne, quickestOther) / Math.max(quickestOne, quickestOther)
  for (let turn = 0; turn < most && !(ratio() > 0.6); turn += 1) {
    quickestOne = Math.min(quickestOne, await msOf(one))
    quickestOther = Math.min(quickestOther, await msOf(() => other(turn)))
  }
  return ratio()
}

describe('strangers at the door of accounts', () => {
  it('are kept out with a link of another purpose, of another site, or for another secret', async () => {
    await makeAccount(shop, known)
    const visitor = await shop.visitor()
    await visitor.submit('/account/forgotten', { email: known })
    const token = await tokenTo(shop, known, 'new-password')
    const given = { token, password: 'of a stranger, long' }
    for (const path of ['/account/confirm', '/account/new-address'])
      expect((await visitor.submit(path, given)).status).toBe(410)
    const [linkId = ''] = token.split('.')
    const context = { secret: shop.services.secret, websiteId: shop.website.id }
    expect(readMemberToken('reset', token, context)).toBe(linkId)
    for (const other of [
      { ...context, websiteId: 'another' },
      { ...context, secret: 'another' },
    ]) {
      const made = new URL(memberLinkPath('reset', linkId, other), 'http://x').searchParams.get('token') ?? ''
      expect((await visitor.submit('/account/new-password', { ...given, token: made })).status).toBe(410)
      expect(readMemberToken('reset', made, context)).toBe(null)
    }
    // Too old is as good as none.
    shop.clock.nowMs += 3_600_001
    expect((await visitor.submit('/account/new-password', given)).status).toBe(410)
  })

  it('are not told by the time that it takes which addresses have an account', async () => {
    const visitor = await shop.visitor()
    // Fifteen tries are what an account takes in a while.
    const ratio = await quickestInTurns(
      12,
      () => signInMember(visitor, known, 'wrong, and long'),
      (turn) => signInMember(visitor, `no${turn}@example.com`, 'wrong, and long'),
    )
    // Without a hash to compare with, an answer would be there in a tenth of the time.
    expect(ratio).toBeGreaterThan(0.4)
  })

  it('leave the same behind, whoever they asked for', async () => {
    const visitor = await shop.visitor()
    const left: unknown[] = []
    for (const email of [known, 'unknown@example.com']) {
      await visitor.submit('/account/sign-up', { name: 'Eve', email, password })
      await visitor.submit('/account/forgotten', { email })
      const { rows } = await shop.store.mail.listed({
        words: [],
        tests: [],
        sort: { key: 'date', isDescending: true },
        start: null,
        limit: 50,
      })
      left.push(
        rows
          .filter(({ to, state }) => to === email && state === 'waiting')
          .map(({ reason, subject }) => `${reason} ${subject}`),
      )
    }
    expect(left[0]).toEqual(['account ', 'account '])
    expect(left[1]).toEqual(left[0])
  })

  it('who guess are stopped for the account, wherever they come from and whatever the case of the address', async () => {
    await makeAccount(shop, 'bea@example.com')
    const statuses: number[] = []
    for (let each = 0; each < 18; each += 1) {
      const email = each % 2 === 0 ? 'bea@example.com' : ' BEA@example.com '
      statuses.push((await signInMember(await shop.visitor(), email, `guess ${each} of many`)).status)
    }
    expect(statuses.slice(0, 14).every((status) => status === 400)).toBe(true)
    expect(statuses.slice(-3)).toEqual([429, 429, 429])
    // Nor is the right password of use then; a while later it is.
    expect((await signInMember(await shop.visitor(), 'bea@example.com')).status).toBe(429)
    shop.clock.nowMs += 16 * 60_000
    expect((await signInMember(await shop.visitor(), 'bea@example.com')).status).toBe(200)
  })

  it('hold up no browser that signed in before, and such a browser guesses no more often than they do', async () => {
    const own = await makeAccount(shop, 'eva@example.com')
    await own.submit('/account/sign-out', {})
    for (let each = 0; each < 16; each += 1)
      await signInMember(await shop.visitor(), 'eva@example.com', `guess ${each} of many`)
    expect((await signInMember(await shop.visitor(), 'eva@example.com')).status).toBe(429)
    // Neither do those who use up what its network may try.
    for (let each = 0; each < 40; each += 1)
      await signInMember(await shop.visitor(), `no${each}@example.com`, 'wrong, and long')
    const [name = '', value = ''] = [...own.cookies].find(([each]) => each.startsWith('member-device-')) ?? []
    expect((await signInMember(own, 'eva@example.com')).status).toBe(200)
    const thief = await shop.visitor()
    const forged = await shop.app.inject({
      method: 'POST',
      url: '/api/site-users/account/session',
      remoteAddress: '203.0.113.9',
      headers: { 'x-csrf-token': thief.cookies.get('crumb') ?? '' },
      cookies: {
        ...Object.fromEntries(thief.cookies),
        [name]: `${value.split('.')[0]}x.${value.split('.')[1]}`,
      },
      payload: { email: 'eva@example.com', password },
    })
    expect(forged.statusCode).toBe(429)
    const answers: number[] = []
    for (let each = 0; each < 16; each += 1)
      answers.push((await signInMember(own, 'eva@example.com', `guess ${each} of many`)).status)
    expect(answers.at(-1)).toBe(429)
  })

  it('cannot use a session after it was ended, nor one that has run out', async () => {
    const visitor = await makeAccount(shop, 'cat@example.com')
    const stolen = new Map(visitor.cookies)
    const page = () =>
      shop.app.inject({ method: 'GET', url: '/account', cookies: Object.fromEntries(stolen) })
    expect((await page()).body).toContain('Signed in as')
    await visitor.submit('/account/sign-out', {})
    expect((await page()).body).not.toContain('Signed in as')
    await signInMember(visitor, 'cat@example.com')
    expect((await visitor.get('/account')).text).toContain('Signed in as')
    shop.clock.nowMs += 12 * 3_600_000 + 1
    expect((await visitor.get('/account')).text).not.toContain('Signed in as')
  })
})
