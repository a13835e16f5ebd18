import type { OrderLine } from '@vitrine/domain/orders/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import {
  accountMailsTo,
  makeAccount,
  memberPassword as password,
  tokenTo,
} from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const allMails = {
  words: [],
  tests: [],
  sort: { key: 'date', isDescending: true },
  start: null,
  limit: 50,
} as const

const session = '/api/site-users/account/session'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
})
afterAll(() => shop.close())

const signUp = (visitor: Visitor, email: string, more: object = {}) =>
  visitor.submit('/account/sign-up', { name: 'Ada Bell', email, password, ...more })

const signIn = (visitor: Visitor, email: string, given = password, rememberMe = false) =>
  visitor.send('POST', session, { email, password: given, rememberMe })

describe('accounts of customers', () => {
  it('are made by a mailed link and the password that was chosen, and by no one of them alone', async () => {
    const visitor = await shop.visitor()
    expect((await signUp(visitor, 'ada@example.com')).status).toBe(200)
    expect((await signIn(visitor, 'ada@example.com')).status).toBe(400)
    const token = await tokenTo(shop, 'ada@example.com')
    const wrong = await visitor.submit('/account/confirm', { token, password: 'another one' })
    expect(wrong.status).toBe(400)
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await visitor.submit('/account/confirm', { token: forged, password })).status).toBe(410)
    expect((await visitor.submit('/account/confirm', { token, password })).status).toBe(303)
    expect((await visitor.get('/account')).text).toContain('Signed in as')
    // The link is used up.
    expect((await visitor.submit('/account/confirm', { token, password })).status).toBe(410)
  })

  it('give a token and a cookie that scripts read, and take them back', async () => {
    await makeAccount(shop, 'bo@example.com')
    const visitor = await shop.visitor()
    const former = visitor.cookies.get('crumb')
    const answer = await signIn(visitor, ' Bo@Example.com ', password, true)
    const { xsrfToken, siteUserId } = answer.json as { xsrfToken: string; siteUserId: string }
    expect(xsrfToken).toBe(visitor.cookies.get('crumb'))
    expect(xsrfToken).not.toBe(former)
    const told = visitor.cookies.get('SiteUserInfo') ?? ''
    expect(JSON.parse(told)).toEqual({ authenticated: true, siteUserId })
    expect(visitor.cookies.get('siteUser')).not.toContain(siteUserId)
    expect((await visitor.send('DELETE', `${session}?cloneCart=true`)).json).toEqual({})
    expect([...visitor.cookies.keys()]).not.toContain('SiteUserInfo')
    expect((await visitor.get('/account')).text).not.toContain('Signed in as')
  })

  it('promise no mail where none goes out, and say who has the link', async () => {
    const visitor = await shop.visitor()
    const fields = { name: 'Ida', password, email: 'ida.waits@example.com' }
    for (const path of ['/account/sign-up', '/account/forgotten']) {
      const { text } = await visitor.submit(path, fields)
      expect(text).toContain('This site sends no mail yet')
      expect(text).not.toMatch(/We have sent|on its way|Look into/)
    }
    for (const done of ['email-asked', 'asked', 'asked-lately']) {
      const { text } = await visitor.get(`/account?done=${done}`)
      expect(text).toContain('This site sends no mail yet')
      expect(text).not.toMatch(/We have sent/)
    }
    const mailing = await openShop({
      storeSettings: { hasAccounts: true },
      mailer: { transport: 'smtp', send: async () => undefined },
    })
    const mailed = await mailing.visitor()
    const sent = await mailed.submit('/account/sign-up', fields)
    expect(sent.text).toContain('We have sent you a mail.')
    expect((await mailed.get('/account?done=asked')).text).toContain('We have sent the mail again.')
    await mailing.close()
  })

  it('tell nobody which addresses have one', async () => {
    await makeAccount(shop, 'cy@example.com')
    const [known, unknown] = [await shop.visitor(), await shop.visitor()]
    for (const path of ['/account/sign-up', '/account/forgotten']) {
      const fields = { name: 'Eve', password }
      const one = await known.submit(path, { ...fields, email: 'cy@example.com' })
      const other = await unknown.submit(path, { ...fields, email: 'nobody@example.com' })
      expect([one.status, one.text]).toEqual([other.status, other.text])
    }
    const tried = await signIn(known, 'cy@example.com', 'wrong wrong')
    expect((await signIn(unknown, 'none@example.com', 'wrong wrong')).json).toEqual(tried.json)
    expect(
      (await accountMailsTo(shop, 'cy@example.com')).map(({ subject }) => subject.split(' at ')[0]),
    ).toContain('You have an account')
    expect((await accountMailsTo(shop, 'nobody@example.com')).length).toBe(1)
  })

  it('begin a session that nobody planted, and end what an old cookie or a foreign site says', async () => {
    await makeAccount(shop, 'di@example.com')
    const visitor = await shop.visitor()
    const planted = 'p'.repeat(43)
    const answer = await shop.app.inject({
      method: 'POST',
      url: session,
      headers: { 'x-csrf-token': visitor.cookies.get('crumb') ?? '' },
      cookies: { ...Object.fromEntries(visitor.cookies), siteUser: planted },
      payload: { email: 'di@example.com', password },
    })
    const given = answer.cookies.find(({ name }) => name === 'siteUser')
    expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(given?.value).not.toBe(planted)
    const page = (cookies: Record<string, string>) =>
      shop.app.inject({ method: 'GET', url: '/account', cookies })
    expect((await page({ siteUser: given?.value ?? '' })).body).toContain('Signed in as')
    expect((await page({ siteUser: planted })).body).not.toContain('Signed in as')
    // The cookie that scripts read proves nothing.
    const told = JSON.stringify({ authenticated: true, siteUserId: '0'.repeat(24) })
    expect((await page({ SiteUserInfo: told })).body).not.toContain('Signed in as')
    const foreign = await shop.app.inject({
      method: 'POST',
      url: '/account/sign-in',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: 'di@example.com', password }).toString(),
    })
    expect(foreign.statusCode).toBe(403)
  })

  it('hold nowhere but at their own site', async () => {
    const visitor = await makeAccount(shop, 'ed@example.com')
    const tokens = await shop.services.store.site('another-site').memberSessions
    const { hashToken } = await import('../http/visitor/token-hash.ts')
    const tokenHash = hashToken(visitor.cookies.get('siteUser') ?? '')
    expect(await shop.store.memberSessions.find(tokenHash, 0)).toBeDefined()
    expect(await tokens.find(tokenHash, 0)).toBeUndefined()
  })

  it('slow down who guesses', async () => {
    await makeAccount(shop, 'fay@example.com')
    const visitor = await shop.visitor()
    const answers: number[] = []
    for (let each = 0; each < 16; each += 1)
      answers.push((await signIn(visitor, 'fay@example.com', `guess ${each} of many`)).status)
    expect(answers.slice(0, 14)).toEqual(Array(14).fill(400))
    expect(answers.at(-1)).toBe(429)
  })

  it('take a new password by a mailed link, once, and end all sessions by it', async () => {
    const elsewhere = await makeAccount(shop, 'gus@example.com')
    const visitor = await shop.visitor()
    await visitor.submit('/account/forgotten', { email: 'gus@example.com' })
    const token = await tokenTo(shop, 'gus@example.com', 'new-password')
    const next = 'a new one, and long'
    expect((await visitor.submit('/account/new-password', { token, password: 'short' })).status).toBe(400)
    expect((await visitor.submit('/account/new-password', { token, password: next })).status).toBe(303)
    expect((await visitor.submit('/account/new-password', { token, password: next })).status).toBe(410)
    expect((await elsewhere.get('/account')).text).not.toContain('Signed in as')
    expect((await signIn(await shop.visitor(), 'gus@example.com')).status).toBe(400)
    expect((await signIn(await shop.visitor(), 'gus@example.com', next)).status).toBe(200)
  })

  it('keep the cart at the way out, without whom it was for', async () => {
    const visitor = await makeAccount(shop, 'hal@example.com')
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const cart = visitor.cookies.get('CART')
    await visitor.send('DELETE', `${session}?cloneCart=true`)
    const cloned = visitor.cookies.get('CART') ?? ''
    expect(cloned).not.toBe(cart)
    const kept = await shop.store.carts.findByToken(cloned)
    expect(kept).toMatchObject({ contact: null, entries: [{ sku: 'MUG-BLUE', quantity: 1 }] })
    await signIn(visitor, 'hal@example.com')
    expect(visitor.cookies.get('CART')).toBe(cloned)
    await visitor.send('DELETE', session)
    expect([...visitor.cookies.keys()]).not.toContain('CART')
  })

  it('show what was ordered with their address, hand it out, and erase all but the order', async () => {
    const email = 'ida@example.com'
    const guest = await shop.visitor()
    const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
    const placed = await placeOrder(guest, orderRequest(cartToken, { email }))
    expect(placed.status).toBe(200)
    const visitor = await makeAccount(shop, email)
    const page = await visitor.get('/account')
    const [, status = ''] = /href="(\/commerce\/orders\/[^"]+)"/.exec(page.text) ?? []
    expect(status).toMatch(/status\?key=[\w-]{22}$/)
    // Orders of the test gateway took no money, and one that was partly given back does not count whole.
    expect(page.text).toContain('In preparation · Test order')
    const [partlyRefunded = ''] = await shop.store.customers.orderIds(
      (await shop.store.customers.findByEmail(email))?.id ?? '',
      1,
    )
    const order = await shop.store.orders.find(partlyRefunded)
    const refund = {
      id: 'a'.repeat(24),
      atMs: 1,
      by: 'Ada',
      state: 'DONE',
      attempts: 0,
      lines: [],
      shippingCents: 100,
      shippingTaxCents: 0,
      cents: 100,
      moneyCents: 100,
      cards: [],
      reason: '',
      reference: '',
      message: '',
    } as const
    if (order) await shop.store.orders.save({ ...order, refunds: [refund] })
    expect((await visitor.get('/account')).text).toContain('In preparation · Partly refunded · Test order')
    const atStudio = { shipping: { key: 'p', name: 'Studio', isPickup: true }, refunds: [refund] }
    const readyParts = [
      { readyAtMs: 2, lines: (order?.lines ?? []).map(({ id, quantity }) => ({ lineId: id, quantity })) },
    ]
    if (order) await shop.store.orders.save({ ...order, ...atStudio, readyParts })
    expect((await visitor.get('/account')).text).toContain('Ready for pickup · Partly refunded')
    const parcel = { shippedAtMs: 3, carrier: '', trackingNumber: '', trackingUrl: '', pickedUp: [] }
    const done = { fulfillmentStatus: 'FULFILLED', fulfillments: [parcel] } as const
    if (order) await shop.store.orders.save({ ...order, ...atStudio, ...done })
    expect((await visitor.get('/account')).text).toContain('Picked up · Partly refunded')
    // As its page says it: a course of the order is still to come.
    const [line] = order?.lines ?? []
    const course = { ...line, id: 'course', productType: 'service' } as OrderLine
    const goods = {
      ...parcel,
      lines: (order?.lines ?? []).map(({ id, quantity }) => ({ lineId: id, quantity })),
    }
    const beside = { lines: [...(order?.lines ?? []), course], fulfillments: [goods] }
    if (order) await shop.store.orders.save({ ...order, ...atStudio, ...beside })
    expect((await visitor.get('/account')).text).toContain('Picked up in part · Partly refunded')
    if (order) await shop.store.orders.save({ ...order, refunds: [refund] })
    expect((await visitor.submit('/account/addresses', { ...sampleAddress, city: '' })).status).toBe(400)
    expect((await visitor.submit('/account/addresses', { ...sampleAddress })).location).toContain('done=')
    expect((await visitor.get('/account')).text).toContain('1 Main Street')
    const shown = (await visitor.get('/account')).text
    const was = /name="was" value="([^"]*)"/.exec(shown)?.[1] ?? ''
    expect(was).toContain('1 Main Street')
    const change = { ...sampleAddress, line1: '2 Side Street', place: '0', was }
    const wrong = await visitor.submit('/account/addresses/change', { ...change, city: '' })
    expect([wrong.status, wrong.text]).toMatchObject([400, expect.stringContaining('value="2 Side Street"')])
    expect(wrong.text).toMatch(/<details open><summary aria-label="Change [^"]*1 Main Street/)
    const changed = await visitor.submit('/account/addresses/change', change)
    expect(changed.location).toBe('/account?done=address-changed')
    expect((await visitor.get('/account?done=address-changed')).text).toMatch(/<div>[^<]*2 Side Street/)
    // Somebody else, or the other tab, was faster.
    expect((await visitor.submit('/account/addresses/change', change)).status).toBe(409)
    expect((await shop.store.members.findByEmail(email))?.addresses).toMatchObject([
      { line1: '2 Side Street' },
    ])
    // Nor does a second tab take back the phone number of the first, or a second click take out another address.
    const markOf = async (place: number) =>
      [
        ...(await visitor.get('/account')).text.matchAll(
          /removal"><input[^>]*><input[^>]*name="was" value="([^"]*)"/g,
        ),
      ][place]?.[1] ?? ''
    const side = { ...change, was: await markOf(0) }
    expect((await visitor.submit('/account/addresses/change', { ...side, phone: '555 0101' })).status).toBe(
      303,
    )
    expect((await visitor.submit('/account/addresses/change', { ...side, phone: '555 0102' })).status).toBe(
      409,
    )
    await visitor.submit('/account/addresses', { ...sampleAddress })
    const first = { place: '0', was: await markOf(0) }
    const elsewhere = ['', ' 0', '0x0', '0e1', '0.0', '-0', '00000']
    const refused = await Promise.all(
      elsewhere.map((place) => visitor.submit('/account/addresses/removal', { ...first, place })),
    )
    expect(refused.map(({ status }) => status)).toEqual(elsewhere.map(() => 409))
    expect((await visitor.submit('/account/addresses/removal', first)).location).toContain('address-gone')
    expect((await visitor.submit('/account/addresses/removal', first)).status).toBe(409)
    expect((await shop.store.members.findByEmail(email))?.addresses).toMatchObject([
      { line1: '1 Main Street' },
    ])
    await visitor.submit('/account/newsletter', { wants: 'yes' })
    expect((await shop.store.subscribers.ofAddress(email)).map(({ state }) => state)).toEqual(['waiting'])
    const signedOut = await shop.visitor()
    expect((await signedOut.get('/account/export')).location).toBe('/account')
    expect((await visitor.get('/account/export')).json).toMatchObject({
      account: { name: 'Ada Bell', addresses: [{ city: 'New York' }] },
      orders: [{ contact: { email } }],
    })
    expect((await visitor.submit('/account/erasure', { password: 'not this' })).status).toBe(400)
    expect((await visitor.submit('/account/erasure', { password })).location).toBe('/account?done=erased')
    expect((await visitor.get('/account')).text).not.toContain('Signed in as')
    expect(await shop.store.members.findByEmail(email)).toBeUndefined()
    const { orderId } = placed.json as { orderId?: string }
    const ids = orderId ? [orderId] : [/orders\/(\w+)/.exec(status)?.[1] ?? '']
    expect(await shop.store.orders.findMany(ids)).toHaveLength(1)
  })

  it('are opened by no owner with a link that the mailbox keeps, but for admins, who hand it over without a mail server', async () => {
    const email = 'iva@example.com'
    await makeAccount(shop, email)
    await (await shop.visitor()).submit('/account/forgotten', { email })
    const token = await tokenTo(shop, email, 'new-password')
    const [mail] = (await shop.store.mail.listed({ ...allMails, words: ['iva'] })).rows.filter(
      ({ subject }) => subject.includes('assword'),
    )
    const read = async (role: 'admin' | 'storeManager') => {
      const owner = await shop.visitor()
      await signInAs(owner, shop.store, [role])
      return (await owner.get(`/api/panel/mail/${mail?.id}`)).text
    }
    expect(await read('storeManager')).not.toContain(token)
    expect(await read('storeManager')).toContain('"hidesLink":true')
    expect(await read('admin')).toContain(token)
  })

  it('are seen, locked and given a link by owners', async () => {
    const email = 'jo@example.com'
    const guest = await shop.visitor()
    const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
    expect((await placeOrder(guest, orderRequest(cartToken, { email }))).status).toBe(200)
    const customer = await shop.store.customers.findByEmail(email)
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const path = `/api/panel/customers/${customer?.id}/account`
    expect((await owner.get(path)).json).toEqual({ account: null })
    const visitor = await makeAccount(shop, email)
    expect((await owner.get(path)).json).toMatchObject({ account: { name: 'Ada Bell', isLocked: false } })
    expect((await owner.send('POST', `${path}/reset`, {})).status).toBe(200)
    expect(await tokenTo(shop, email, 'new-password')).not.toBe('')
    expect((await owner.send('POST', `${path}/lock`, { isLocked: true })).json).toMatchObject({
      account: { isLocked: true },
    })
    expect((await visitor.get('/account')).text).not.toContain('Signed in as')
    expect((await signIn(visitor, email)).status).toBe(400)
    await owner.send('POST', `${path}/lock`, { isLocked: false })
    expect((await signIn(visitor, email)).status).toBe(200)
  })

  it('are not there where their owner does not offer them', async () => {
    const plain = await openShop()
    const visitor = await plain.visitor()
    expect((await visitor.get('/account')).status).toBe(404)
    expect((await visitor.send('POST', session, { email: 'a@b.cd', password })).status).toBe(404)
    await plain.close()
  })
})
