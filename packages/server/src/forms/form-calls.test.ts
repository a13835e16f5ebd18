import type { FormDraft } from '@vitrine/domain/forms/drafts/draft-fields'
import type { Role } from '@vitrine/domain/owners/role'
import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { nameForm, placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let nowMs = noon
let site: OpenSite
let owner: Visitor
let formId: string
beforeAll(async () => {
  site = await openSite({ services: { clock: () => nowMs } })
  owner = await as('admin')
  formId = await placeForm(site, [{ id: 'mail', type: 'email', title: 'Email', isRequired: true }])
})
afterAll(() => site.close())

async function as(role: Role): Promise<Visitor> {
  const somebody = await openVisitor(site.app)
  await signInAs(somebody, site.store, [role])
  return somebody
}

interface Read {
  readonly value: FormDraft
  readonly version: string
  readonly isOwn: boolean
}
interface Listed {
  readonly id: string
  readonly name: string
}
const path = (id = formId) => `/api/panel/forms/${encodeURIComponent(id)}`
const read = async (id = formId) => (await owner.get(path(id))).json as Read
const list = async () => ((await owner.get('/api/panel/forms')).json as { forms: readonly Listed[] }).forms
const change = async (some: Partial<FormDraft>, { who = owner, id = formId } = {}) => {
  const { value, version } = await read(id)
  return who.send('PUT', path(id), { value: { ...value, ...some }, version })
}
const make = async (name: string) =>
  ((await owner.send('POST', '/api/panel/forms', { name })).json as { formId: string }).formId
const page = async () => (await site.get('/about')).body
const send = (id: string, more: object) =>
  site.app.inject({
    method: 'POST',
    url: '/api/form/SaveFormSubmission',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost',
      host: 'localhost',
    },
    payload: new URLSearchParams({ 'vt-form-id': id, ...more }).toString(),
  })

describe('a form that stands on a page', () => {
  it('is listed with its page and what was sent by it', async () => {
    nowMs += 1_000
    expect((await send(formId, { mail: 'ada@example.com' })).statusCode).toBe(303)
    expect(await list()).toMatchObject([
      {
        id: formId,
        name: 'Write to us',
        place: { kind: 'collection', title: 'About', path: '/about' },
        fields: 1,
        submissions: 1,
        unread: 1,
        lastSentAtMs: nowMs,
      },
    ])
  })

  it('is changed, and visitors see and are held to what it is now', async () => {
    const { value } = await read()
    const fields = [
      ...value.fields,
      { ...value.fields[0], id: 'new', type: 'text' as const, title: 'Your boat' },
    ]
    const answer = await change({
      fields: fields as FormDraft['fields'],
      submitLabel: 'Send it',
      submissionHtml: '<p onclick="x()">Thanks!</p><script>1</script>',
    })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      isOwn: true,
      isSaidByBlock: true,
      value: { submissionHtml: '<p>Thanks!</p>' },
    })
    expect(await page()).toContain('Your boat')
    expect(await page()).toContain('>Send it</button>')
    const sent = await send(formId, { mail: 'ada@example.com' })
    expect([sent.statusCode, sent.body.includes('Required')]).toEqual([400, true])
  })

  it('is not checked in browsers where its owner wants that, and by the server all the same', async () => {
    await change({ isUncheckedInBrowsers: true })
    expect(await page()).toContain('type="submit" formnovalidate>')
    expect((await send(formId, { mail: 'nobody', new: 'x' })).statusCode).toBe(400)
    await change({ isUncheckedInBrowsers: false })
    expect(await page()).not.toContain('formnovalidate')
  })

  it('tells what is wrong with it by field, and keeps nothing of that', async () => {
    const { value } = await read()
    const wrong = await change({ fields: value.fields.map((field) => ({ ...field, title: '' })) })
    expect([wrong.status, wrong.json]).toMatchObject([
      400,
      { errors: { 'value.fields.0.title': 'Give the field a title.' } },
    ])
    expect((await read()).value).toEqual(value)
  })

  it('bounds a number as far as a block may, and no further', async () => {
    const { value } = await read()
    const [field] = value.fields
    const bounded = (most: number) =>
      change({ fields: [{ ...field, type: 'number', most }] as FormDraft['fields'] })
    expect((await bounded(1_000_000_001)).status).toBe(400)
    expect((await bounded(1_000_000_000)).status).toBe(200)
    expect((await change({ fields: value.fields })).status).toBe(200)
  })

  it('makes members only by a plan that is there, and by the word of those who keep plans', async () => {
    const unknown = await change({ joinsPlanId: 'no-such-plan' })
    const editor = await as('editor')
    const unasked = await change({ joinsPlanId: 'no-such-plan' }, { who: editor })
    expect([unknown.json, unasked.json]).toMatchObject([
      { errors: { 'value.joinsPlanId': 'There is no such plan any more. Please choose another.' } },
      {
        errors: {
          'value.joinsPlanId': 'Only administrators and store managers say who becomes a member.',
        },
      },
    ])
    expect((await read()).value.joinsPlanId).toBe('')
  })

  it('is not saved over what somebody else saved', async () => {
    const { value, version } = await read()
    expect((await change({ name: 'Theirs' })).status).toBe(200)
    const late = await owner.send('PUT', path(), { value: { ...value, name: 'Ours' }, version })
    expect([late.status, (await read()).value.name]).toEqual([409, 'Theirs'])
    expect((await owner.send('POST', `${path()}/reset`, { version })).status).toBe(409)
  })

  it('goes back to what its block says, with its settings', async () => {
    await change({ redirectUrl: '/shop' })
    const { version } = await read()
    const answer = await owner.send('POST', `${path()}/reset`, { version })
    expect(answer.json).toMatchObject({ isOwn: false, value: { name: 'Write to us', redirectUrl: '/shop' } })
    expect(await page()).not.toContain('Your boat')
    await change({ redirectUrl: '' })
  })

  it('is not removed while it stands there', async () => {
    const answer = await owner.send('DELETE', path())
    expect([answer.status, (await list()).length]).toEqual([409, 1])
  })

  it('takes so many submissions as its owner wants, spam aside', async () => {
    const id = formId
    nowMs += 1_000
    await change({ mostSubmissions: 2 })
    expect((await send(id, { mail: 'b@example.com', 'vt-website': 'spam' })).statusCode).toBe(303)
    expect((await send(id, { mail: 'b@example.com' })).statusCode).toBe(303)
    const over = await send(id, { mail: 'c@example.com' })
    expect([over.statusCode, over.body.includes('This form takes no more submissions.')]).toEqual([400, true])
    expect(await page()).toContain('This form takes no more submissions.')
    await change({ mostSubmissions: 0 })
    expect(await page()).not.toContain('This form takes no more submissions.')
  })

  it('shows code of an administrator to those who have no script', async () => {
    await change({ postSubmitHtml: '<b>Booked</b><script>window.booked = 1</script>' })
    const shown = await site.get(`/api/form/sent?formId=${encodeURIComponent(formId)}`)
    expect(shown.body).toContain('<b>Booked</b>')
    expect(String(shown.headers['content-security-policy'])).toMatch(/'sha256-/)
    await change({ postSubmitHtml: '' })
  })
})

