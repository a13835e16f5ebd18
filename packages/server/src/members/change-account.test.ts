import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmationPath } from '../orders/order-links.ts'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import {
  accountMailsTo,
  makeAccount,
  memberPassword as password,
  signInMember,
  tokenTo,
} from '../testing/selling/make-account.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
})
afterAll(() => shop.close())

const isIn = ({ text }: { readonly text: string }) => text.includes('Signed in as')

const wordsTo = async (email: string) =>
  (await accountMailsTo(shop, email)).map(({ text }) => text).join('\n')

describe('an account', () => {
  it('is called otherwise when its holder says so', async () => {
    const visitor = await makeAccount(shop, 'kim@example.com')
    expect((await visitor.submit('/account/name', { name: '  ' })).status).toBe(400)
    expect((await visitor.submit('/account/name', { name: 'Kim <b>' })).location).toBe('/account?done=name')
    expect((await visitor.get('/account')).text).toContain('<strong>Kim &lt;b&gt;</strong>')
  })

  it('keeps an address once, however often its form is sent', async () => {
    const visitor = await makeAccount(shop, 'ida@example.com')
    const add = (more: object = {}) => visitor.submit('/account/addresses', { ...sampleAddress, ...more })
    const answers = [await add(), await add(), await add({ phone: '212 555 0100' })]
    expect(answers.map(({ location }) => location)).toEqual([0, 1, 2].map(() => '/account?done=address'))
    expect(
      (await visitor.get('/account')).text.match(/action="\/account\/addresses\/removal"/g),
    ).toHaveLength(2)
  })

  it('keeps what was typed into the form of an address that was changed or removed in another tab', async () => {
    const visitor = await makeAccount(shop, 'uma@example.com')
    await visitor.submit('/account/addresses', { ...sampleAddress })
    const shown = (await visitor.get('/account')).text
    const [, was = '', removed = ''] =
      /name="was" value="([^"]*)"><input[^>]*name="removed" value="(\d)"/.exec(shown) ?? []
    const form = { ...sampleAddress, place: '0', was, removed }
    const change = (line1: string, more: object = {}) =>
      visitor.submit('/account/addresses/change', { ...form, line1, ...more })
    expect((await change('2 Side Street')).location).toBe('/account?done=address-changed')
    const changed = await change('3 Back Street')
    expect(changed.status).toBe(409)
    expect(changed.text).toContain('This address was changed meanwhile. What you typed is not kept yet')
    expect(changed.text).toMatch(
      /<details open><summary aria-label="Change [^"]*2 Side Street[^"]*">.*?What is kept now: [^<]*2 Side Street.*?name="was" value="[^"]*2 Side Street.*?value="3 Back Street"/s,
    )
    // What is wrong with it is told in the same place.
    expect((await change('3 Back Street', { city: '' })).text).toMatch(
      /<details open><summary aria-label="Change .*?value="3 Back Street"/s,
    )
    const now = /name="was" value="([^"]*)"/.exec(changed.text)?.[1] ?? ''
    await visitor.submit('/account/addresses/removal', { place: '0', was: now })
    const gone = await change('3 Back Street')
    expect(gone.status).toBe(409)
    expect(gone.text).toContain(
      'This address was changed or removed meanwhile. What you typed is not kept yet',
    )
    expect(gone.text).toMatch(/<details open><summary>Add an address.*?value="3 Back Street"/s)
  })

  it('keeps what was typed into the form of an address beside those that came and went in another tab', async () => {
    const visitor = await makeAccount(shop, 'ula@example.com')
    const add = (line1: string) => visitor.submit('/account/addresses', { ...sampleAddress, line1 })
    const streets = async () =>
      (await shop.store.members.findByEmail('ula@example.com'))?.addresses.map(({ line1 }) => line1)
    /** The forms of the page, as a tab that is open holds them. */
    const openTab = async () =>
      [
        ...(await visitor.get('/account')).text.matchAll(
          /addresses\/change">.*?name="place" value="(\d)".*?name="was" value="([^"]*)".*?name="removed" value="(\d)"/gs,
        ),
      ].map(([, place = '', was = '', removed = '']) => ({ ...sampleAddress, place, was, removed }))
    const change = (form: object | undefined, line1: string) =>
      visitor.submit('/account/addresses/change', { ...form, line1 })
    const remove = (form: object | undefined) => visitor.submit('/account/addresses/removal', { ...form })
    for (let at = 1; at <= 9; at += 1) await add(`${at} Street`)
    const [first] = await openTab()
    await change(first, '1 Lane')
    await add('10 Street')
    const changed = await change(first, '1 Alley')
    expect(changed.text).toContain('This address was changed meanwhile.')
    expect(changed.text).toMatch(/What is kept now: [^<]*1 Lane.*?value="1 Alley"/s)
    // Nor does one that takes the room of another take its place.
    const tab = await openTab()
    await remove(tab[0])
    await add('11 Street')
    const gone = await change(tab[0], '1 Alley')
    expect(gone.text).toContain('This address was changed or removed meanwhile.')
    expect(gone.text).not.toContain('What is kept now')
    expect(gone.text).toMatch(/<details open><summary>Add an address.*?value="1 Alley"/s)
    // It is full: what was typed goes on standing there, and is told from what is kept.
    const full = await add('1 Alley')
    expect([full.status, full.text]).toMatchObject([400, expect.stringContaining('There is no room')])
    expect(full.text).toMatch(/<details open><summary>Add an address.*?value="1 Alley"/s)
    // One that has only moved up is the same.
    expect((await change(tab[1], '2 Lane')).location).toBe('/account?done=address-changed')
    expect(await streets()).toEqual(['2 Lane', ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => `${at} Street`)])
  })

  it('takes another password for the old one, and ends all other sessions', async () => {
    const email = 'lea@example.com'
    const visitor = await makeAccount(shop, email)
    const elsewhere = await shop.visitor()
    await signInMember(elsewhere, email)
    const newPassword = 'a new one, and long'
    const wrong = await visitor.submit('/account/password', { password: 'not this one', newPassword })
    expect([wrong.status, wrong.text.includes('This is not your password.')]).toEqual([400, true])
    expect((await visitor.submit('/account/password', { password, newPassword: 'short' })).status).toBe(400)
    const done = await visitor.submit('/account/password', { password, newPassword })
    expect(done.location).toBe('/account?done=password')
    expect([isIn(await visitor.get('/account')), isIn(await elsewhere.get('/account'))]).toEqual([
      true,
      false,
    ])
    expect((await signInMember(await shop.visitor(), email)).status).toBe(400)
    expect((await signInMember(await shop.visitor(), email, newPassword)).status).toBe(200)
    expect(await wordsTo(email)).toContain('The password is a new one.')
  })

  it('moves to an address that was confirmed by mail and password, keeps its orders, and tells the former one', async () => {
    const [former, next] = ['mia@example.com', 'mia.new@example.com']
    const guest = await shop.visitor()
    const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
    expect((await placeOrder(guest, orderRequest(cartToken, { email: former }))).status).toBe(200)
    const visitor = await makeAccount(shop, former)
    await visitor.submit('/account/newsletter', { wants: 'yes' })
    const [entry] = await shop.store.subscribers.ofAddress(former)
    if (entry) await shop.store.subscribers.save({ ...entry, state: 'subscribed' })
    expect((await visitor.submit('/account/email', { email: next, password: 'wrong' })).status).toBe(400)
    const asked = await visitor.submit('/account/email', { email: next, password })
    expect(asked.location).toBe('/account?done=email-asked')
    expect((await signInMember(await shop.visitor(), next)).status).toBe(400)

    const token = await tokenTo(shop, next, 'new-address')
    const stranger = await shop.visitor()
    expect((await stranger.submit('/account/new-address', { token, password: 'a guess of it' })).status).toBe(
      400,
    )
    expect((await visitor.submit('/account/new-address', { token, password })).location).toBe(
      '/account?done=moved',
    )
    expect((await visitor.submit('/account/new-address', { token, password })).status).toBe(410)
    const page = (await visitor.get('/account')).text
    expect([page.includes(next), /\/commerce\/orders\/\w+\/status/.test(page)]).toEqual([true, true])
    const { subscribers } = shop.store
    expect(await Promise.all([former, next].map(subscribers.ofAddress))).toMatchObject([
      [],
      [{ id: entry?.id, state: 'subscribed', email: next }],
    ])
    expect((await signInMember(await shop.visitor(), former)).status).toBe(400)
    expect(await wordsTo(former)).toContain('has another email address now')

    // The former address is free, and whoever confirms it has it alone. Of two mails at one moment neither is the newest.
    shop.clock.nowMs += 1_000
    await makeAccount(shop, former)
    const member = await shop.store.members.findByEmail(next)
    expect(await shop.store.members.formerEmails(member?.id ?? '')).toEqual([])
  })

  it('is not moved to an address that has one, which only that mailbox learns', async () => {
    await makeAccount(shop, 'nia@example.com')
    const visitor = await makeAccount(shop, 'ole@example.com')
    const taken = await visitor.submit('/account/email', { email: 'nia@example.com', password })
    const free = await visitor.submit('/account/email', { email: 'nobody@example.com', password })
    expect([taken.status, taken.location]).toEqual([free.status, free.location])
    expect(await tokenTo(shop, 'nia@example.com', 'new-address')).toBe('')
    expect(await wordsTo('nia@example.com')).toContain('You have an account')
  })

  it('is offered after an order, and holds the order once it is made', async () => {
    const guest = await shop.visitor()
    const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
    await placeOrder(guest, orderRequest(cartToken, { email: 'pia@example.com' }))
    const customer = await shop.store.customers.findByEmail('pia@example.com')
    const [orderId = ''] = await shop.store.customers.orderIds(customer?.id ?? '', 1)
    const confirmationUrl = confirmationPath(shop.services.secret, { id: orderId })
    const confirmed = await guest.get(confirmationUrl)
    const [, link = ''] = /href="(\/account\/sign-up\?[^"]+)"/.exec(confirmed.text) ?? []
    const form = await guest.get(link.replaceAll('&amp;', '&'))
    expect(form.text).toContain('value="pia@example.com"')
    const forged = await guest.get(link.replaceAll('&amp;', '&').slice(0, -1))
    expect(forged.text).not.toContain('pia@example.com')
    const visitor = await makeAccount(shop, 'pia@example.com')
    expect((await visitor.get('/account')).text).toMatch(/\/commerce\/orders\/\w+\/status/)
    expect((await visitor.get(confirmationUrl)).text).not.toContain('/account/sign-up')
  })
})
