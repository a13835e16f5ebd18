import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../http/visitor/token-hash.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs, testPassword } from '../testing/sign-in.ts'

const session = '/api/panel/session'

describe('the door of the panel', () => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('lets an owner in, says who that is, and out again for good', async () => {
    const owner = await shop.visitor()
    const email = await signInAs(owner, shop.store, ['admin'])
    const read = await owner.get(session)
    expect(read.json).toEqual({
      panelUrl: 'http://localhost',
      hasOtherSites: false,
      account: {
        id: expect.any(String),
        email,
        displayName: 'Owner',
        roles: ['admin'],
        lacksSecondFactor: false,
        language: null,
      },
      site: {
        id: shop.website.id,
        title: 'Harbour',
        url: 'http://localhost',
        currency: 'USD',
        locale: 'en-US',
        timeZone: 'America/New_York',
        measurement: 'metric',
        isInEuropeanMarket: false,
        suspension: null,
        head: {
          homepageTitleFormat: '%s',
          collectionTitleFormat: '%p — %s',
          itemTitleFormat: '%i — %s',
          description: '',
          pictureUrl: null,
        },
      },
    })
    const token = owner.cookies.get('owner') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await owner.send('DELETE', session)).status).toBe(200)
    expect(owner.cookies.has('owner')).toBe(false)
    const replay = await shop.app.inject({ url: session, cookies: { owner: token } })
    expect([replay.statusCode, replay.json()]).toEqual([401, { message: 'Please sign in.' }])
  })

  it('gives a new session at each sign-in', async () => {
    const owner = await shop.visitor()
    const email = await signInAs(owner, shop.store, ['admin'])
    const first = owner.cookies.get('owner')
    await owner.send('POST', session, { email: email.toUpperCase(), password: testPassword })
    expect(owner.cookies.get('owner')).not.toBe(first)
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const stranger = await shop.visitor()
    const email = await signInAs(await shop.visitor(), shop.store, ['admin'])
    const wrong = await stranger.send('POST', session, { email, password: 'wrong' })
    const unknown = await stranger.send('POST', session, { email: 'nobody@example.com', password: 'wrong' })
    const answer = [400, { message: 'The email address or the password is not right.' }]
    expect([wrong.status, wrong.json]).toEqual(answer)
    expect([unknown.status, unknown.json]).toEqual(answer)
  })

  it('stops guesses at one address', async () => {
    const fresh = await openShop()
    const stranger = await fresh.visitor()
    const guess = { email: 'owner@example.com', password: 'guess' }
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push(await stranger.send('POST', session, guess))
    expect(answers.slice(0, 20).map((each) => each.status)).toEqual(Array.from({ length: 20 }, () => 400))
    const last = answers.at(-1)
    expect([last?.status, last?.json]).toEqual([429, { message: 'Please try again in 10 minutes.' }])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    await fresh.close()
  })

  it('counts guesses in the panel and at the door together, however the address is written', async () => {
    const fresh = await openShop()
    const owner = await fresh.visitor()
    const account = await fresh.store.accounts.findByEmail(await signInAs(owner, fresh.store, ['admin']))
    const email = 'Ada@Example.org'
    await fresh.store.accounts.save({ ...(account ?? expect.fail()), email })
    // As a browser that has the session alone, and is not known.
    const cookies = [...owner.cookies].filter(([name]) => !name.startsWith('device-'))
    const headers = {
      cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': owner.cookies.get('crumb') ?? '',
    }
    const payload = { currentPassword: 'guess', password: 'blue mug, red mug' }
    const answers: number[] = []
    for (let count = 0; count < 30; count += 1) {
      const url = '/api/panel/account/password'
      answers.push((await fresh.app.inject({ method: 'PUT', url, headers, payload })).statusCode)
    }
    expect(new Set(answers)).toEqual(new Set([400]))
    const guess = { email: email.toLowerCase(), password: 'guess' }
    expect((await (await fresh.visitor()).send('POST', session, guess)).status).toBe(429)
    await fresh.close()
  })

  it('lets the owner’s own browser in while strangers guess from everywhere', async () => {
    const fresh = await openShop()
    const owner = await fresh.visitor()
    const email = await signInAs(owner, fresh.store, ['admin'])
    await owner.send('DELETE', session)
    const guess = (from: number) =>
      fresh.app.inject({
        method: 'POST',
        url: session,
        remoteAddress: `198.51.100.${from}`,
        headers: { cookie: strangers, 'x-csrf-token': crumb },
        payload: { email, password: 'guess' },
      })
    const stranger = await fresh.visitor()
    const crumb = stranger.cookies.get('crumb') ?? ''
    const strangers = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // The owner's first sign-in in this browser was the first of thirty.
    const guesses = await Promise.all(Array.from({ length: 32 }, (_, from) => guess(from + 1)))
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(29)

    const newBrowser = await fresh.visitor()
    const mine = { email, password: testPassword }
    expect((await newBrowser.send('POST', session, mine)).status).toBe(429)
    expect((await owner.send('POST', session, mine)).status).toBe(200)
    const [name = '', value = ''] = [...owner.cookies].find(([each]) => each.startsWith('device-')) ?? []
    const forged = `${value.split('.')[0]}x.${value.split('.')[1]}`
    const thief = await fresh.app.inject({
      method: 'POST',
      url: session,
      remoteAddress: '203.0.113.1',
      headers: { cookie: `${strangers}; ${name}=${forged}`, 'x-csrf-token': crumb },
      payload: mine,
    })
    expect(thief.statusCode).toBe(429)
    await fresh.close()
  })

  it('lets the owner’s own browser in while somebody guesses from the owner’s own network', async () => {
    const fresh = await openShop()
    const owner = await fresh.visitor()
    const email = await signInAs(owner, fresh.store, ['admin'])
    const stranger = await fresh.visitor()
    const guess = { email: 'nobody@example.com', password: 'guess' }
    const guesses = await Promise.all(Array.from({ length: 21 }, () => stranger.send('POST', session, guess)))
    expect(guesses.filter(({ status }) => status === 429)).not.toHaveLength(0)
    const mine = { email, password: testPassword }
    expect((await stranger.send('POST', session, mine)).status).toBe(429)
    expect((await owner.send('POST', session, mine)).status).toBe(200)
    await fresh.close()
  })

  it('slows down a known browser that guesses as well', async () => {
    const fresh = await openShop()
    const owner = await fresh.visitor()
    const email = await signInAs(owner, fresh.store, ['admin'])
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const guess = (from: number) =>
      fresh.app.inject({
        method: 'POST',
        url: session,
        remoteAddress: `198.51.100.${from}`,
        headers: { cookie, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
        payload: { email, password: 'guess' },
      })
    const guesses = await Promise.all(Array.from({ length: 31 }, (_, from) => guess(from + 1)))
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(20)
    await fresh.close()
  })

  it('shuts when the account is disabled', async () => {
    const owner = await shop.visitor()
    const email = await signInAs(owner, shop.store, ['admin'])
    const account = await shop.store.accounts.findByEmail(email)
    if (account) await shop.store.accounts.save({ ...account, isDisabled: true })
    expect((await owner.get(session)).status).toBe(401)
    expect((await owner.send('POST', session, { email, password: testPassword })).status).toBe(400)
  })
})