describe('who writes forms', () => {
  it('changes no code but as an administrator, and no address of mail without seeing submissions', async () => {
    const [editor, manager] = [await as('editor'), await as('storeManager')]
    expect((await change({ postSubmitHtml: '<b>x</b>' }, { who: manager })).json).toMatchObject({
      errors: { 'value.postSubmitHtml': 'Only administrators can change code.' },
    })
    expect((await change({ notifyEmail: 'me@example.com' }, { who: editor })).status).toBe(400)
    expect((await change({ notifyEmail: 'us@example.com' }, { who: manager })).status).toBe(200)
    expect((await change({ name: 'By an editor' }, { who: editor })).status).toBe(200)
  })

  it('has the role for it', async () => {
    const moderator = await as('moderator')
    expect((await moderator.get('/api/panel/forms')).status).toBe(403)
    expect((await moderator.get(path())).status).toBe(403)
  })

  it('can take a change back', async () => {
    nowMs += 1_000
    await change({ name: 'Before' })
    nowMs += 1_000
    await change({ name: 'After' })
    const acts = (await owner.get('/api/panel/activity?f=kind:is:form')).json as {
      rows: readonly { id: string; what: string; canUndo: boolean }[]
    }
    expect(acts.rows[0]).toMatchObject({ what: expect.stringMatching(/^Changed the name of/), canUndo: true })
    expect((await owner.send('POST', `/api/panel/activity/${acts.rows[0]?.id}/undo`)).status).toBe(200)
    expect((await read()).value.name).toBe('Before')
  })
})

describe('a form that is made in the panel', () => {
  it('stands nowhere, takes nothing, and is renamed, copied and removed', async () => {
    expect((await owner.send('POST', '/api/panel/forms', { name: ' ' })).status).toBe(400)
    const id = await make('Booking')
    expect((await list()).find((each) => each.id === id)).toMatchObject({
      name: 'Booking',
      place: null,
      fields: 3,
    })
    expect((await send(id, { email: 'a@example.com' })).statusCode).toBe(404)
    expect((await owner.send('PUT', `${path(id)}/name`, { name: 'Trips' })).status).toBe(200)
    const copy = (await owner.send('POST', `${path(id)}/copies`)).json as { formId: string }
    expect((await read(copy.formId)).value).toMatchObject({ name: 'Trips (copy)' })
    expect(
      (await owner.send('POST', `${path(id)}/reset`, { version: (await read(id)).version })).status,
    ).toBe(409)
    expect((await owner.send('DELETE', path(copy.formId))).status).toBe(200)
    expect((await owner.get(path(copy.formId))).status).toBe(404)
    expect((await list()).map(({ name }) => name)).toContain('Trips')
  })

  it('stands where a block names it, and takes what is sent there', async () => {
    const id = await make('Named')
    await nameForm(site, id)
    expect(await page()).toContain('aria-label="Named"')
    expect((await list()).find((each) => each.id === id)).toMatchObject({ place: { title: 'About' } })
    const sent = await send(id, { 'name.0': 'Ada', 'name.1': 'B', email: 'a@example.com', message: 'Hi' })
    expect(sent.statusCode).toBe(303)
    expect(
      (await owner.send('POST', `${path(id)}/reset`, { version: (await read(id)).version })).status,
    ).toBe(409)
  })
})

