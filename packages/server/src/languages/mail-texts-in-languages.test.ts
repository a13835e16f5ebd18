import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { bringTranslations, type Translator, translator } from '../testing/translate.ts'

/** A shop in English that visitors also read in German and French, and whose owner wrote how an order is confirmed. */
let shop: OpenShop
let owner: Translator
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example', contactEmail: 'shop@home.example' } })
  owner = await translator(shop)
  await owner.setLanguages([
    { code: 'de-DE', slugPrefix: '/de' },
    { code: 'fr-FR', slugPrefix: '/fr', fallback: 'de-DE' },
  ])
  await write({ placed: placedText, 'new-order': { subject: 'Money: {total}', opening: 'Look.' } })
})
afterEach(() => shop.close())

type Texts = Readonly<Record<string, { readonly subject: string; readonly opening: string }>>

const placedText = { subject: 'Hooray, {orderNumber}!', opening: 'We pack it now.' }
const write = async (texts: Texts) => {
  const path = '/api/panel/settings/mail-texts'
  const { value, version } = (await owner.visitor.get(path)).json as { value: Texts; version: string }
  const changed = await owner.visitor.send('PUT', path, { value: { ...value, ...texts }, version })
  expect(changed.status).toBe(200)
}
const translate = (texts: Readonly<Record<string, string>>, language = 'de-DE') =>
  owner.translate(language, 'mail', 'placed', texts)

/** Buys something under a prefix, and returns the mail that confirms it. */
const confirmed = async (prefix: string, to = 'ada@example.com') => {
  // Pages look for a newer revision once in a while.
  shop.clock.nowMs += 2_000
  const buyer = await shop.visitor()
  const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-RED' })
  const request = orderRequest(cartToken)
  expect((await buyer.send('POST', `${prefix}/api/2/commerce/orders`, request)).status).toBe(200)
  for (let turn = 0; turn < 4; turn += 1) await shop.runJobs()
  const mail = (await keptMail(shop.store)).find((each) => each.to === to)
  return { subject: mail?.subject.replace(/#\d+/, '#'), text: mail?.text ?? '' }
}

describe('what an owner wrote for a mail', () => {
  it('stands in mail in the language of the site', async () => {
    const mail = await confirmed('')
    expect(mail.subject).toBe('[Test] Hooray, #!')
    expect(mail.text).toContain('We pack it now.')
  })

  it('stands translated in mail in another language', async () => {
    await translate({ subject: 'Hurra, {orderNumber}!', opening: 'Wir packen es ein.' })
    const mail = await confirmed('/de')
    expect(mail.subject).toBe('[Test] Hurra, #!')
    expect(mail.text).toContain('Wir packen es ein.')
    expect(mail.text).toContain('Gesamtsumme')
  })

  it('gives way to the usual words of that language until it is translated, text by text', async () => {
    await translate({ subject: 'Hurra, {orderNumber}!' })
    const mail = await confirmed('/de')
    expect(mail.subject).toBe('[Test] Hurra, #!')
    expect(mail.text).not.toContain('We pack it now.')
    expect(mail.text).toContain('Vielen Dank für Ihre Bestellung bei Demo.')
  })

  it('stands as it is where our words around it are in its language, too, and no translation into a third does', async () => {
    await translate({ subject: 'Hurra, {orderNumber}!', opening: 'Wir packen es ein.' })
    const mail = await confirmed('/fr')
    expect(mail.subject).toBe('[Test] Hooray, #!')
    expect(mail.text).toContain('We pack it now.')
    expect(mail.text).toContain('Total')
  })

  it('stands in the mail to the owner whatever the buyer reads', async () => {
    const told = await confirmed('/de', 'shop@home.example')
    expect(told.subject).toMatch(/^\[Test\] Money: /)
  })
})

describe('the translation of a mail', () => {
  const path = '/api/panel/translations/de-DE/mail/placed'
  const status = async (language: string) => {
    const query = `?kind=mail&language=${language}`
    const { json } = await owner.visitor.get(`/api/multilingual/status${query}`)
    return (json as { items: { id: string; title: string; languages: object[] }[] }).items
  }

  it('is listed for each mail that an owner wrote to visitors', async () => {
    expect(await status('de-DE')).toMatchObject([
      { id: 'placed', title: 'Order confirmed', languages: [{ code: 'de-DE', missing: 2 }, {}] },
    ])
    await owner.visitor.send('PUT', '/api/panel/account/language', { language: 'de' })
    expect(await status('de-DE')).toMatchObject([{ title: 'Bestellung bestätigt' }])
    const { json } = await owner.visitor.get(path)
    expect(json).toMatchObject({
      title: 'Bestellung bestätigt',
      texts: [{ label: 'Betreff', source: placedText.subject }, { label: 'Anfang' }],
    })
  })

  it('is outdated when the owner writes something else, and not asked for what is usual again', async () => {
    await translate({ subject: 'Hurra, {orderNumber}!', opening: 'Wir packen es ein.' })
    await write({ placed: { ...placedText, subject: 'Thanks, {orderNumber}!' } })
    expect(await status('de-DE')).toMatchObject([{ languages: [{ outdated: 1, translated: 1 }, {}] }])
    await write({ placed: { subject: '', opening: '' } })
    expect(await status('de-DE')).toEqual([])
    expect((await owner.visitor.get(path)).status).toBe(404)
    expect((await confirmed('/de')).subject).toBe('[Test] Bestellung # bestätigt')
  })

  it('is refused with names in braces that the mail has not, or in a subject of two lines', async () => {
    const { json, status: answered } = await translate({ opening: 'Danke, {kunde}!' })
    expect(answered).toBe(400)
    expect(json).toMatchObject({
      errors: { 'texts.0.text': expect.stringMatching(/^There is no \{kunde\} in this mail/) },
    })
    expect((await translate({ subject: 'Hurra\nBcc: x@example.com' })).status).toBe(400)
    expect((await translate({ subject: 'a'.repeat(151) })).status).toBe(400)
  })

  it('goes out with the file of all texts, and comes in again', async () => {
    const address = '/api/panel/translations/de-DE/file'
    const csv = (await owner.visitor.get(address)).text
    const row = csv.split('\r\n').find((each) => each.startsWith('mail,placed,opening,')) ?? ''
    expect(row).toMatch(
      /^mail,placed,opening,Order confirmed,Opening,Not translated,We pack it now\.,h[0-9a-f]+,h[0-9a-f]+,$/,
    )
    expect(csv).not.toContain('mail,new-order')
    const back = await bringTranslations(owner.visitor, csv.replace(row, `${row}Wir packen.`))
    expect(back.json).toMatchObject({ applied: 1, rows: [] })
    expect((await confirmed('/de')).text).toContain('Wir packen.')
    const wrong = await bringTranslations(owner.visitor, csv.replace(row, `${row}{kunde}`))
    expect(wrong.json).toMatchObject({ applied: 0, rows: [{ outcome: 'refused' }] })
  })

  it('is told in the activity as the panel calls the mail', async () => {
    await translate({ subject: 'Hurra' })
    await owner.visitor.send('PUT', '/api/panel/account/language', { language: 'de' })
    const { text } = await owner.visitor.get('/api/panel/activity')
    expect(text).toContain('E-Mail „Bestellung bestätigt“ übersetzt (de-DE)')
  })
})
