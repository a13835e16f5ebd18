import type { Order } from '@vitrine/domain/orders/order'
import { buildOrder, newId, noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { everyRow, newestFirst } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { personKey } from '../services/person-key.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const list = '/api/panel/customers'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

let number = 1000
async function place(part: Partial<Order> = {}): Promise<Order> {
  number += 1
  const order = buildOrder({ number, cartId: newId(), isTest: false, paymentState: 'PAID', ...part })
  await shop.store.orders.insert(order)
  return order
}

const contact = (email: string, wantsNews = false) => ({ email, phone: '', wantsNews })
const newsYes = { contact: contact('ada@example.com', true) }

interface Shown {
  readonly rows: readonly { readonly email: string }[]
}

async function shown(query: string): Promise<readonly string[]> {
  const answer = await owner.get(`${list}?${query}`)
  return (answer.json as Shown).rows.map(({ email }) => email)
}

async function comment(authorEmail: string, body: string): Promise<void> {
  const placed = {
    itemId: shop.mug.id,
    parentId: null,
    depth: 0,
    status: 'public',
    createdAtMs: noon,
  } as const
  const counts = { likeCount: 0, flagCount: 0, isByOwner: false }
  await shop.store.comments.save({ id: newId(), authorName: 'Ada', authorEmail, body, ...placed, ...counts })
}

async function onlyId(): Promise<string> {
  const page = await shop.store.customers.list(everyRow({ sort: { key: 'email', isDescending: false } }))
  return page.rows[0]?.id ?? ''
}

describe('the list of customers', () => {
  it('has the views that it ships', async () => {
    await place(newsYes)
    await place(newsYes)
    await place({ contact: contact('bob@example.com') })
    expect(await shown('sort=email')).toEqual(['ada@example.com', 'bob@example.com'])
    expect(await shown('f=orders:gt:1')).toEqual(['ada@example.com'])
    expect(await shown('f=news:is:yes')).toEqual(['ada@example.com'])
    expect(await shown('f=orders:gt:0~lastOrder:older:180')).toEqual([])
    expect(await shown('f=tags:empty:no')).toEqual([])
    expect(await shown('q=bob')).toEqual(['bob@example.com'])
  })

  it('does not take who only tried the shop for somebody who bought long ago', async () => {
    await place({ ...newsYes, createdAtMs: noon - 200 * 86_400_000 })
    await place({ contact: contact('tess@example.com'), isTest: true })
    expect(await shown('sort=email')).toEqual(['ada@example.com', 'tess@example.com'])
    expect(await shown('f=lastOrder:older:180')).toEqual(['ada@example.com'])
    expect(await shown('f=orders:gt:0~lastOrder:older:180')).toEqual(['ada@example.com'])
    expect(await shown('f=lastOrder:empty:yes')).toEqual(['tess@example.com'])
    expect(await shown('f=lastOrder:empty:no')).toEqual(['ada@example.com'])
  })

  it('is a file for who proved lately who they are, and for nobody else', async () => {
    await place({ contact: contact('=evil@example.com') })
    const path = `${list}.csv?cols=name,email,orders,spent`
    expect((await owner.get(path)).text).toBe(
      "\uFEFFname,email,orders,spent\r\nAda Byron,'=evil@example.com,1,12.00\r\n",
    )
    shop.clock.nowMs += 6 * 60_000
    for (const file of [path, '/api/panel/orders.csv', '/api/panel/session/proof']) {
      const late = await owner.get(file)
      expect([late.status, late.json]).toMatchObject([403, { needs: 'confirmation' }])
    }
  })
})

describe('the record of a customer', () => {
  it('shows orders, and comments of the same address to those who look after comments', async () => {
    const order = await place()
    await comment('ADA@example.com', 'Lovely')
    const path = `${list}/${await onlyId()}`
    const seen = (await owner.get(path)).json
    expect(seen).toMatchObject({ orders: [{ id: order.id }], hasMoreOrders: false, comments: [] })
    const admin = await shop.visitor()
    await signInAs(admin, shop.store, ['admin'])
    expect((await admin.get(path)).json).toMatchObject({ comments: [{ body: 'Lovely' }] })
  })

  it('keeps tags and notes, refuses what is older, and names nobody in the record of acts', async () => {
    await place()
    const path = `${list}/${await onlyId()}`
    const body = { tags: [' Wholesale ', 'wholesale'], notes: ' Rings twice ', updatedAtMs: 0 }
    const saved = await owner.send('PUT', path, body)
    expect(saved.json).toMatchObject({ customer: { tags: ['Wholesale'], notes: 'Rings twice' } })
    expect((await owner.send('PUT', path, body)).status).toBe(409)
    expect((await owner.send('PUT', path, { ...body, tags: ['x'.repeat(61)] })).json).toMatchObject({
      errors: { tags: 'Use at most 60 characters for a tag.' },
    })
    expect(await shown('f=tags:is:wholesale')).toHaveLength(1)
    const entries = await shop.store.auditLog.list({ limit: 10, offset: 0 })
    expect(JSON.stringify(entries)).toContain('Customer: tags and notes changed')
    expect(JSON.stringify(entries)).not.toContain('ada@')
  })

  it('takes back what was said about news, with time and by whom', async () => {
    await place(newsYes)
    const path = `${list}/${await onlyId()}`
    const refused = await owner.send('POST', `${path}/news-refusal`, {})
    const consents = [
      { isGiven: true, source: 'checkout' },
      { isGiven: false, source: 'owner' },
    ]
    expect(refused.json).toMatchObject({ customer: { consents } })
    expect(await shown('f=news:is:yes')).toEqual([])
  })

  it('is not there for another site', async () => {
    await place()
    const id = await onlyId()
    const other = await openShop()
    const stranger = await other.visitor()
    await signInAs(stranger, other.store, ['admin'])
    expect((await stranger.get(`${list}/${id}`)).status).toBe(404)
    const body = { tags: [], notes: '', updatedAtMs: 0 }
    expect((await stranger.send('PUT', `${list}/${id}`, body)).status).toBe(404)
    expect((await stranger.send('POST', `${list}/${id}/news-refusal`, {})).status).toBe(404)
    await other.close()
  })
})

async function sendForm(mail: string): Promise<void> {
  const formId = await placeForm(shop, [{ id: 'mail', type: 'email', title: 'Email' }])
  const visitor = await shop.visitor()
  const sent = await visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, mail })
  expect(sent.status).toBe(303)
}