describe('where a form stands', () => {
  it('is a page that it is put on and taken off, without losing what it says', async () => {
    const id = await make('Trips')
    const place = (collectionId: string) => owner.send('PUT', `${path(id)}/place`, { collectionId })
    expect((await place('nowhere')).status).toBe(404)
    expect((await place(site.blog.id)).status).toBe(404)
    expect((await place(site.page.id)).status).toBe(200)
    expect((await place(site.page.id)).status).toBe(409)
    expect(await page()).toContain('aria-label="Trips"')
    expect((await list()).find((each) => each.id === id)).toMatchObject({ place: { path: '/about' } })
    expect((await owner.send('DELETE', `${path(id)}/place`)).status).toBe(200)
    expect(await page()).not.toContain('aria-label="Trips"')
    expect((await send(id, { email: 'a@example.com' })).statusCode).toBe(404)
    expect((await read(id)).value).toMatchObject({ name: 'Trips', fields: [{}, {}, {}] })
  })

  it('leaves the text of its page to be edited, and translated as it was', async () => {
    const id = await make('Letters')
    const fresh = { typeName: 'page', title: 'Post', urlId: 'post', menu: null, parentId: null }
    const { id: collectionId } = (await owner.send('POST', '/api/panel/pages', fresh)).json as { id: string }
    const pagePath = `/api/panel/pages/${collectionId}`
    const open = async () =>
      (await owner.get(pagePath)).json as { value: object; version: string; about: { blocks: string } }
    const write = async (bodyHtml: string) => {
      const { value, version } = await open()
      return (await owner.send('PUT', pagePath, { value: { ...value, bodyHtml }, version })).status
    }
    const shown = async () => (await site.get('/post')).body
    expect(await write('<p>Who we are</p>')).toBe(200)
    expect((await owner.send('PUT', `${path(id)}/place`, { collectionId })).status).toBe(200)
    expect(await shown()).toMatch(/<p>Who we are<\/p>.*aria-label="Letters"/s)
    expect((await open()).about.blocks).toBe('beneath')
    expect(await write('<p>Who we were</p>')).toBe(200)
    expect(await shown()).toMatch(/<p>Who we were<\/p>.*aria-label="Letters"/s)
    expect(await shown()).not.toContain('Who we are')
    const kept = await owner.get(`/api/panel/layouts/collection/${collectionId}`)
    expect(kept.json).toMatchObject({ layout: { keepsBody: true } })
    expect((await owner.send('DELETE', `${path(id)}/place`)).status).toBe(200)
    expect(await shown()).toContain('<p>Who we were</p>')
    expect(await shown()).not.toContain('aria-label="Letters"')
    expect((await open()).about.blocks).toBe('beneath')
  })

  it('does not matter to what a block said of it', async () => {
    const id = await placeForm(site, [{ id: 'boat', type: 'text', title: 'Boat' }])
    expect((await owner.send('DELETE', `${path(id)}/place`)).status).toBe(200)
    expect((await read(id)).value).toMatchObject({ fields: [{ title: 'Boat' }] })
    expect((await owner.send('PUT', `${path(id)}/place`, { collectionId: site.page.id })).status).toBe(200)
    expect(await page()).toContain('Boat')
    expect((await send(id, { boat: 'Swan' })).statusCode).toBe(303)
  })
})

describe('the preview', () => {
  it('is drawn by what visitors get, unfinished as it is', async () => {
    const id = await make('Tried')
    const { value } = await read(id)
    const [first] = value.fields
    const fields = [
      { ...first, title: 'Who <b>are</b> you?' },
      { ...first, id: 'x', type: 'radio', title: '' },
    ]
    const answer = await owner.send('POST', `${path(id)}/preview`, { value: { ...value, fields } })
    const { html } = answer.json as { html: string }
    expect(html).toContain('Who &lt;b&gt;are&lt;/b&gt; you?')
    expect(html).toContain('form-block-form')
    expect((await read(id)).value).toEqual(value)
  })

  it('has the frame of the site, in which nothing runs', async () => {
    const { html } = (await owner.get('/api/panel/form-frame')).json as { html: string }
    expect(html).toContain('id="form-preview"')
    expect(html).toContain('/site.')
    expect(html).not.toMatch(/<script/i)
  })
})
