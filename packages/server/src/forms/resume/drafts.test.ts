import { noon } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSite } from '../../jobs/prune.ts'
import { personKey } from '../../services/person-key.ts'
import { mailStandIn } from '../../testing/mail-stand-in.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { placeForm } from '../../testing/place-form.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'
import { draftHash } from './kept-draft.ts'

let nowMs = noon
let site: OpenSite
let visitor: Visitor
let formId = ''
const fields = [
  { id: 'one', type: 'step', title: 'First' },
  { id: 'name', type: 'text', title: 'Name', isRequired: true },
  { id: 'two', type: 'step', title: 'Second' },
  { id: 'mail', type: 'email', title: 'Email' },
  { id: 'size', type: 'select', title: 'Size', options: ['Small', 'Large'] },
  { id: 'secret', type: 'password', title: 'Word' },
] as const
beforeEach(async () => {
  nowMs = noon
  site = await openSite({ services: { clock: () => nowMs, mailer: mailStandIn() } })
  visitor = await openVisitor(site.app)
  formId = await placeForm(site, fields)
  await allow(true)
})
afterEach(() => site.close())

async function allow(allowsResume: boolean): Promise<void> {
  const form = await site.store.forms.find(formId)
  if (form) await site.store.forms.save({ ...form, settings: { ...form.settings, allowsResume } })
}
const filled = { name: 'Ada <b>', mail: 'ada@example.com', size: 'Large', secret: 'hush' }
const save = (more: object = {}, values: object = filled) =>
  visitor.send('POST', '/api/form/SaveDraft', {
    formId,
    form: JSON.stringify(values),
    stepId: 'two',
    ...more,
  })
const kept = async (more?: object) =>
  (await save(more)).json as { readonly token: string; readonly link: string }
const opened = async (link: string) => visitor.get(new URL(link).pathname + new URL(link).search)

describe('a form that is saved to go on later', () => {
  it('is offered where its owner wants it', async () => {
    await site.store.transaction((tables) => tables.site.raiseRevision())
    expect((await visitor.get('/about')).text).toMatch(
      /type="submit">Submit<\/button><button class="form-save"/,
    )
    await allow(false)
    await site.store.transaction((tables) => tables.site.raiseRevision())
    expect((await visitor.get('/about')).text).not.toContain('form-save')
    expect((await save()).json).toMatchObject({ message: 'This form cannot be saved for later.' })
  })

  it('opens again with what was filled in, at its step, but no passwords', async () => {
    const { link } = await kept()
    const page = await opened(link)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Your answers are here again.')
    expect(page.text).toContain('value="Ada &lt;b&gt;"')
    expect(page.text).toContain('<option selected>Large</option>')
    expect(page.text).toContain('data-begins-at="form-step-2"')
    expect(page.text).not.toContain('hush')
    expect(page.text).toMatch(/<meta name="robots" content="noindex/)
  })

  it('lies sealed, found by nothing that opens it', async () => {
    const { token } = await kept()
    const rows = JSON.stringify(await site.store.formDrafts.find(draftHash(token)))
    for (const word of ['Ada', 'ada@example.com', token, 'hush']) expect(rows).not.toContain(word)
  })

  it('is saved again under the same link', async () => {
    const first = await kept()
    const second = (await save({ token: first.token }, { name: 'Bob' })).json as typeof first
    expect(second.link).toBe(first.link)
    expect((await opened(first.link)).text).toContain('value="Bob"')
    expect(await site.store.formDrafts.count(formId)).toBe(1)
  })

  it('opens with no other link, and of no other form', async () => {
    const { link, token } = await kept()
    const wrong = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await opened(wrong)).status).toBe(410)
    expect((await visitor.get(`/api/form/resume?form=other&token=${token}`)).status).toBe(410)
    expect((await visitor.get('/api/form/resume')).status).toBe(410)
  })

  it('is forgotten after 30 days, and when it was sent', async () => {
    const { link } = await kept()
    nowMs += 31 * 86_400_000
    expect((await pruneSite(site.store, nowMs)).formDrafts).toBe(1)
    expect((await opened(link)).status).toBe(410)
    const again = await kept()
    const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })).json as {
      key: string
    }
    const form = JSON.stringify(filled)
    await visitor.send('POST', '/api/form/SaveFormSubmission', { formId, key, form, draft: again.token })
    expect(await site.store.formDrafts.count(formId)).toBe(0)
  })

  it('leaves out what does not fit the form any more', async () => {
    const { link } = await kept()
    await placeForm(site, [
      { id: 'name', type: 'checkbox', title: 'Names', options: ['Ada <b>'] },
      { id: 'size', type: 'select', title: 'Size', options: ['Small'] },
      { id: 'mail', type: 'email', title: 'Email' },
    ])
    await allow(true)
    const page = (await opened(link)).text
    expect(page).toContain('value="ada@example.com"')
    expect(page).not.toMatch(/<option selected|value="Ada[^"]*" checked/)
  })

  it('is removed with the person whose address was filled in, or was mailed to', async () => {
    await kept()
    await kept({ form: JSON.stringify({ name: 'x' }), email: 'Bob@example.com' })
    const { secret } = site.app.installation.services
    const erase = (email: string) =>
      site.store.formDrafts.removeOfPerson(personKey(email, { websiteId: site.store.websiteId, secret }))
    expect([
      await erase('carl@example.com'),
      await erase('ADA@example.com'),
      await erase('bob@example.com'),
    ]).toEqual([0, 1, 1])
  })
})

