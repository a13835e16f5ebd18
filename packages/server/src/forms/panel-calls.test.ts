import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let nowMs = noon
let site: OpenSite
let owner: Visitor
beforeAll(async () => {
  site = await openSite({ services: { clock: () => nowMs } })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['storeManager'])
  const formId = await placeForm(site, [
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'words', type: 'textarea', title: 'Message' },
  ])
  const visitor = await openVisitor(site.app)
  for (const name of ['Ada', 'Grace', 'Mary']) {
    nowMs += 1_000
    const fields = {
      'vt-form-id': formId,
      'name.0': name,
      mail: `${name}@example.com`,
      words: `=Hello ${name}`,
    }
    const decoy = { 'vt-website': name === 'Mary' ? 'x' : '' }
    expect((await visitor.submit('/api/form/SaveFormSubmission', { ...fields, ...decoy })).status).toBe(303)
  }
})
afterAll(() => site.close())

interface Listed {
  readonly rows: readonly { readonly id: string; readonly sender: string; readonly isRead: boolean }[]
}
const list = async (query = '') => (await owner.get(`/api/panel/form-submissions${query}`)).json as Listed
const senders = async (query: string) => (await list(query)).rows.map(({ sender }) => sender)
const idOf = async (name: string) => (await list()).rows.find(({ sender }) => sender === name)?.id ?? ''

describe('the inbox', () => {
  it('lists what was sent, the newest first, with an excerpt', async () => {
    expect(await senders('')).toEqual(['Mary', 'Grace', 'Ada'])
    expect((await list()).rows[2]).toMatchObject({
      formName: 'Write to us',
      email: 'Ada@example.com',
      answers: 'Name: Ada | Email: Ada@example.com | Message: =Hello Ada',
      isRead: false,
    })
  })

  it('finds words of answers, and narrows', async () => {
    expect(await senders('?q=grace')).toEqual(['Grace'])
    expect(await senders('?f=spam:is:yes')).toEqual(['Mary'])
    expect(await senders('?f=read:is:no~spam:is:no')).toEqual(['Grace', 'Ada'])
    expect(await senders('?f=form:has:write&sort=created')).toEqual(['Ada', 'Grace', 'Mary'])
  })

  it('shows all answers, marks and counts what nobody read', async () => {
    const id = await idOf('Ada')
    const path = `/api/panel/form-submissions/${id}`
    expect((await owner.get(path)).json).toMatchObject({
      submission: {
        answers: [{ title: 'Name', lines: ['Ada'] }, {}, { title: 'Message', lines: ['=Hello Ada'] }],
      },
    })
    expect(await site.store.submissions.countUnread()).toBe(2)
    expect((await owner.send('PUT', path, { isRead: true, isStarred: true })).json).toMatchObject({
      submission: { isRead: true, isStarred: true, isSpam: false },
    })
    expect(await site.store.submissions.countUnread()).toBe(1)
    expect(await senders('?f=starred:is:yes')).toEqual(['Ada'])
    expect((await owner.send('PUT', '/api/panel/form-submissions/none', { isRead: true })).status).toBe(404)
  })

  it('is a file for a spreadsheet in which nothing is a formula', async () => {
    const file = await owner.get('/api/panel/form-submissions.csv?cols=sender,answers&q=ada')
    expect(file.status).toBe(200)
    expect(file.text).toContain('Ada,Name: Ada | Email: Ada@example.com | Message: =Hello Ada')
  })

  it('lets go of what is removed', async () => {
    const path = `/api/panel/form-submissions/${await idOf('Mary')}`
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect((await owner.get(path)).status).toBe(404)
    expect(await senders('?q=mary')).toEqual([])
  })

  it('is closed to those who do not see customers', async () => {
    const editor = await openVisitor(site.app)
    await signInAs(editor, site.store, ['editor'])
    expect((await editor.get('/api/panel/form-submissions')).status).toBe(403)
  })
})
