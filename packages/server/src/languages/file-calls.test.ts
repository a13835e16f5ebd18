import { textHash } from '@vitrine/domain/languages/text-hash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { bringTranslations, type Translator, translator } from '../testing/translate.ts'

let shop: OpenShop
let owner: Translator
beforeAll(async () => {
  shop = await openShop()
  owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
})
afterAll(() => shop.close())

const address = '/api/panel/translations/de-DE/file'
const exported = async () => (await owner.visitor.get(address)).text
const imported = (csv: string | Uint8Array) => bringTranslations(owner.visitor, csv)
const titleOf = async (path: string) => (await shop.get(`${path}?format=json`)).json().item.title
const lineOf = (csv: string, id: string, field: string) =>
  csv.split('\r\n').find((line) => line.startsWith(`product,${id},${field},`)) ?? ''

describe('a file of translations', () => {
  it('goes out, is translated, and comes back', async () => {
    const csv = await exported()
    const line = lineOf(csv, shop.mug.id, 'title')
    expect(line).toMatch(/,Not translated,Enamel mug,h[0-9a-f]{16},h[0-9a-f]{16},$/)
    const back = await imported(csv.replace(line, `${line}Emaillebecher`))
    expect(back.json).toMatchObject({ applied: 1, rows: [] })
    expect(await titleOf(`/de/shop/${shop.mug.urlId}`)).toBe('Emaillebecher')
    expect((await imported(await exported())).json).toMatchObject({ applied: 0, rows: [] })
  })

  it('changes nothing where nobody touched it, and an outdated text stays outdated', async () => {
    await owner.translate('de-DE', 'page', shop.page.id, { title: 'Über uns' })
    await shop.store.collections.save({ ...shop.page, title: 'About our yard' })
    const states = async () => {
      const { json } = await owner.visitor.get(`/api/panel/translations/de-DE/page/${shop.page.id}`)
      return (json as { texts: { name: string; state: string }[] }).texts.map(({ name, state }) => [
        name,
        state,
      ])
    }
    const before = await states()
    expect(before).toContainEqual(['title', 'outdated'])
    expect((await imported(await exported())).json).toMatchObject({ applied: 0, rows: [] })
    expect(await states()).toEqual(before)
    const bare = `kind,id,field,sourceHash,translation\npage,${shop.page.id},title,${textHash('About our yard')},Über uns`
    expect((await imported(bare)).json).toMatchObject({ applied: 0, unchanged: 1, rows: [] })
    expect(await states()).toEqual(before)
  })

  it('takes nothing back that somebody translated since it was written', async () => {
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Becher' })
    const csv = await exported()
    // A spreadsheet takes 1234567890e12345 for a number, and gives another back.
    expect(lineOf(csv, shop.mug.id, 'title')).toMatch(/,h[0-9a-f]{16},h[0-9a-f]{16},Becher$/)
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Emaillebecher' })
    expect((await imported(csv)).json).toMatchObject({ applied: 0, rows: [] })
    const ofBefore = csv.replaceAll(/,h([0-9a-f]{16})(?=,)/g, ',$1')
    expect((await imported(ofBefore)).json).toMatchObject({ applied: 0, rows: [] })
    const line = lineOf(csv, shop.mug.id, 'title')
    const touched = csv.replace(line, line.replace(/Becher$/, 'Tasse'))
    expect((await imported(touched)).json).toMatchObject({
      applied: 0,
      rows: [
        { outcome: 'refused', reason: 'Somebody has changed the translation since the file was written.' },
      ],
    })
    expect(await titleOf(`/de/shop/${shop.mug.urlId}`)).toBe('Emaillebecher')
    const again = touched.replace(/,Tasse\r\n/, ',Emaillebecher\r\n')
    expect((await imported(again)).json).toMatchObject({ applied: 0, rows: [] })
  })

  it('keeps the letters of texts that a spreadsheet could not write, and says so', async () => {
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Großer Becher 🎉' })
    const csv = await exported()
    for (const lost of ['Gro\uFFFDer Becher \uFFFD\uFFFD', 'Großer Becher ??']) {
      const back = await imported(csv.replace('Großer Becher 🎉', lost))
      expect(back.json).toMatchObject({
        applied: 0,
        rows: [{ outcome: 'refused', reason: expect.stringContaining('Letters of this text were lost') }],
      })
    }
    expect(await titleOf(`/de/shop/${shop.mug.urlId}`)).toBe('Großer Becher 🎉')
  })

  it('holds no formula, and gives texts that look like one back as they were', async () => {
    await owner.translate('de-DE', 'product', shop.mug.id, { title: '=HYPERLINK("https://evil.example")' })
    const csv = await exported()
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect((await imported(csv)).json).toMatchObject({ applied: 0 })
    expect(await titleOf(`/de/shop/${shop.mug.urlId}`)).toBe('=HYPERLINK("https://evil.example")')
  })

  it('is cleaned, and tells each row that was not taken as it is', async () => {
    const rows = [
      'kind,id,field,sourceHash,translation',
      `product,${shop.mug.id},title,old,Becher`,
      `product,${shop.mug.id},constructor,x,Becher`,
      `product,${'0'.repeat(24)},title,x,Becher`,
      `ghost,${shop.mug.id},title,x,Becher`,
      `page,${shop.page.id},body,x,<script>alert(1)</script><p onclick=x>Wir</p>`,
      `page,${shop.page.id},title,x,"two\nlines"`,
    ]
    const { json } = await imported(rows.join('\n'))
    expect(json).toMatchObject({ applied: 2 })
    const told = (json as { rows: { line: number; outcome: string }[] }).rows
    expect(told.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'outdated'],
      [3, 'unknown'],
      [4, 'unknown'],
      [5, 'unknown'],
      [6, 'outdated'],
      [7, 'refused'],
    ])
    const { body } = await shop.get('/de/about')
    expect(body).toContain('<p>Wir</p>')
    expect(body).not.toContain('alert(1)')
  })

  it('has the words that the account may change itself, and takes no others in', async () => {
    const whole = await exported()
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    const own = (await editor.get(address)).text
    const kindsOf = (csv: string) =>
      [...new Set(csv.split('\r\n').map((line) => line.split(',')[0]))].filter(
        (kind) => kind === 'page' || kind === 'site',
      )
    expect([kindsOf(whole), kindsOf(own)]).toEqual([['page', 'site'], ['page']])
    const rows = [
      'kind,id,field,sourceHash,translation',
      `site,site,title,x,Hafen`,
      `mail,placed,subject,x,Danke`,
      `product,${shop.mug.id},title,x,Humpen`,
    ]
    expect((await bringTranslations(editor, rows.join('\n'))).json).toMatchObject({
      applied: 1,
      rows: [
        { line: 2, outcome: 'refused', reason: 'Your account is not allowed to translate this.' },
        { line: 3, outcome: 'refused' },
        { line: 4, outcome: 'outdated' },
      ],
    })
    await owner.translate('de-DE', 'site', 'site', { title: 'Hafen' })
    const untouched = await exported()
    expect(untouched).toContain('Hafen')
    expect((await bringTranslations(editor, untouched)).json).toMatchObject({
      applied: 0,
      rows: [],
    })
    const storeManager = await shop.visitor()
    await signInAs(storeManager, shop.store, ['storeManager'])
    expect((await storeManager.get(address)).status).toBe(200)
  })

  it('speaks to whoever reads it in their language, and is taken in again as it is', async () => {
    await owner.visitor.send('PUT', '/api/panel/account/language', { language: 'de' })
    const line = lineOf(await exported(), shop.mug.id, 'title')
    expect(line).toMatch(/,Titel,(?:Übersetzt|Veraltet),Enamel mug,/)
    const old = `kind,id,field,sourceHash,translation\nproduct,${shop.mug.id},title,old,Tasse`
    expect((await imported(old)).json).toMatchObject({
      rows: [{ line: 2, reason: 'Der Text wurde geändert, seit die Datei geschrieben wurde.' }],
    })
    await owner.visitor.send('PUT', '/api/panel/account/language', { language: 'en' })
  })

  it('is read in the letters of Windows where they were saved, as its language has them', async () => {
    const line = `kind,id,field,sourceHash,translation\nproduct,${shop.mug.id},title,x,`
    const back = await imported(Buffer.concat([Buffer.from(line), Buffer.from('Gr\xf6\xdfe', 'latin1')]))
    expect(back.json).toMatchObject({ applied: 1 })
    expect(await titleOf(`/de/shop/${shop.mug.urlId}`)).toBe('Größe')
    const russian = { code: 'ru', slugPrefix: '/ru' }
    await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }, russian])
    const bytes = Buffer.concat([Buffer.from(line), Uint8Array.of(0xe4, 0xe0)])
    expect((await bringTranslations(owner.visitor, bytes, 'ru')).json).toMatchObject({ applied: 1 })
    expect(await titleOf(`/ru/shop/${shop.mug.urlId}`)).toBe('да')
  })

  it('may be as large as is promised, however many signs its cells are written with', async () => {
    const row = (text: string) => `product,${shop.mug.id},title,x,"${text}"\r\n`
    const untouched = row('""'.repeat(1_000)).repeat(1_900)
    const whole = await imported(`kind,id,field,sourceHash,translation\r\n${untouched}`)
    expect([untouched.length > 3_800_000, whole.status]).toEqual([true, 200])
    const over = await imported(`kind,id,field,sourceHash,translation\r\n${untouched}${untouched}`)
    expect(over.json).toMatchObject({ message: expect.stringContaining('The maximum allowed file size is') })
  })

  it('tells of the first rows that were not taken, and how many there were', async () => {
    const rows = Array.from({ length: 700 }, (_, row) => `product,${shop.mug.id},none-${row},x,Becher`)
    const { json } = await imported(['kind,id,field,sourceHash,translation', ...rows].join('\n'))
    expect(json).toMatchObject({ applied: 0, rowsInAll: 700 })
    expect((json as { rows: object[] }).rows).toHaveLength(500)
  })

  it('is refused where it is none', async () => {
    expect((await imported('name,price\nMug,12')).status).toBe(400)
    expect((await imported('')).status).toBe(400)
    expect((await owner.visitor.send('POST', address, { csv: 'kind' })).status).toBe(400)
    expect((await owner.visitor.get(address.replace('de-DE', 'fr-FR'))).status).toBe(404)
  })
})