describe('the link for the first owner', () => {
  const person = { displayName: 'Ada', email: 'ada@example.com', password: 'a password of some length' }

  it('makes one account, once', async () => {
    const shop = await openShop()
    await shop.store.accounts.saveInvitation(hashToken('the-link'), shop.clock.nowMs + 1000)
    const visitor = await shop.visitor()
    const short = { ...person, token: 'the-link', password: 'short', email: 'ada' }
    const refused = await visitor.send('POST', '/api/panel/first-owner', short)
    expect([refused.status, refused.json]).toEqual([
      400,
      {
        message: 'Please check what you entered.',
        errors: { email: 'Please enter a valid email', password: 'Use at least 12 characters' },
      },
    ])
    const made = await visitor.send('POST', '/api/panel/first-owner', { ...person, token: 'the-link' })
    expect(made.json).toMatchObject({ account: { email: 'ada@example.com', roles: ['admin'] } })
    expect((await visitor.get(session)).status).toBe(200)
    expect((await shop.store.site.read()).homeOrigin).toBe('http://localhost')

    const again = await (await shop.visitor()).send('POST', '/api/panel/first-owner', {
      ...person,
      token: 'the-link',
      email: 'eve@example.com',
    })
    expect([again.status, again.json]).toEqual([
      410,
      { message: 'This link was used already, or is too old. Please sign in.' },
    ])
    await shop.close()
  })

  it('takes the contact address of sample content away, and leaves another one', async () => {
    const contactAfter = async (contactEmail: string) => {
      const shop = await openShop({ site: { contactEmail } })
      await shop.store.accounts.saveInvitation(hashToken('the-link'), shop.clock.nowMs + 1000)
      const visitor = await shop.visitor()
      await visitor.send('POST', '/api/panel/first-owner', { ...person, token: 'the-link' })
      const site = await shop.store.site.read()
      await shop.close()
      return site.contactEmail
    }
    expect(await contactAfter('hello@tidewater.example')).toBe('')
    expect(await contactAfter('shop@example.com')).toBe('shop@example.com')
  })

  it('tells no visitor the address that the owner signs in with', async () => {
    const shop = await openShop({ site: { contactEmail: 'hello@tidewater.example' } })
    await shop.store.accounts.saveInvitation(hashToken('the-link'), shop.clock.nowMs + 1000)
    const visitor = await shop.visitor()
    await visitor.send('POST', '/api/panel/first-owner', { ...person, token: 'the-link' })
    for (const address of ['/', '/about', '/about?format=json', '/cart', '/search?q=a'])
      expect((await shop.get(address)).body).not.toContain(person.email)
    expect((await visitor.get('/api/panel/start')).json).toMatchObject({ setUp: { hasOwnContact: false } })
    await shop.close()
  })

  it('is worth nothing when it is too old or made up', async () => {
    const shop = await openShop()
    await shop.store.accounts.saveInvitation(hashToken('the-link'), shop.clock.nowMs - 1)
    const visitor = await shop.visitor()
    for (const token of ['the-link', 'another', '']) {
      expect((await visitor.send('POST', '/api/panel/first-owner', { ...person, token })).status).toBe(410)
    }
    expect(await shop.store.accounts.count()).toBe(0)
    await shop.close()
  })
})
