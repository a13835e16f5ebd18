import { newId, noon } from '@vitrine/store/testing/builders'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { placeForm } from '../testing/place-form.ts'
import { makeAccount } from '../testing/selling/make-account.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const everything = '/api/panel/persons/everything'
const erasure = '/api/panel/persons/erasure'
const email = 'mira@example.com'

let shop: OpenShop
let admin: Visitor
beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
  admin = await shop.visitor()
  await signInAs(admin, shop.store, ['admin'])
})
afterEach(() => shop.close())

/** A member with an account who commented, sent a form and never bought. */
async function meetMira(): Promise<void> {
  await makeAccount(shop, email)
  await shop.store.memberships.save({
    ...{ id: newId(), email, planId: 'p1', source: 'granted', endsAtMs: null },
    ...{ startedAtMs: noon, updatedAtMs: noon },
  })
  await shop.store.comments.save({
    ...{ id: newId(), authorName: 'Mira', authorEmail: email, body: 'Lovely', itemId: shop.mug.id },
    ...{ parentId: null, depth: 0, status: 'public', createdAtMs: noon },
    ...{ likeCount: 0, flagCount: 0, isByOwner: false },
  })
  const formId = await placeForm(shop, [
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'pin', type: 'password', title: 'Pin' },
  ])
  const visitor = await shop.visitor()
  await visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, mail: email, pin: 'hunter2' })
}

it('hands out all that is kept of somebody who never bought', async () => {
  await meetMira()
  const told = await admin.send('POST', everything, { email: ' Mira@example.com ' })
  expect(told.json).toMatchObject({
    person: null,
    orders: [],
    account: { name: 'Ada Bell' },
    memberships: [{ source: 'granted' }],
    comments: [{ body: 'Lovely' }],
    submissions: [{ answers: [{ lines: [email] }, { title: 'Pin' }] }],
  })
  expect(told.text).not.toContain('hunter2')
})

it('hands out in words what happened to their subscriptions', async () => {
  await subscribe(shop)
  const told = await admin.send('POST', everything, { email: 'ada@example.com' })
  const text = expect.stringMatching(/^Began with order #\d+\.$/)
  expect(told.json).toMatchObject({ subscriptions: [{ history: [{ text, fact: { code: 'began' } }] }] })
})

it('erases somebody who never bought, and names nobody in the record of acts', async () => {
  await meetMira()
  const erased = await admin.send('POST', erasure, { email, comments: 'anonymous' })
  expect(erased.json).toMatchObject({ ordersKept: 0, comments: 1, submissions: 1 })
  await shop.runJobs()
  const left = await tablesHolding({ dataDir: shop.services.dataDir, url: shop.storeUrl }, ['mira@'])
  expect(Object.fromEntries(left)).toEqual({})
  // Nobody puts back what was erased.
  const acts = await shop.store.auditLog.list({ limit: 50, offset: 0 })
  const act = acts.find(({ call }) => call === 'erasePersonByEmail')
  expect(act).toMatchObject({ subjectId: '', undoState: '' })
})

it('is for administrators who proved lately who they are, and takes addresses alone', async () => {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const asked = { email, comments: 'removed' }
  expect((await owner.send('POST', everything, { email })).status).toBe(403)
  expect((await owner.send('POST', erasure, asked)).status).toBe(403)
  const wrong = await admin.send('POST', erasure, { ...asked, email: 'mira' })
  expect(wrong.json).toMatchObject({ errors: { email: 'Please enter a valid email' } })
  shop.clock.nowMs += 6 * 60_000
  expect((await admin.send('POST', everything, { email })).json).toMatchObject({ needs: 'confirmation' })
  expect((await admin.send('POST', erasure, asked)).json).toMatchObject({ needs: 'confirmation' })
})
