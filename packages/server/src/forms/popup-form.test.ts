import { coverPageType } from '@vitrine/domain/content/pages/page-kind'
import type { PopupForm } from '@vitrine/domain/website/popup-overlay'
import { buildCollection } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let site: OpenSite
let owner: Visitor
let visitor: Visitor
beforeEach(async () => {
  site = await openSite()
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  visitor = await openVisitor(site.app)
})
afterEach(() => site.close())

const signUp = {
  kind: 'newsletter',
  listId: '',
  asksName: false,
  buttonLabel: 'Join <b>',
  footnoteHtml: '',
} as const

async function putPopup(form: PopupForm | null, more: object = {}) {
  const { version } = (await owner.get('/api/panel/notices')).json as { version: string }
  const popup = {
    headline: 'A letter',
    bodyHtml: '<p>Four a year.</p><script>x()</script>',
    action: null,
    form,
    position: 'CENTER_CENTER',
    trigger: { kind: 'delay', seconds: 5 },
    repeatDays: 30,
    collectionIds: [],
    ...more,
  }
  const value = { announcementBar: null, cookieBanner: null, mobileInfoBar: null, popup }
  return owner.send('PUT', '/api/panel/notices', { value, version })
}

async function send(formId: string, values: object) {
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })).json as {
    key: string
  }
  const form = JSON.stringify(values)
  return visitor.send('POST', '/api/form/SaveFormSubmission', { formId, key, form, pagePath: '/about' })
}

/** A form that no block shows. */
async function makeForm(): Promise<{ readonly id: string; readonly fieldIds: readonly string[] }> {
  const { formId } = (await owner.send('POST', '/api/panel/forms', { name: 'Visit us' })).json as {
    formId: string
  }
  const form = await site.store.forms.find(formId)
  return { id: formId, fieldIds: form?.own?.fields.map(({ id }) => id) ?? [] }
}

const popupOf = async (path = '/about') =>
  /<dialog[\s\S]*<\/dialog>/.exec((await visitor.get(path)).text)?.[0] ?? ''
const everybody = async () =>
  (await site.store.subscribers.list(everyRow({ sort: { key: 'created', isDescending: false } }))).rows
const submissions = async () =>
  (await site.store.submissions.list(everyRow({ sort: { key: 'created', isDescending: true } }))).rows
const places = async () =>
  ((await owner.get('/api/panel/forms')).json as { forms: { id: string; place: unknown }[] }).forms

describe('a popup with a sign-up', () => {
  it('has the form in it, and puts visitors on its list with the words that they read', async () => {
    expect((await putPopup(signUp)).status).toBe(200)
    const popup = await popupOf()
    expect(popup).toContain('data-form-id="newsletter:popup"')
    expect(popup).toContain('>Join &lt;b&gt;</span>')
    expect(popup.match(/Four a year/g)).toHaveLength(1)
    expect(popup).not.toContain('<script')
    expect((await send('newsletter:popup', { email: 'ada@example.com' })).status).toBe(200)
    expect(await everybody()).toMatchObject([
      { email: 'ada@example.com', state: 'waiting', consent: { text: 'A letter\nFour a year.\n[Join <b>]' } },
    ])
  })

  it('is gone with its list, and takes nobody when it is switched off', async () => {
    const list = { name: 'Letters', isConfirmed: true, senderName: '', confirmationSubject: '' }
    const words = { confirmationText: '', isGreeting: false, greetingSubject: '', greetingText: '' }
    const made = await owner.send('POST', '/api/panel/newsletter-lists', { ...list, ...words })
    const listId = (made.json as { list: { id: string } }).list.id
    expect((await putPopup({ ...signUp, listId })).status).toBe(200)
    expect(await popupOf()).toContain('newsletter-form')
    await owner.send('DELETE', `/api/panel/newsletter-lists/${listId}`)
    expect(await popupOf()).toBe('')
    expect((await putPopup({ ...signUp, listId })).json).toMatchObject({
      errors: { 'value.popup.form.listId': 'A List must be selected' },
    })
    expect((await putPopup(null)).status).toBe(200)
    expect((await send('newsletter:popup', { email: 'ada@example.com' })).status).toBe(404)
  })

  it('has no button that leads on beside it', async () => {
    const action = { label: 'Shop', url: '/shop', opensWindow: false }
    expect((await putPopup(signUp, { action })).json).toMatchObject({
      errors: { 'value.popup.form': expect.stringContaining('not both') },
    })
  })
})

describe('a popup with a form', () => {
  it('takes what is sent by a form that stands nowhere else, and the form stays as long', async () => {
    const { id, fieldIds } = await makeForm()
    expect((await send(id, {})).status).toBe(404)
    expect((await putPopup({ kind: 'form', formId: 'none' })).json).toMatchObject({
      errors: { 'value.popup.form.formId': 'There is no such form any more.' },
    })
    expect((await putPopup({ kind: 'form', formId: id })).status).toBe(200)
    expect(await popupOf()).toContain(`data-form-id="${id}"`)
    const [name = '', email = '', words = ''] = fieldIds
    const sent = await send(id, { [name]: ['Ada', 'L'], [email]: 'ada@example.com', [words]: 'Hello' })
    expect(sent.json).toEqual({})
    expect(await submissions()).toMatchObject([{ formId: id, email: 'ada@example.com' }])
    expect(await places()).toMatchObject([{ id, place: { kind: 'popup' } }])
    expect((await owner.send('DELETE', `/api/panel/forms/${id}`)).status).toBe(409)
    expect((await putPopup(null)).status).toBe(200)
    expect((await owner.send('DELETE', `/api/panel/forms/${id}`)).status).toBe(200)
  })
})

it('a cover page shows the form that is put on it, and takes what is sent by it', async () => {
  const cover = {
    headline: 'Soon',
    bodyHtml: '',
    image: null,
    actions: [],
    position: 'CENTER_CENTER',
  } as const
  const page = buildCollection({ urlId: 'soon', title: 'Soon', typeName: coverPageType, cover, position: 20 })
  await site.store.transaction((tables) => tables.collections.save(page))
  const { id } = await makeForm()
  const placed = await owner.send('PUT', `/api/panel/forms/${encodeURIComponent(id)}/place`, {
    collectionId: page.id,
  })
  expect(placed.status).toBe(200)
  const { text } = await visitor.get('/soon')
  expect(text).toContain('"pageType":3')
  expect(text.slice(text.indexOf('sqs-slide-blocks'))).toContain(`data-form-id="${id}"`)
  expect((await send(id, {})).status).toBe(400)
})

it('a form that is put behind a button takes what is sent by it', async () => {
  const { id } = await makeForm()
  const placed = await owner.send('PUT', `/api/panel/forms/${encodeURIComponent(id)}/place`, {
    collectionId: site.page.id,
    opensInLightbox: true,
    openLabel: 'Ask <us>',
  })
  expect(placed.status).toBe(200)
  const [lightbox = ''] =
    /<details class="form-lightbox[\s\S]*?<\/details>/.exec((await visitor.get('/about')).text) ?? []
  expect(lightbox).toContain('sqs-editable-button">Ask &lt;us&gt;</summary>')
  expect(lightbox).toContain(`data-form-id="${id}"`)
  expect((await send(id, {})).status).toBe(400)
})