/** What somebody saved of a form to go on with, under their address. */
function savedForm({ app, store: { websiteId } }: OpenShop, email: string) {
  const { secret } = app.installation.services
  const mailedKey = personKey(email, { websiteId, secret })
  return { tokenHash: email, formId: 'f1', sealed: '', mailedKey, answeredKey: '', savedAtMs: noon }
}

describe('a person', () => {
  let admin: Visitor
  beforeEach(async () => {
    admin = await shop.visitor()
    await signInAs(admin, shop.store, ['admin'])
  })

  it('is handed all that is kept of them, by administrators who proved lately who they are', async () => {
    const order = await place(newsYes)
    await comment('ADA@example.com', 'Lovely')
    const path = `${list}/${await onlyId()}/everything`
    const told = (await admin.get(path)).json
    expect(told).toMatchObject({
      person: { email: 'ada@example.com', consents: [{ isGiven: true }] },
      orders: [{ id: order.id, shippingAddress: { line1: '1 Main Street' } }],
      comments: [{ body: 'Lovely' }],
    })
    expect((await owner.get(path)).status).toBe(403)
    shop.clock.nowMs += 6 * 60_000
    expect((await admin.get(path)).json).toMatchObject({ needs: 'confirmation' })
    const late = await admin.send('POST', `${list}/${await onlyId()}/erasure`, { comments: 'removed' })
    expect(late.json).toMatchObject({ needs: 'confirmation' })
    expect(await shop.store.customers.find(await onlyId())).toBeDefined()
  })

  it('is erased; orders stay, and comments of others are left alone', async () => {
    const order = await place(newsYes)
    await comment('ada@example.com', 'Lovely')
    await comment('bob@example.com', 'Quite')
    const mail = {
      id: newId(),
      to: 'Ada@example.com',
      from: '',
      subject: 'Hi',
      text: '',
      html: '',
      orderId: null,
      orderName: '',
      reason: 'other' as const,
    }
    await shop.store.mail.keep({ ...mail, sentAtMs: noon, transport: 'mailbox' })
    await shop.store.mail.keep({
      ...mail,
      id: newId(),
      to: 'xada@example.com',
      sentAtMs: noon,
      transport: 'mailbox',
    })
    for (const [who, reason] of [
      ['ADA@example.com', 'form'],
      ['bob@example.com', 'form'],
      ['ada@example.com', 'new-order'],
    ] as const) {
      const about = { to: 'owner@home.example', reason, text: `Email\n${who}\n` }
      await shop.store.mail.keep({ ...mail, ...about, id: newId(), sentAtMs: noon, transport: 'mailbox' })
    }
    await sendForm('ADA@example.com')
    await sendForm('bob@example.com')
    await shop.store.formDrafts.save(savedForm(shop, 'Ada@example.com'))
    await shop.store.formDrafts.save(savedForm(shop, 'bob@example.com'))
    const id = await onlyId()
    expect((await admin.get(`${list}/${id}/everything`)).json).toMatchObject({
      submissions: [{ formName: 'Write to us', answers: [{ title: 'Email', lines: ['ADA@example.com'] }] }],
    })
    const erased = await admin.send('POST', `${list}/${id}/erasure`, { comments: 'anonymous' })
    expect(erased.json).toEqual({ ordersKept: 1, comments: 1, submissions: 1, mails: 3, newsletters: 0 })
    expect((await admin.get(`${list}/${id}`)).status).toBe(404)
    expect(await shown('q=ada')).toEqual([])
    expect(await shop.store.orders.find(order.id)).toEqual(order)
    const { rows } = await shop.store.comments.listed(newestFirst)
    expect(rows.map(({ body, authorName, authorEmail }) => [body, authorName, authorEmail])).toEqual(
      expect.arrayContaining([
        ['Lovely', '', ''],
        ['Quite', 'Ada', 'bob@example.com'],
      ]),
    )
    expect(await shop.store.submissions.ofEmail('ada@example.com')).toEqual([])
    expect(await shop.store.submissions.ofEmail('Bob@example.com')).toHaveLength(1)
    expect((await keptMail(shop.store)).map(({ to, text }) => `${to} ${text}`.trim()).toSorted()).toEqual([
      'owner@home.example Email\nbob@example.com',
      'xada@example.com',
    ])
    expect(await shop.store.formDrafts.count('f1')).toBe(1)
    expect(await shop.store.formDrafts.find('Ada@example.com')).toBeUndefined()
  })

  it('is erased with their comments where that is wanted', async () => {
    await place()
    await comment('ada@example.com', 'Lovely')
    await admin.send('POST', `${list}/${await onlyId()}/erasure`, { comments: 'removed' })
    expect((await shop.store.comments.listed(newestFirst)).total.count).toBe(0)
  })
})
