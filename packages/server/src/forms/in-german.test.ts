import { formEntryTypes } from '@vitrine/domain/content/blocks/form-field-types'
import { blankField } from '@vitrine/domain/forms/blank-field'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { writeParts } from '../testing/form-parts.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { openSite } from '../testing/open-site.ts'
import { placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
let formId: string
beforeAll(async () => {
  shop = await openShop({
    storeSettings: { defaultCountry: '' },
    site: { language: 'de-DE', timeZone: 'Europe/Berlin', homeOrigin: 'https://home.example' },
  })
  visitor = await shop.visitor()
  formId = await placeForm(shop, fields, { name: '', submissionHtml: '' })
  await settle({ allowsResume: true, asksForCaptcha: false })
})
afterAll(() => shop.close())

/** One of each kind, all without a title but the choices, and a second step that hangs on one of them. */
const fields: readonly FormField[] = [
  ...formEntryTypes.map((type, place) => ({
    ...blankField,
    id: `f${place}`,
    type,
    options: ['Rot', 'Blau'],
    isRequired: type === 'email',
    showCountryCode: true,
  })),
  { ...blankField, id: 'color', type: 'radio', title: 'Farbe', options: ['Rot', 'Blau'] },
  {
    ...blankField,
    id: 'why',
    title: 'Warum',
    shownIf: [
      { fieldId: 'color', test: 'is', value: 'Rot' },
      { fieldId: 'color', test: 'isFilled', value: '' },
    ],
  },
]

async function settle(settings: object): Promise<void> {
  const form = await shop.store.forms.find(formId)
  if (form) await shop.store.forms.save({ ...form, settings: { ...form.settings, ...settings } })
  await shop.store.transaction((tables) => tables.site.raiseRevision())
}

/** English words of ours that stand in what a page says, the names of controls among it. */
function englishIn(page: string): readonly string[] {
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  const labels = [...main.matchAll(/(?:aria-label|placeholder|title)="([^"]*)"/g)].map(([, label]) => label)
  const said = main.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
  return (
    `${said} ${labels.join(' ')}`.match(
      /\b(?:the|your?|with|of|and|is|are|this|field|step|only|first|last|address|city|country|hour|agree|submit|thanks?|back|required|file|save|leave|month)\b[^.]{0,40}/gi,
    ) ?? []
  )
}

const post = (form: Readonly<Record<string, string>>) =>
  visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, ...form })

it('asks for every kind of field in the language of the site', async () => {
  const page = (await visitor.get('/about')).text
  for (const text of [
    'Vorname',
    'Straße und Hausnummer',
    'Postleitzahl',
    '>JJJJ<',
    'Telefonnummer',
    'Stimme überhaupt nicht zu',
    'Eine Datei, höchstens 10 MB: JPEG, PNG, WebP, HEIC, PDF.',
    '<h2>Schritt 1</h2>',
    'Nur wenn „Farbe“ „Rot“ ist und „Farbe“ ausgefüllt ist',
    '>Feld',
    'Bitte leer lassen',
    'aria-label="Formular"',
    '>Absenden</button>',
    '>Speichern und später weitermachen</button>',
    '<p>Vielen Dank!</p>',
  ])
    expect(page).toContain(text)
  expect(englishIn(page)).toEqual([])
})

it('asks for a telephone number in one box, for the day before the month, and for no half of the day', async () => {
  const page = (await visitor.get('/about')).text
  const [phone, date] = [
    fields.find(({ type }) => type === 'phone'),
    fields.find(({ type }) => type === 'date'),
  ]
  expect(page).toMatch(new RegExp(`type="tel"[^>]*name="${phone?.id}.1"[^>]*autocomplete="tel"`))
  expect(page).not.toContain(`name="${phone?.id}.2"`)
  expect(page).toMatch(/>TT<.*>MM<.*>JJJJ</s)
  expect(page.indexOf(`name="${date?.id}.1"`)).toBeLessThan(page.indexOf(`name="${date?.id}.0"`))
  expect(page).not.toContain('AM oder PM')
})