describe('the link by mail', () => {
  const waiting = async () => (await site.store.mail.countUnsent()).waiting

  it('goes to the address, with the draft or not at all', async () => {
    expect((await save({ email: 'nobody' })).json).toMatchObject({ message: 'Please enter a valid email' })
    expect(await site.store.formDrafts.count(formId)).toBe(0)
    await kept({ email: 'ada@example.com' })
    expect(await waiting()).toBe(1)
  })

  it('goes to an address three times a day, and when a visitor asks five times an hour', async () => {
    const statuses = []
    for (let time = 0; time < 4; time++) statuses.push((await save({ email: 'ada@example.com' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    nowMs += 3_700_000
    const others = []
    for (let time = 0; time < 6; time++) others.push((await save({ email: `a${time}@example.com` })).status)
    expect(others).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('where no mail goes out', () => {
  it('a script is told so, and the page without one offers none and says of none that it is on its way', async () => {
    expect((await save()).json).toMatchObject({ sendsMail: true })
    await site.close()
    site = await openSite({ services: { clock: () => nowMs } })
    visitor = await openVisitor(site.app)
    formId = await placeForm(site, fields)
    await allow(true)
    expect((await save()).json).toMatchObject({ sendsMail: false })
    const values = { 'vt-form-id': formId, 'vt-page-path': '/about', 'vt-draft-mail': 'ada@example.com' }
    const saved = await visitor.submit('/api/form/SaveDraft', values, '/about')
    const page = (await visitor.get(saved.location ?? '')).text
    expect(page).toContain('class="form-saved-link"')
    expect(page).not.toMatch(/Mail me the link|on its way/)
  })
})

describe('a form that is saved without a script', () => {
  const submit = (values: Readonly<Record<string, string>>) =>
    visitor.submit(
      '/api/form/SaveDraft',
      { 'vt-form-id': formId, 'vt-page-path': '/about', ...values },
      '/about',
    )

  it('is answered with the link, and a form that mails it', async () => {
    const answer = await submit({ name: 'Ada' })
    expect(answer.status).toBe(303)
    const page = await visitor.get(answer.location ?? '')
    const link = /class="form-saved-link" href="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await opened(link)).text).toContain('value="Ada"')
    const token = new URL(link).searchParams.get('token') ?? ''
    const mailed = await submit({
      'vt-draft': token,
      'vt-draft-only': '1',
      'vt-draft-mail': 'ada@example.com',
    })
    expect((await visitor.get(mailed.location ?? '')).text).toContain('The link is on its way to you.')
    const wrong = await submit({ 'vt-draft': token, 'vt-draft-only': '1', 'vt-draft-mail': 'nobody' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Please enter a valid email')])
    expect((await opened(link)).text).toContain('value="Ada"')
  })

  it('is sent from the page that opens it again, and is forgotten then', async () => {
    const { token } = await kept()
    const values = { 'vt-form-id': formId, 'vt-draft': token, name: 'Ada' }
    expect((await visitor.submit('/api/form/SaveFormSubmission', values, '/about')).status).toBe(303)
    expect(await site.store.formDrafts.count(formId)).toBe(0)
    const { rows } = await site.store.submissions.list(
      everyRow({ sort: { key: 'created', isDescending: true } }),
    )
    expect(rows[0]?.values).toMatchObject({ name: 'Ada' })
  })
})
