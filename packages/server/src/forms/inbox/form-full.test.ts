import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pruneSite } from '../../jobs/prune.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { placeForm } from '../../testing/place-form.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const fullText = 'This form takes no more submissions.'

let shop: OpenShop
let owner: Visitor
let visitor: Visitor
let formId: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  visitor = await shop.visitor()
  formId = await placeForm(shop, [{ id: 'mail', type: 'email', title: 'Email', isRequired: true }])
  await settle(1)
})
afterEach(() => shop.close())

async function settle(mostSubmissions: number): Promise<void> {
  const path = `/api/panel/forms/${encodeURIComponent(formId)}`
  const { value, version } = (await owner.get(path)).json as { value: object; version: string }
  shop.clock.nowMs += 1_000
  const changed = await owner.send('PUT', path, { value: { ...value, mostSubmissions }, version })
  expect(changed.status).toBe(200)
}

const post = async (mail: string) =>
  (await visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, mail })).status
const isFullOnPages = async () => (await visitor.get('/about')).text.includes(fullText)
const inbox = '/api/panel/form-submissions'
const ids = async () => ((await owner.get(inbox)).json as { rows: { id: string }[] }).rows.map(({ id }) => id)

async function act(key: string): Promise<string> {
  const body = { selection: { ids: await ids() }, input: {}, isDryRun: false }
  const { json } = await owner.send('POST', `${inbox}/acts/${key}`, body)
  await shop.runJobs()
  return (json as { bulkAct: { id: string } }).bulkAct.id
}

it('a form that is full says so at each press, and takes what is sent once it has a place again', async () => {
  expect(await post('ada@example.com')).toBe(303)
  expect([await post('bob@example.com'), await post('bob@example.com')]).toEqual([400, 400])
  await settle(2)
  expect(await post('bob@example.com')).toBe(303)
  expect(await ids()).toHaveLength(2)
})

it('a key is not used up by a form that is full', async () => {
  await post('ada@example.com')
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })).json as {
    key: string
  }
  const send = async () => {
    const body = { formId, key, form: JSON.stringify({ mail: 'bob@example.com' }) }
    return (await visitor.send('POST', '/api/form/SaveFormSubmission', body)).status
  }
  expect(await send()).not.toBe(200)
  await settle(2)
  expect(await send()).toBe(200)
})

it('pages say that a form is full as long as its inbox has no place for more', async () => {
  const seen: boolean[] = []
  const look = async () => void seen.push(await isFullOnPages())
  await look()
  await post('ada@example.com')
  await look()
  const [id = ''] = await ids()
  for (const isSpam of [true, false]) {
    await owner.send('PUT', `${inbox}/${id}`, { isSpam })
    await look()
  }
  const spam = await act('spam')
  await look()
  await owner.send('POST', `/api/panel/bulk-acts/${spam}/undo`, {})
  await shop.runJobs()
  await look()
  await owner.send('DELETE', `${inbox}/${id}`)
  await look()
  expect(seen).toEqual([false, true, false, true, false, true, false])
})

it('removed by many at once, by age or with their sender, submissions give their places back', async () => {
  const seen: boolean[] = []
  const fill = async (mail: string) => {
    await post(mail)
    seen.push(await isFullOnPages())
  }
  await fill('cleo@example.com')
  await act('delete')
  seen.push(await isFullOnPages())
  await fill('bob@example.com')
  await shop.store.submissions.keepFor(formId, 1)
  await pruneSite(shop.store, noon + 3 * 86_400_000)
  seen.push(await isFullOnPages())
  await shop.store.submissions.keepFor(formId, null)
  await fill('ada@example.com')
  await owner.send('POST', '/api/panel/persons/erasure', { email: 'ada@example.com', comments: 'removed' })
  seen.push(await isFullOnPages())
  expect(seen).toEqual([true, false, true, false, true, false])
})
