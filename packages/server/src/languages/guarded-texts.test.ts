import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { saveForm } from '../testing/save-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import { bringTranslations, type Translator, translator } from '../testing/translate.ts'
import type { Visitor } from '../testing/visit.ts'

/** A site whose form mails a copy, and whose page has words before its password: editors may change neither. */
let shop: OpenShop
let owner: Translator
let editor: Visitor
let storeManager: Visitor
beforeAll(async () => {
  shop = await openShop()
  const form = await saveForm(shop.store, 'trips', [{ id: 'how' }])
  const copy = { copiesSender: true, copySubject: 'Your trip', copyText: 'We sail at dawn.' }
  await shop.store.forms.save({ ...form, settings: { ...form.settings, ...copy } })
  await shop.store.forms.save({
    ...form,
    id: 'block',
    own: null,
    settings: { ...form.settings, ...copy },
  })
  const lockTexts = { headline: 'Crew only', bodyHtml: '<p>Ask the captain.</p>' }
  await shop.store.collections.save({ ...shop.page, lockTexts })
  owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  editor = await shop.visitor()
  await signInAs(editor, shop.store, ['editor'])
  storeManager = await shop.visitor()
  await signInAs(storeManager, shop.store, ['storeManager'])
})
afterAll(() => shop.close())

const address = (kind: string, id: string) => `/api/panel/translations/de-DE/${kind}/${id}`
const file = '/api/panel/translations/de-DE/file'
const guarded = new Set(['copySubject', 'copyText', 'lockHeadline', 'lockBody'])
const textsOf = async (visitor: Visitor, kind: string, id: string) =>
  (await visitor.get(address(kind, id))).json as {
    texts: { name: string; text: string; sourceHash: string }[]
    updatedAtMs: number
  }
const guardedOf = async (visitor: Visitor) => {
  const found = [...(await textsOf(visitor, 'form', 'trips')).texts]
  found.push(...(await textsOf(visitor, 'page', shop.page.id)).texts)
  return found.map(({ name }) => name).filter((name) => guarded.has(name))
}
const fieldsInFile = async (visitor: Visitor) =>
  (await visitor.get(file)).text
    .split('\r\n')
    .map((line) => line.split(',')[2] ?? '')
    .filter((name) => guarded.has(name))
const write = async (visitor: Visitor, kind: string, id: string, name: string) => {
  const { updatedAtMs } = await textsOf(visitor, kind, id)
  return visitor.send('PUT', address(kind, id), {
    updatedAtMs,
    texts: [{ name, text: 'Beute', sourceHash: 'x' }],
  })
}

describe('words that need a role of their own', () => {
  it('are shown to those alone who may change them', async () => {
    expect(await guardedOf(editor)).toEqual([])
    expect(await guardedOf(storeManager)).toEqual(['copySubject', 'copyText'])
    expect(await guardedOf(owner.visitor)).toEqual(['copySubject', 'copyText', 'lockHeadline', 'lockBody'])
    expect((await editor.get(address('form', 'block'))).status).toBe(403)
  })

  it('are not counted for others, who see nothing of what holds no other words', async () => {
    const listed = async (visitor: Visitor) =>
      (await visitor.get('/api/multilingual/status?kind=form')).json as {
        items: { id: string; languages: { missing: number }[] }[]
      }
    const counts = async (visitor: Visitor) =>
      Object.fromEntries(
        (await listed(visitor)).items.map(({ id, languages }) => [id, languages[0]?.missing ?? 0]),
      )
    const whole = await counts(owner.visitor)
    expect(whole).toMatchObject({ block: 2 })
    expect(await counts(editor)).toEqual({ trips: (whole.trips ?? 0) - 2 })
  })

  it('are taken from nobody else, and stay as they were translated', async () => {
    await owner.translate('de-DE', 'form', 'trips', { copySubject: 'Ihre Reise' })
    expect((await write(editor, 'form', 'trips', 'copySubject')).status).toBe(403)
    expect((await write(editor, 'page', shop.page.id, 'lockBody')).status).toBe(403)
    expect((await write(storeManager, 'page', shop.page.id, 'lockHeadline')).status).toBe(403)
    expect((await write(storeManager, 'form', 'trips', 'copyText')).status).toBe(200)
    expect((await write(editor, 'form', 'trips', 'field:how:title')).status).toBe(200)
    const { texts } = await textsOf(owner.visitor, 'form', 'trips')
    const kept = Object.fromEntries(texts.map(({ name, text }) => [name, text]))
    expect(kept).toMatchObject({ copySubject: 'Ihre Reise', copyText: 'Beute', 'field:how:title': 'Beute' })
  })

  it('are neither in the file of others nor taken from it', async () => {
    expect(await fieldsInFile(editor)).toEqual([])
    expect((await fieldsInFile(storeManager)).toSorted()).toEqual([
      'copySubject',
      'copySubject',
      'copyText',
      'copyText',
    ])
    const rows = [
      'kind,id,field,sourceHash,translation',
      'form,trips,copyText,x,Beute an uns',
      `page,${shop.page.id},lockHeadline,x,Nur herein`,
      `page,${shop.page.id},title,x,Mannschaft`,
    ]
    const answer = await bringTranslations(editor, rows.join('\n'))
    expect(answer.json).toMatchObject({
      applied: 1,
      rows: [
        { line: 2, outcome: 'refused', reason: 'Your account is not allowed to translate this.' },
        { line: 3, outcome: 'refused', reason: 'Your account is not allowed to translate this.' },
        { line: 4, outcome: 'outdated' },
      ],
    })
  })
})
