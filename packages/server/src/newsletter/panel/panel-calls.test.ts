import { buildOrder, newId, noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { formOf } from '../../testing/send-upload.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { joinByOrder } from '../join-by-order.ts'
import { noteMailEventOf } from '../mail-events/note-mail-event.ts'

const people = '/api/panel/subscribers'
const lists = '/api/panel/newsletter-lists'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['campaignsEditor'])
})
afterEach(() => shop.close())

interface Row {
  readonly id: string
  readonly email: string
  readonly state: string
  readonly listId: string
}
const shown = async (query = '') =>
  ((await owner.get(`${people}${query}`)).json as { rows: readonly Row[] }).rows
const states = async () =>
  Object.fromEntries((await shown('?sort=email')).map(({ email, state }) => [email, state]))
const idOf = async (email: string) => (await shown()).find((row) => row.email === email)?.id ?? 'none'
const consent = 'Wrote it into the book at the till in May'
const add = (email: string, more: object = {}) =>
  owner.send('POST', people, { listId: 'newsletter', email, name: 'Ada', consent, ...more })
const input = {
  name: 'Letters',
  isConfirmed: false,
  senderName: 'Olga',
  confirmationSubject: '',
  confirmationText: '',
  isGreeting: true,
  greetingSubject: '',
  greetingText: '',
}
async function addList(more: object = {}): Promise<string> {
  const answer = await owner.send('POST', lists, { ...input, ...more })
  return (answer.json as { list: { id: string } }).list.id
}
async function importFile(file: string, query = `listId=newsletter&consent=${encodeURIComponent(consent)}`) {
  const { payload, type } = formOf(Buffer.from(file), 'people.csv')
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/panel/subscriber-imports?${query}`,
    cookies: Object.fromEntries(owner.cookies),
    headers: { 'content-type': type, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
    payload,
  })
  return { status: response.statusCode, json: response.json() as unknown }
}

describe('lists', () => {
  it('are one at first, and are added, changed and removed', async () => {
    expect((await owner.get(lists)).json).toMatchObject({
      lists: [
        {
          id: 'newsletter',
          name: 'Newsletter',
          isConfirmed: true,
          isStanding: true,
          total: 0,
          updatedAtMs: null,
        },
      ],
    })
    const id = await addList()
    const changed = { ...input, name: ' News ', updatedAtMs: noon }
    expect((await owner.send('PUT', `${lists}/${id}`, changed)).json).toMatchObject({
      list: { name: 'News' },
    })
    expect((await owner.send('PUT', `${lists}/${id}`, changed)).status).toBe(409)
    expect((await owner.send('POST', lists, { ...input, name: 'news' })).json).toMatchObject({
      errors: { name: 'There is a list of this name already.' },
    })
    await add('ada@example.com', { listId: id })
    expect((await owner.send('DELETE', `${lists}/${id}`)).status).toBe(409)
    await owner.send('DELETE', `${people}/${await idOf('ada@example.com')}`)
    expect((await owner.send('DELETE', `${lists}/${id}`)).status).toBe(200)
    expect((await owner.send('DELETE', `${lists}/newsletter`)).status).toBe(409)
  })

  it('are closed to those who see no customers', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    expect([(await editor.get(lists)).status, (await editor.get(people)).status]).toEqual([403, 403])
  })
})

describe('subscribers', () => {
  it('are added by an owner with a statement, and asked by mail first', async () => {
    expect((await add('ada@example.com')).json).toMatchObject({
      subscriber: { state: 'waiting', source: 'panel', consent: { text: consent, by: expect.any(String) } },
    })
    await shop.runJobs()
    const mails = await keptMail(shop.store)
    expect(mails.map(({ to, text }) => [to, text.includes('/newsletter/confirm?token=')])).toEqual([
      ['ada@example.com', true],
    ])
    expect((await add('ADA@example.com')).json).toMatchObject({
      message: 'This address is on the list already.',
    })
    expect((await add('bob@example.com', { consent: 'yes' })).json).toMatchObject({
      errors: { consent: expect.any(String) },
    })
    expect((await add('none')).json).toMatchObject({ errors: { email: expect.any(String) } })
    const ask = `${people}/${await idOf('ada@example.com')}/ask`
    expect((await owner.send('POST', ask, {})).status).toBe(409)
    shop.clock.nowMs += 16 * 60_000
    expect((await owner.send('POST', ask, {})).status).toBe(200)
    expect((await owner.send('POST', ask.replace(/ask$/, 'unsubscribe'), {})).status).toBe(200)
    expect((await owner.send('POST', ask, {})).json).toMatchObject({
      message: 'This person does not wait for a mail that asks them.',
    })
  })

  it('are found, narrowed, and a file for who proved lately who they are', async () => {
    const letters = await addList()
    await add('ada@example.com')
    await add('=evil@example.com', { listId: letters, name: '=1+1' })
    expect((await shown('?q=ada')).map(({ email }) => email)).toEqual(['ada@example.com'])
    expect((await shown('?f=state:is:subscribed')).map(({ email }) => email)).toEqual(['=evil@example.com'])
    expect((await shown(`?f=list:is:${letters}`)).map(({ email }) => email)).toEqual(['=evil@example.com'])
    const file = await owner.get(`${people}.csv?cols=email,name,state,list&sort=email`)
    expect(file.text).toContain("'=evil@example.com,'=1+1,Subscribed,Letters")
    shop.clock.nowMs += 6 * 60_000
    expect((await owner.get(`${people}.csv`)).json).toMatchObject({ needs: 'confirmation' })
  })

  it('who left are put on again neither by an owner, nor by a file, nor after they were removed', async () => {
    const letters = await addList()
    await add('ada@example.com', { listId: letters })
    const id = await idOf('ada@example.com')
    expect((await owner.send('POST', `${people}/${id}/unsubscribe`, {})).json).toMatchObject({
      subscriber: { state: 'unsubscribed', steps: [{ what: 'subscribed' }, { what: 'unsubscribed' }] },
    })
    expect((await add('ada@example.com', { listId: letters })).status).toBe(409)
    await owner.send('DELETE', `${people}/${id}`)
    expect((await add('ada@example.com', { listId: letters })).json).toMatchObject({
      message: expect.stringContaining('wants no mail'),
    })
    await importFile(
      'Email\nada@example.com\nbob@example.com\n',
      `listId=${letters}&consent=${encodeURIComponent(consent)}`,
    )
    await shop.runJobs()
    expect(await states()).toEqual({ 'bob@example.com': 'subscribed' })
    const { json } = await owner.get('/api/panel/subscriber-imports')
    expect(json).toMatchObject({ subscriberImports: [{ state: 'done', added: 1, refused: 1 }] })
  })

  it('who left elsewhere are not signed up by a file that says so, and are kept off the list from then on', async () => {
    const letters = await addList()
    const query = `listId=${letters}&consent=${encodeURIComponent(consent)}`
    const file = [
      'email,name,state',
      'ada@example.com,Ada,Unsubscribed',
      'bob@example.com,Bob,Subscribed',
      'eve@example.com,Eve,Wartet auf Bestätigung',
      'tim@example.com,Tim,',
    ]
    const begun = await importFile(file.join('\n'), query)
    const told = { marked: { refused: 1, waiting: 1, unmarked: 1 }, total: 2 }
    expect(begun.json).toMatchObject({ subscriberImport: told })
    await shop.runJobs()
    expect(await states()).toEqual({ 'bob@example.com': 'subscribed' })
    const { json } = await owner.get('/api/panel/subscriber-imports')
    expect(json).toMatchObject({ subscriberImports: [{ ...told, state: 'done', added: 1, refused: 1 }] })
    const problems = (json as { subscriberImports: { problems: { line: number }[] }[] }).subscriberImports
    expect(problems[0]?.problems.map(({ line }) => line)).toEqual([2, 4, 5])

    await importFile('Email\nada@example.com\neve@example.com\n', query)
    await shop.runJobs()
    expect(await states()).toEqual({ 'bob@example.com': 'subscribed', 'eve@example.com': 'subscribed' })
  })

  it('are not signed up by our own file of them where it says that they left', async () => {
    const letters = await addList()
    await add('ada@example.com', { listId: letters })
    await add('bob@example.com', { listId: letters })
    await owner.send('POST', `${people}/${await idOf('ada@example.com')}/unsubscribe`, {})
    const { text } = await owner.get(`${people}.csv?cols=all`)
    const other = await addList({ name: 'Offers' })
    await importFile(text, `listId=${other}&consent=${encodeURIComponent(consent)}`)
    await shop.runJobs()
    const rows = await shown(`?f=list:is:${other}`)
    expect(rows.map(({ email, state }) => [email, state])).toEqual([['bob@example.com', 'subscribed']])
  })

  it('are refused as a whole where nobody of a file is subscribed', async () => {
    const begun = await importFile(
      'Email,Accepts Email Marketing\nada@example.com,no\n',
      `listId=newsletter&consent=${encodeURIComponent(consent)}`,
    )
    expect(begun.json).toMatchObject({
      message: expect.stringContaining('The file does not say of anybody that they are subscribed. Line 2:'),
    })
  })

  it('are moved, put on a further list, taken off and removed many at once', async () => {
    const [one, other] = [await addList(), await addList({ name: 'Offers' })]
    for (const email of ['ada@example.com', 'bob@example.com']) await add(email, { listId: one })
    await add('ada@example.com', { listId: other })
    const act = async (key: string, sent: object, of: readonly string[]) => {
      const rows = await shown(`?f=list:is:${one}`)
      const ids = rows.filter(({ email }) => of.includes(email)).map(({ id }) => id)
      const answer = await owner.send('POST', `${people}/acts/${key}`, {
        selection: { ids },
        input: sent,
        isDryRun: false,
      })
      expect(answer.status).toBe(200)
      await shop.runJobs()
    }
    const both = ['ada@example.com', 'bob@example.com']
    const [bob] = await shop.store.subscribers.ofAddress('bob@example.com')
    if (bob) await shop.store.subscribers.save({ ...bob, language: 'de-DE' })
    await act('copy', { listId: other }, both)
    expect((await shown(`?f=list:is:${other}`)).length).toBe(2)
    const entries = await shop.store.subscribers.ofAddress('bob@example.com')
    expect(entries.map(({ language }) => language)).toEqual(['de-DE', 'de-DE'])
    await act('move', { listId: 'newsletter' }, ['bob@example.com'])
    expect((await shown('?f=list:is:newsletter')).map(({ email }) => email)).toEqual(['bob@example.com'])
    await act('unsubscribe', {}, ['ada@example.com'])
    expect((await shown(`?f=list:is:${one}`)).map(({ state }) => state)).toEqual(['unsubscribed'])
    await act('remove', {}, ['ada@example.com'])
    expect(await shown(`?f=list:is:${one}`)).toEqual([])
  })

  it('who said no are moved with it, and the list that they leave knows it on', async () => {
    const [one, other] = [await addList(), await addList({ name: 'Offers' })]
    await add('ada@example.com', { listId: one })
    await owner.send('POST', `${people}/${await idOf('ada@example.com')}/unsubscribe`, {})
    const move = async (listId: string) => {
      const selection = { ids: [await idOf('ada@example.com')] }
      await owner.send('POST', `${people}/acts/move`, { selection, input: { listId }, isDryRun: false })
      await shop.runJobs()
      return (await shown()).map((row) => [row.listId, row.state])
    }
    expect(await move(other)).toEqual([[other, 'unsubscribed']])
    expect((await add('ada@example.com', { listId: one })).status).toBe(409)
    expect(await move(one)).toEqual([[one, 'unsubscribed']])
  })

  const bounce = async (id: string) =>
    shop.store.transaction(async (tables) => {
      const event = { kind: 'hard-bounce', atMs: shop.clock.nowMs } as const
      await noteMailEventOf(tables, id, event, shop.services)
    })
  const moveAll = async (from: string, listId: string) => {
    const selection = { ids: (await shown(`?f=list:is:${from}`)).map(({ id }) => id) }
    await owner.send('POST', `${people}/acts/move`, { selection, input: { listId }, isDryRun: false })
    await shop.runJobs()
    return (await shown(`?f=list:is:${listId}`)).map(({ state }) => state)
  }

  it('whose mail came back are not moved to a list that they said no to, where mail could be sent again', async () => {
    const [one, other] = [await addList(), await addList({ name: 'Offers' })]
    await add('ada@example.com', { listId: other })
    const gone = await idOf('ada@example.com')
    await owner.send('POST', `${people}/${gone}/unsubscribe`, {})
    await owner.send('DELETE', `${people}/${gone}`)
    await add('ada@example.com', { listId: one })
    await bounce(await idOf('ada@example.com'))
    expect(await moveAll(one, other)).toEqual([])
    expect(await moveAll(one, 'newsletter')).toEqual(['bounced'])
  })

  it('whose mail came back get none again, one by one or many at once, where they said no to the list', async () => {
    const list = await addList()
    await add('ada@example.com', { listId: list })
    const id = await idOf('ada@example.com')
    await bounce(id)
    await shop.store.subscribers.refuse(list, 'ada@example.com', shop.clock.nowMs)
    expect((await owner.send('POST', `${people}/${id}/return`, {})).json).toMatchObject({
      message: expect.stringContaining('wants no mail'),
    })
    const sent = { selection: { ids: [id] }, input: {}, isDryRun: false }
    await owner.send('POST', `${people}/acts/return`, sent)
    await shop.runJobs()
    expect(await states()).toEqual({ 'ada@example.com': 'bounced' })
  })

  it('whose mail came back leave no word of theirs with the list that they are moved from', async () => {
    const [one, other] = [await addList(), await addList({ name: 'Offers' })]
    await add('ada@example.com', { listId: one })
    await bounce(await idOf('ada@example.com'))
    expect(await moveAll(one, other)).toEqual(['bounced'])
    expect(await moveAll(other, one)).toEqual(['bounced'])
    expect(await moveAll(one, other)).toEqual(['bounced'])
    expect((await owner.send('POST', `${people}/${await idOf('ada@example.com')}/return`, {})).status).toBe(
      200,
    )
    expect((await add('ada@example.com', { listId: one })).status).toBe(200)
  })

  it('whose mail came back leave no word of theirs with a list that they are removed from', async () => {
    const list = await addList()
    await add('ada@example.com', { listId: list })
    const id = await idOf('ada@example.com')
    await bounce(id)
    await owner.send('DELETE', `${people}/${id}`)
    expect((await add('ada@example.com', { listId: list })).status).toBe(200)
  })

  it('who said no, asked again and whose mail came back then, leave their no with the list', async () => {
    const [one, other] = [await addList(), await addList({ name: 'Offers' })]
    await add('ada@example.com', { listId: one })
    const id = await idOf('ada@example.com')
    await owner.send('POST', `${people}/${id}/unsubscribe`, {})
    const left = await shop.store.subscribers.find(id)
    if (left) await shop.store.subscribers.save({ ...left, state: 'waiting' })
    await bounce(id)
    expect(await moveAll(one, other)).toEqual(['bounced'])
    expect((await add('ada@example.com', { listId: one })).status).toBe(409)
  })

  it('whose mail came back get mail again many at once, but for those who said no', async () => {
    const list = await addList()
    for (const email of ['ada@example.com', 'bob@example.com', 'eve@example.com'])
      await add(email, { listId: list })
    for (const email of ['ada@example.com', 'bob@example.com'])
      await shop.store.transaction(async (tables) => {
        const event = { kind: 'hard-bounce', atMs: shop.clock.nowMs } as const
        await noteMailEventOf(tables, await idOf(email), event, shop.services)
      })
    await owner.send('POST', `${people}/${await idOf('eve@example.com')}/unsubscribe`, {})
    const sent = { selection: { view: {} }, input: {}, isDryRun: false }
    expect((await owner.send('POST', `${people}/acts/return`, sent)).status).toBe(200)
    await shop.runJobs()
    expect(await states()).toEqual({
      'ada@example.com': 'subscribed',
      'bob@example.com': 'subscribed',
      'eve@example.com': 'unsubscribed',
    })
  })

  it('are not there for another site', async () => {
    await add('ada@example.com')
    const id = await idOf('ada@example.com')
    const other = await openShop()
    const stranger = await other.visitor()
    await signInAs(stranger, other.store, ['admin'])
    expect((await stranger.get(`${people}/${id}`)).status).toBe(404)
    expect((await stranger.send('DELETE', `${people}/${id}`)).status).toBe(404)
    await other.close()
  })
})

describe('a file of addresses', () => {
  it('is read with a report, and asks each person first where that is wanted', async () => {
    const query = `listId=newsletter&consent=${encodeURIComponent(consent)}&ask=yes`
    const sent = await importFile('E-Mail;Name\nada@example.com;Ada\nnone;Bob\n', query)
    expect(sent.json).toMatchObject({ subscriberImport: { total: 1, problems: [{ line: 3 }] } })
    await shop.runJobs()
    expect(await states()).toEqual({ 'ada@example.com': 'waiting' })
  })

  it('is refused without a statement, without a list, and without a column of addresses', async () => {
    expect((await importFile('Email\na@b.example\n', 'listId=newsletter&consent=yes')).json).toMatchObject({
      errors: { consent: expect.any(String) },
    })
    expect(
      (await importFile('Email\na@b.example\n', `listId=gone&consent=${encodeURIComponent(consent)}`)).status,
    ).toBe(404)
    expect((await importFile('Name\nAda\n')).json).toMatchObject({
      message: expect.stringContaining('no column of addresses'),
    })
    expect(await shown()).toEqual([])
  })
})

describe('buyers', () => {
  const order = (wantsNews: boolean) =>
    buildOrder({
      cartId: newId(),
      isTest: false,
      paymentState: 'PAID',
      contact: { email: 'ada@example.com', phone: '', wantsNews },
    })

  it('who tick the box are asked by mail, and what they say later is noted with the customer', async () => {
    const placed = order(true)
    await shop.store.orders.insert(placed)
    await shop.store.transaction((tables) => joinByOrder(tables, placed, shop.services))
    expect(await states()).toEqual({ 'ada@example.com': 'waiting' })
    await owner.send('POST', `${people}/${await idOf('ada@example.com')}/unsubscribe`, {})
    const customer = await shop.store.customers.findByOrder(placed.id)
    expect(customer?.consents.map(({ isGiven, source }) => [isGiven, source])).toEqual([
      [true, 'checkout'],
      [false, 'newsletter'],
    ])
  })

  it('who are erased leave no entry, and are not put on a list again', async () => {
    const placed = order(true)
    await shop.store.orders.insert(placed)
    await add('Ada@example.com')
    const admin = await shop.visitor()
    await signInAs(admin, shop.store, ['admin'])
    const customer = await shop.store.customers.findByOrder(placed.id)
    const path = `/api/panel/customers/${customer?.id}`
    expect((await admin.get(`${path}/everything`)).json).toMatchObject({
      newsletters: [{ list: 'Newsletter', state: 'waiting', consent: { text: consent } }],
    })
    expect((await admin.send('POST', `${path}/erasure`, { comments: 'removed' })).json).toMatchObject({
      newsletters: 1,
    })
    expect(await shown()).toEqual([])
    expect((await add('ada@example.com')).status).toBe(409)
  })

  it('whom an owner notes as wanting no more news leave all lists', async () => {
    const placed = order(true)
    await shop.store.orders.insert(placed)
    await add('ada@example.com')
    const keeper = await shop.visitor()
    await signInAs(keeper, shop.store, ['storeManager'])
    const customer = await shop.store.customers.findByOrder(placed.id)
    await keeper.send('POST', `/api/panel/customers/${customer?.id}/news-refusal`, {})
    expect(await states()).toEqual({ 'ada@example.com': 'unsubscribed' })
  })
})
