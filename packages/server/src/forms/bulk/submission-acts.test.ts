import { newId } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { placeForm } from '../../testing/place-form.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let formId: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  formId = await placeForm(shop, [
    { id: 'name', type: 'text', title: 'Name' },
    { id: 'words', type: 'text', title: '=Words' },
    { id: 'pin', type: 'password', title: 'Pin' },
  ])
  const visitor = await shop.visitor()
  for (const name of ['Ada', 'Grace', 'Mary']) {
    shop.clock.nowMs += 1_000
    const decoy = { 'vt-website': name === 'Mary' ? 'x' : '' }
    const fields = { 'vt-form-id': formId, name, words: `=1, ${name}`, pin: '1234', ...decoy }
    expect((await visitor.submit('/api/form/SaveFormSubmission', fields)).status).toBe(303)
  }
})
afterEach(() => shop.close())

interface Row {
  readonly id: string
  readonly sender: string
}
const rows = async (f: string) =>
  ((await owner.get(`/api/panel/form-submissions?f=${f}&sort=created`)).json as { rows: readonly Row[] }).rows
const senders = async (f: string) => (await rows(f)).map(({ sender }) => sender)

async function run(act: string, selection: object): Promise<string> {
  const body = { selection, input: {}, isDryRun: false }
  const { json } = await owner.send('POST', `/api/panel/form-submissions/acts/${act}`, body)
  await shop.runJobs()
  return (json as { bulkAct: { id: string } }).bulkAct.id
}

async function undo(id: string): Promise<void> {
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
}

const noSpam = { view: { f: 'spam:is:no' } }

describe('acts on many submissions', () => {
  it('mark all that a view shows as read, which is counted, and take it back', async () => {
    expect(await shop.store.submissions.countUnread()).toBe(2)
    const id = await run('read', noSpam)
    expect(await senders('read:is:yes')).toEqual(['Ada', 'Grace'])
    expect(await shop.store.submissions.countUnread()).toBe(0)
    const [ada] = await rows('read:is:yes')
    await owner.send('PUT', `/api/panel/form-submissions/${ada?.id}`, { isRead: false })
    await undo(id)
    expect(await senders('read:is:yes')).toEqual([])
    await run('unread', noSpam)
    expect(await shop.store.submissions.countUnread()).toBe(2)
  })

  it('star, and call spam what it is and what it is not', async () => {
    const ids = (await rows('spam:is:no')).map(({ id }) => id)
    await run('star', { ids: [...ids, newId()] })
    expect(await senders('starred:is:yes')).toEqual(['Ada', 'Grace'])
    await run('unstar', { ids: ids.slice(0, 1) })
    expect(await senders('starred:is:yes')).toEqual(['Grace'])
    const id = await run('spam', { ids })
    expect(await senders('spam:is:no')).toEqual([])
    await undo(id)
    await run('no-spam', { view: { f: 'spam:is:yes' } })
    expect(await senders('spam:is:no')).toEqual(['Ada', 'Grace', 'Mary'])
  })

  it('delete for good', async () => {
    await run('delete', { view: { f: 'spam:is:yes' } })
    expect(await senders('')).toEqual(['Ada', 'Grace'])
  })

  it('are for those who see persons', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    const body = { selection: { ids: [newId()] }, input: {}, isDryRun: true }
    expect((await editor.send('POST', '/api/panel/form-submissions/acts/read', body)).status).toBe(403)
  })
})

describe('a form as a file', () => {
  const path = (kind: string) => `/api/panel/forms/${formId}/submissions.${kind}`

  it('has a column for each field, in which nothing is a formula and no password stands', async () => {
    const { text } = await owner.get(path('csv'))
    const [header, ada, ...others] = text.split('\r\n')
    expect(header).toBe("\uFEFFDate,Submission,Page,Email,Read,Starred,Spam,Name,'=Words,Pin,Other answers")
    expect(ada).toMatch(/,no,no,no,Ada,"'=1, Ada",••••••••,$/)
    expect(others).toHaveLength(3)
  })

  it('keeps answers to fields that went', async () => {
    await placeForm(shop, [{ id: 'name', type: 'text', title: 'Name' }])
    expect((await owner.get(path('csv'))).text).toContain(`,Ada,"'=Words: =1, Ada | Pin: ••••••••"`)
  })

  it('is JSON with values in their shapes, for those who prove who they are', async () => {
    const told = await owner.get(path('json'))
    expect(told.json).toMatchObject([
      { formId, isSpam: false, answers: [{ title: 'Name', value: 'Ada' }, {}, { value: '••••••••' }] },
      {},
      { isSpam: true },
    ])
    expect((await owner.get('/api/panel/forms/none/submissions.json')).status).toBe(404)
    shop.clock.nowMs += 6 * 60_000
    expect((await owner.get(path('json'))).json).toMatchObject({ needs: 'confirmation' })
    expect((await owner.get(path('csv'))).json).toMatchObject({ needs: 'confirmation' })
  })
})
