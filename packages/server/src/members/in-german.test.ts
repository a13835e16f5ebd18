import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount, memberPassword, tokenTo } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop({
    site: { language: 'de-DE', homeOrigin: 'https://home.example' },
    storeSettings: { defaultCountry: 'DE', currency: 'EUR', hasAccounts: true },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

/** The English words of what a page says, names of things and what stands in scripts left out. */
function englishIn(page: string, from: string): readonly string[] {
  const main = page.slice(page.indexOf(from), page.indexOf('</main>'))
  const said = main.replaceAll(/<(style|script|select)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
  return said.match(/\b(?:the|your?|with|of|and|is|are|this|for|until|since|again)\b[^.]{0,40}/gi) ?? []
}

it('speaks the language of the site on every page of an account', async () => {
  await makeAccount(shop, 'ada@example.com')
  const ada = await shop.visitor()
  const pages = [
    await ada.get('/account'),
    await ada.get('/account/sign-up'),
    await ada.submit('/account/sign-up', { name: '', email: 'none', password: '1' }),
    await ada.submit('/account/sign-up', { name: 'Bo', email: 'bo@example.com', password: memberPassword }),
    await ada.get('/account/forgotten'),
    await ada.submit('/account/forgotten', { email: 'ada@example.com' }),
    await ada.get(`/account/confirm?token=${await tokenTo(shop, 'bo@example.com')}`),
    await ada.get('/account/new-password?token=none'),
    await ada.submit('/account/sign-in', { email: 'ada@example.com', password: 'wrong wrong' }),
  ]
  await ada.submit('/account/sign-in', { email: 'ada@example.com', password: memberPassword })
  const token = await fillCart(ada, shop.mug.id, { sku: 'MUG-RED' })
  await placeOrder(ada, orderRequest(token, { email: 'ada@example.com' }))
  const address = { firstName: 'Ada', lastName: '', line1: 'Weg 1', city: '', country: 'DE', postalCode: '1' }
  const wrong = await ada.submit('/account/addresses', address)
  expect(pages[0]?.text).toContain('<span>Passwort</span>')
  expect(wrong.text).toContain('Geben Sie einen Ort ein')
  expect(wrong.text).toContain('Geben Sie eine gültige Postleitzahl ein, etwa 10115')
  const right = { ...address, lastName: 'Bell', city: 'Kiel', postalCode: '24103' }
  await ada.submit('/account/addresses', right)
  const was = /name="was" value="([^"]*)"/.exec((await ada.get('/account')).text)?.[1] ?? ''
  const change = { ...right, place: '0', was: 'Weg 9' }
  pages.push(await ada.submit('/account/addresses/change', change))
  expect(pages.at(-1)?.text).toContain('Diese Adresse wurde inzwischen geändert oder entfernt. Was Sie')
  pages.push(await ada.submit('/account/addresses/change', { ...change, removed: '0' }))
  expect(pages.at(-1)?.text).toContain('Diese Adresse wurde inzwischen geändert.')
  pages.push(await ada.submit('/account/addresses/removal', { place: '0', was: 'Weg 9' }))
  expect(pages.at(-1)?.text).toContain('Diese Adresse wurde inzwischen geändert oder entfernt.')
  await ada.submit('/account/addresses/change', { ...change, was })
  pages.push(await ada.get('/account?done=address-changed'))
  expect(pages.at(-1)?.text).toContain('Die Adresse ist geändert.')
  pages.push(wrong, await ada.get('/account?done=address'), await ada.get('/account/memberships'))
  const [, orderPage = ''] = /href="(\/[^"]*)">Bestellung/.exec(pages.at(-2)?.text ?? '') ?? []
  const order = await ada.get(orderPage.replaceAll('&amp;', '&'))
  expect(order.text).toContain('Testkarte')
  expect((await ada.get('/nowhere')).text).toContain('<title>Seite nicht gefunden')
  for (const { text } of pages) expect(englishIn(text, 'class="vt-account"')).toEqual([])
})

it('does so where pages are for members, and where they join', async () => {
  const area = { name: 'Freunde', deniedText: '', things: [{ kind: 'page', id: shop.page.id }] }
  const { json } = await owner.send('POST', '/api/panel/members/areas', area)
  const { areas } = json as { areas: { id: string }[] }
  const price = { kind: 'paid', cents: 500, interval: { value: 1, unit: 'MONTH' }, lastsDays: null }
  const plan = { name: 'Freund', description: '', areaIds: [areas[0]?.id], price, isOffered: true }
  const added = await owner.send('POST', '/api/panel/members/plans', plan)
  expect(added.status).toBe(200)
  const guest = await shop.visitor()
  const denied = await guest.get('/about')
  expect([denied.status, englishIn(denied.text, 'class="vt-members"')]).toEqual([403, []])
  const join = await guest.get('/account/join')
  expect(join.text).toContain('monatlich bis zur Kündigung')
  expect(englishIn(join.text, 'class="vt-account"')).toEqual([])
})

it('writes its mails in it, while their owner changed no words', async () => {
  await shop.runJobs()
  const mails = (await keptMail(shop.store)).filter(({ to }) => to === 'ada@example.com')
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Bestätigen Sie Ihr Konto bei Demo',
    'Ein neues Passwort für Ihr Konto bei Demo',
    '[Test] Bestellung #1001 bestätigt',
  ])
  for (const { text } of mails)
    expect(englishIn(`<p>${text.replaceAll(/https?:\S+/g, '')}</main>`, '<p>')).toEqual([])
  const placed = mails.find(({ subject }) => subject.includes('#1001'))
  expect(placed?.text).toContain('Bezahlt mit: Testkarte')
  expect(placed?.text).toContain('Gesamtsumme: ')

  const texts = '/api/panel/settings/mail-texts'
  const { value, version } = (await owner.get(texts)).json as {
    value: Record<string, { subject: string; opening: string }>
    version: string
  }
  expect(value.placed?.subject).toBe('Bestellung {orderNumber} bestätigt')
  const usual = (await owner.get('/api/panel/usual-mail-texts')).json as { texts: typeof value }
  expect(usual.texts).toEqual(value)
  const own = { ...value, placed: { subject: 'Danke!', opening: value.placed?.opening ?? '' } }
  expect((await owner.send('PUT', texts, { value: own, version })).status).toBe(200)
  // What is the usual text in German is not kept as the owner's.
  expect((await shop.store.site.read()).mailTexts).toEqual({ placed: { subject: 'Danke!', opening: '' } })
})
