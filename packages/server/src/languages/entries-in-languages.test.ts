import { coverPageType } from '@vitrine/domain/content/pages/page-kind'
import { blankField } from '@vitrine/domain/forms/blank-field'
import { newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { bringTranslations, type Translator, translator } from '../testing/translate.ts'

let shop: OpenShop
let owner: Translator
beforeAll(async () => {
  shop = await openShop()
  owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
})
afterAll(() => shop.close())

const keep = async (block: object) => {
  shop.clock.nowMs += 1_000
  const path = `/api/panel/layouts/collection/${shop.page.id}`
  const { updatedAtMs } = (await owner.visitor.get(path)).json as { updatedAtMs: number | null }
  const rows = [{ columns: [{ span: 12, blocks: [block] }] }]
  const layout = { raw: false, layout: { columns: 12, rows } }
  const saved = await owner.visitor.send('PUT', path, { layout, updatedAtMs })
  if (saved.status !== 200) throw new Error(saved.text)
}

it('shows the entries of a list in their own words where another was put before them', async () => {
  const asked = (title: string) => ({ title, html: `<p>${title}!</p>` })
  const accordion = (...titles: readonly string[]) =>
    keep({ id: 'help', type: 'accordion', value: { items: titles.map(asked) } })
  const path = `/api/panel/translations/de-DE/page/${shop.page.id}`
  const states = async () => {
    const { texts } = (await owner.visitor.get(path)).json as {
      texts: readonly { source: string; text: string; state: string }[]
    }
    return texts.filter(({ source }) => /^\w+\?$/.test(source)).map(({ text, state }) => [text, state])
  }
  await accordion('Deliver?', 'Return?')
  await owner.translate('de-DE', 'page', shop.page.id, {
    'block:help:items:0:title': 'Lieferung?',
    'block:help:items:1:title': 'Rückgabe?',
  })
  await accordion('Open?', 'Deliver?', 'Return?')
  const expected = [
    ['', 'missing'],
    ['Lieferung?', 'translated'],
    ['Rückgabe?', 'translated'],
  ]
  expect(await states()).toEqual(expected)
  const { body } = await shop.get('/de/about')
  const shown = ['Open?', 'Lieferung?', 'Rückgabe?'].map((title) => body.indexOf(title))
  expect(shown).not.toContain(-1)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  expect(body).not.toContain('>Return?<')

  await owner.translate('de-DE', 'page', shop.page.id, { 'block:help:items:0:title': 'Offen?' })
  expect(await states()).toEqual([['Offen?', 'translated'], ...expected.slice(1)])
  const { text } = await owner.visitor.get('/api/panel/translations/de-DE/file')
  expect(text).toMatch(/,Translated,Return\?,.*,Rückgabe\?\r\n/)
})

it('takes a file of translations in by the words of entries, wherever these stand by then', async () => {
  const ask = (...titles: readonly string[]) =>
    keep({ id: 'faq', type: 'accordion', value: { items: titles.map((title) => ({ title, html: '' })) } })
  const file = '/api/panel/translations/de-DE/file'
  const bring = async (csv: string) => (await bringTranslations(owner.visitor, csv)).json
  await ask('Pay?', 'Park?')
  await owner.translate('de-DE', 'page', shop.page.id, {
    'block:faq:items:0:title': 'Zahlen?',
    'block:faq:items:1:title': 'Parken?',
  })
  const written = (await owner.visitor.get(file)).text.split('\r\n')
  const rows = written.filter((line) => /^kind|block:faq/.test(line.replace(/^\uFEFF/, '')))
  const csv = rows.join('\r\n')
  const bare = csv.replace('translationHash', 'ofNobody')

  await ask('Sleep?', 'Pay?', 'Park?')
  expect(await bring(bare)).toMatchObject({ applied: 0, unchanged: 2, rows: [] })
  expect(await bring(csv.replace('Parken?', 'Wohin?'))).toMatchObject({ applied: 1, rows: [] })
  const { json } = await owner.visitor.get(`/api/panel/translations/de-DE/page/${shop.page.id}`)
  const texts = (json as { texts: readonly { source: string; text: string }[] }).texts
  expect(texts.filter(({ source }) => /^\w+\?$/.test(source)).map(({ text }) => text)).toEqual([
    '',
    'Zahlen?',
    'Wohin?',
  ])

  await ask('Park?')
  expect(await bring(bare.replace('Parken?', 'Wo parken?'))).toMatchObject({
    applied: 1,
    unchanged: 0,
    rows: [{ outcome: 'unknown' }],
  })
})

it('asks in a form of a block by options in the language, and takes them', async () => {
  const fields = [
    { ...blankField, id: 'how', title: 'How', type: 'radio', options: ['By boat', 'On foot'] },
    { ...blankField, id: 'where', title: 'Where', isRequired: true },
  ]
  await keep({ id: 'trip', type: 'form', value: { name: 'Trips', fields, submitLabel: 'Go' } })
  await owner.translate('de-DE', 'page', shop.page.id, {
    'block:trip:fields:0:option:By boat': 'Mit dem Boot',
  })
  const { body } = await shop.get('/de/about')
  expect(body).toContain('value="Mit dem Boot"')
  const id = /name="vt-form-id" value="([^"]+)"/.exec(body)?.[1] ?? ''
  const visitor = await shop.visitor()
  const send = async (how: string) =>
    (await visitor.submit('/de/api/form/SaveFormSubmission', { 'vt-form-id': id, how, where: 'Leith' }))
      .status
  expect(await send('Mit dem Boot')).toBe(303)
  expect(await send('By boat')).not.toBe(303)
})

it('has the words of a cover page, and those of what is nearly gone', async () => {
  const cover = {
    headline: 'Ahoy',
    bodyHtml: '<p>Come in.</p>',
    image: null,
    actions: [{ label: 'To the shop', url: '/shop' }],
    position: 'CENTER_CENTER',
  } as const
  const page = { ...shop.page, id: newId(), urlId: 'ahoy', typeName: coverPageType, isHomepage: false, cover }
  await shop.store.collections.save(page)
  await owner.translate('de-DE', 'page', page.id, {
    coverHeadline: 'Moin',
    coverBody: '<p>Kommt herein.</p>',
    'coverAction:/shop': 'Zum Laden',
  })
  const { body } = await shop.get('/de/ahoy')
  expect(['Moin', 'Kommt herein.', 'Zum Laden'].filter((words) => !body.includes(words))).toEqual([])

  const actions = ['Ask', 'Book', 'To the shop'].map((label) => ({ label, url: '/shop' }))
  await shop.store.collections.save({ ...page, cover: { ...cover, actions } })
  await owner.translate('de-DE', 'page', page.id, {
    'coverAction:/shop': 'Fragen',
    'coverAction 2:/shop': 'Buchen',
  })
  shop.clock.nowMs += 2_000
  const buttons = (await shop.get('/de/ahoy')).body.match(/Fragen|Buchen|Zum Laden/g)
  expect(buttons).toEqual(['Fragen', 'Buchen', 'Zum Laden'])

  const site = await shop.store.site.read()
  const merchandising = { ...site.store.merchandising, scarcityText: 'Only {qtyInStock} left' }
  await shop.store.site.save({ ...site, store: { ...site.store, merchandising } })
  await owner.translate('de-DE', 'site', 'site', { fewLeft: 'Nur noch {qtyInStock}' })
  const { json } = await owner.visitor.get('/api/panel/translations/de-DE/site/site')
  expect(json).toMatchObject({
    texts: expect.arrayContaining([expect.objectContaining({ text: 'Nur noch {qtyInStock}' })]),
  })
})