it('says on plain pages what is wrong, what was sent, and what is gone', async () => {
  const wrong = await post({ f2: 'nobody' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Diese E-Mail-Adresse ist ungültig.')
  expect(wrong.text).toContain('Im Formular stimmt etwas nicht. Bitte scrollen Sie nach oben')
  const sent = await post({ f2: 'ada@example.com' })
  const thanks = await visitor.get(sent.location ?? '')
  expect(thanks.text).toMatch(/<h1>Formular<\/h1>.*Vielen Dank!.*>Zurück<\/a>/s)
  const unknown = await visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': 'none' })
  expect(unknown.text).toContain('Dieses Formular ist noch nicht eingerichtet.')
  const { payload, type } = writeParts([['f20', 'a.exe', 'MZ']])
  const parts = await shop.app.inject({
    method: 'POST',
    url: `/api/form/posts/${formId}`,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    payload,
  })
  expect(parts.body).toContain('a.exe: Dateien dieser Art werden hier nicht angenommen.')
  for (const page of [wrong.text, thanks.text, unknown.text, parts.body]) expect(englishIn(page)).toEqual([])
})

it('says to scripts what is wrong', async () => {
  const validated = await visitor.send('POST', `/api/rest/forms/validate/${formId}`, { f2: '' })
  expect(validated.json).toMatchObject({ errors: { f2: 'Erforderlich' } })
  const unknown = await visitor.send('POST', '/api/form/SaveFormSubmission', { formId: 'none' })
  expect(unknown.json).toMatchObject({ message: 'Dieses Formular ist noch nicht eingerichtet.' })
  const keyless = await visitor.send('POST', '/api/form/SaveFormSubmission', {
    formId,
    key: '',
    form: JSON.stringify({ f2: 'ada@example.com' }),
  })
  expect(keyless.json).toMatchObject({ message: expect.stringContaining('Bitte laden Sie die Seite neu') })
  await settle({ allowsResume: false })
  const draft = await visitor.send('POST', '/api/form/SaveDraft', { formId, form: '{}' })
  expect(draft.json).toMatchObject({ message: 'Dieses Formular lässt sich nicht für später speichern.' })
  await settle({ allowsResume: true })
})

it('saves a form in that language, and mails its link', async () => {
  const saved = await visitor.submit('/api/form/SaveDraft', { 'vt-form-id': formId, f0: 'Ada' })
  const page = await visitor.get(saved.location ?? '')
  expect(page.text).toContain('Ihre Antworten sind gespeichert')
  expect(page.text).toContain('Sie bleiben 30 Tage gespeichert.')
  const [, link = ''] = /class="form-saved-link" href="([^"]*)"/.exec(page.text) ?? []
  const resumed = await visitor.get(link.replaceAll('&amp;', '&'))
  expect(resumed.text).toContain('Ihre Antworten sind wieder da.')
  const gone = await visitor.get('/api/form/resume?form=none&token=none')
  expect(gone.text).toContain('Dieser Link gilt nicht mehr.')
  for (const { text } of [page, resumed, gone]) expect(englishIn(text.replaceAll(link, ''))).toEqual([])
  await visitor.send('POST', '/api/form/SaveDraft', { formId, form: '{}', email: 'ada@example.com' })
  await shop.runJobs()
  const mail = (await keptMail(shop.store)).find(({ to }) => to === 'ada@example.com')
  expect(mail?.subject).toBe('Weitermachen mit „Formular“')
  expect(mail?.text).toMatch(/Jemand hat begonnen, ein Formular von .*Die Antworten werden 30 Tage lang/s)
})

it('mails whom the site names in it', async () => {
  await post({ f2: 'bob@example.com', 'f17.0': '2' })
  await shop.runJobs()
  const mail = (await keptMail(shop.store)).find(({ subject }) => subject === 'Formular: bob@example.com')
  expect(mail?.text).toContain('Jemand hat dieses Formular gesendet.')
  expect(mail?.text).toContain('Rot: Stimme voll zu')
  expect(mail?.text).toContain('k. A.')
})

it('reads in the language of the page where a site has several', async () => {
  const other = await openSite({
    site: { languages: [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }] },
  })
  onTestFinished(() => other.close())
  const id = await placeForm(other, fields, { name: '' })
  expect((await other.get('/about')).body).toContain('First name')
  expect((await other.get('/de/about')).body).toContain('Vorname')
  const browser = await openVisitor(other.app)
  const wrong = await browser.submit('/de/api/form/SaveFormSubmission', { 'vt-form-id': id })
  expect(wrong.text).toContain('>Erforderlich</span>')
})

it('says that a form is full', async () => {
  await settle({ mostSubmissions: 1 })
  expect((await visitor.get('/about')).text).toContain(
    'Dieses Formular nimmt keine weiteren Einsendungen an.',
  )
  await settle({ mostSubmissions: 0 })
})

it('begins a new form in the panel in the words of the site, and tells what its button says', async () => {
  const owner = await openVisitor(shop.app)
  await signInAs(owner, shop.store, ['admin'])
  const { json } = await owner.send('POST', '/api/panel/forms', { name: 'Anfrage' })
  const read = await owner.get(`/api/panel/forms/${(json as { formId: string }).formId}`)
  expect(read.json).toMatchObject({
    value: { fields: [{ title: 'Name' }, { title: 'E-Mail-Adresse' }, { title: 'Nachricht' }] },
    usualTexts: {
      submitLabel: 'Absenden',
      thanks: 'Vielen Dank!',
      copySubject: 'Wir haben Ihre Nachricht erhalten',
      copyText: 'Vielen Dank. Was Sie uns mit „{formName}“ geschickt haben, ist angekommen.',
    },
  })
})
