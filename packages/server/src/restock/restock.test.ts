import { restockLimits } from '@vitrine/domain/restock/sign-up'
import type { RestockSettings } from '@vitrine/domain/website/selling/restock-settings'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailFacts } from '../mail/mail-facts.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { forgetInVain } from './forget-in-vain.ts'
import { restockMailKind } from './send-restock-mail.ts'

const base = '/api/site-users/account/notifications/restock'
const on: RestockSettings = { ...usualRestock, isOn: true, sending: 'by-hand', asksForNews: true }

describe('those who wait for what is sold out', () => {
  let shop: OpenShop
  let visitor: Visitor
  let owner: Visitor
  const key = () => ({ productId: shop.lastOne.id, variantId: shop.lastOne.variants[0]?.id ?? '' })
  const pagePath = () => `/${shop.shop.urlId}/${shop.lastOne.urlId}`

  const open = async (restock: RestockSettings) => {
    shop = await openShop({ storeSettings: { restock }, site: { homeOrigin: 'https://home.example' } })
    visitor = await shop.visitor()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    await setStock(0)
  }
  const setStock = (onHand: number) =>
    shop.store.transaction(({ stock }) => stock.count(key().variantId, { unlimited: false, onHand }, 'test'))
  const ask = (siteVisitorEmail: string, more: object = {}) =>
    visitor.send('POST', base, { ...key(), siteVisitorEmail, isJoinMailingList: false, ...more })
  const told = async () => (await keptMail(shop.store)).filter(({ reason }) => reason === 'restock')
  const work = async (turns = 3) => {
    for (let turn = 0; turn < turns; turn += 1) await shop.runJobs()
  }

  beforeEach(() => open(on))
  afterEach(() => shop.close())

  it('find the form on its page, and are refused in the words of the specification', async () => {
    const data = (await visitor.get(`${pagePath()}?format=json`)).json
    expect(data).toMatchObject({
      productMerchandisingContext: {
        [shop.lastOne.id]: {
          restockNotificationViews: [{ variantId: key().variantId, hiddenByDefault: false }],
          mailingListSignUpEnabled: true,
          mailingListOptInByDefault: false,
        },
      },
    })
    expect((await ask('')).json).toMatchObject({ message: 'Email cannot be blank' })
    expect((await ask('nobody')).json).toMatchObject({ message: 'Email is invalid' })
    expect((await ask('ada@example.com', { variantId: 'none' })).status).toBe(404)
    const mug = { productId: shop.mug.id, variantId: shop.mug.variants[0]?.id }
    expect((await ask('ada@example.com', mug)).status).toBe(409)
  })

  it('are put down once, listed page by page, and told once when an owner sends', async () => {
    for (let each = 0; each < 51; each += 1)
      await shop.store.restock.signUp(await signUpOf(`b${each}@example.com`))
    for (const email of ['ada@example.com', 'Ada@Example.com '])
      expect((await ask(email)).json).toEqual({ message: 'Signed up!' })
    const groups = (await owner.get(`${base}/groups`)).json
    expect(groups).toMatchObject({
      signUpGroups: [{ ...key(), productTitle: 'Last One', signUpCount: 52, qtyInStock: 0 }],
      hasNextPage: false,
      nextPageCursor: null,
    })
    const first = (await owner.get(`${base}?productId=${key().productId}&variantId=${key().variantId}`)).json
    expect(first).toMatchObject({ hasNextPage: true })
    const { nextPageCursor, signUps } = first as { nextPageCursor: string; signUps: object[] }
    const next = await owner.get(
      `${base}?productId=${key().productId}&variantId=${key().variantId}&cursor=${nextPageCursor}`,
    )
    expect([signUps.length, (next.json as { signUps: object[] }).signUps.length]).toEqual([50, 2])

    expect((await owner.send('POST', `${base}/send`, key())).status).toBe(409)
    const all = { sendRequests: [key(), { productId: 'none', variantId: 'none' }] }
    expect((await owner.send('POST', `${base}/send/all`, all)).json).toEqual({ sent: 0, failed: 2 })
    await setStock(3)
    expect((await owner.send('POST', `${base}/send/all`, all)).json).toEqual({ sent: 52, failed: 1 })
    await work()
    shop.clock.nowMs += 60_000
    await work(8)
    expect((await told()).length).toBe(52)
    expect((await owner.send('POST', `${base}/send`, key())).json).toEqual({ sent: 0, failed: 0 })
    await work()
    expect((await told()).length).toBe(52)
    expect((await owner.get('/api/panel/restock?f=state:is:sent')).json).toMatchObject({
      total: { count: 52 },
    })
  })

  it('are told at once of all that is back, however much that is, and of nothing else', async () => {
    const [blue = '', red = ''] = shop.mug.variants.map(({ id }) => id)
    const count = (variantId: string, onHand: number) =>
      shop.store.transaction(({ stock }) => stock.count(variantId, { unlimited: false, onHand }, 'test'))
    await count(blue, 0)
    await count(red, 0)
    await ask('ada@example.com', { productId: shop.mug.id, variantId: blue })
    await ask('ben@example.com', { productId: shop.mug.id, variantId: red })
    expect((await owner.send('POST', `${base}/send/all`, {})).json).toEqual({ sent: 0, failed: 0 })
    await count(red, 2)
    expect((await owner.send('POST', `${base}/send/all`, {})).json).toEqual({ sent: 1, failed: 0 })
    await work()
    expect((await told()).map(({ to }) => to)).toEqual(['ben@example.com'])
  })

  it('are led to the variant that is back, which its page has chosen then', async () => {
    const red = shop.mug.variants[1]?.id ?? ''
    const count = (onHand: number) =>
      shop.store.transaction(({ stock }) => stock.count(red, { unlimited: false, onHand }, 'test'))
    await count(0)
    const mug = { productId: shop.mug.id, variantId: red }
    expect((await ask('ada@example.com', mug)).json).toEqual({ message: 'Signed up!' })
    await count(2)
    await owner.send('POST', `${base}/send`, mug)
    await work()
    const [mail] = await told()
    expect(mail?.subject).toBe('Enamel mug (Red) is back')
    const path = `/${shop.shop.urlId}/${shop.mug.urlId}?variant=${red}`
    expect(mail?.text).toContain(`https://home.example${path}\n`)
    const chosenBy = async (address: string) => (await visitor.get(`${address}&format=json`)).json
    expect(await chosenBy(path)).toMatchObject({ item: { chosenVariantId: red } })
    expect(await chosenBy(path.replace(red, 'none'))).not.toHaveProperty('item.chosenVariantId')
  })

  it('leave by the link of the mail, all that they wait for', async () => {
    await ask('ada@example.com')
    await setStock(1)
    await owner.send('POST', `${base}/send`, key())
    await work()
    const [mail] = await told()
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Last One is back' })
    const path = /\/restock\/unsubscribe\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await visitor.get(path)).text).toContain('Shall ada@example.com get no more mail')
    expect(await shop.store.restock.ofEmail('ada@example.com')).toHaveLength(1)
    expect((await visitor.submit(path, {})).text).toContain('gets no more mail')
    expect(await shop.store.restock.ofEmail('ada@example.com')).toEqual([])
    expect((await visitor.get('/restock/unsubscribe?token=none')).text).toContain('not complete')
  })

  it('are told another time when it is sold out again before their mail goes out', async () => {
    await ask('ada@example.com')
    await setStock(1)
    await owner.send('POST', `${base}/send`, key())
    await shop.runJobs()
    await setStock(0)
    await work()
    expect(await told()).toEqual([])
    expect(await shop.store.restock.ofEmail('ada@example.com')).toMatchObject([{ state: 'waiting' }])
  })

  it('are looked after again who were the last to wait when their mail did not go out', async () => {
    await shop.close()
    await open({ ...on, sending: 'automatic' })
    const one = await signUpOf('ada@example.com')
    await shop.store.restock.signUp(one)
    // Their mail is in the outbox, and nobody else waits: nothing is looked at any more.
    await shop.store.restock.takeOne(one.id, shop.clock.nowMs)
    const mail = { id: shop.services.newId(), kind: 'restock-mail', payload: { signUpId: one.id } }
    await shop.store.jobs.enqueue({ ...mail, runAtMs: shop.clock.nowMs })
    await work()
    expect(await shop.store.restock.hasWaiting()).toBe(true)
    await setStock(2)
    shop.clock.nowMs += 120_000
    await work(6)
    expect((await told()).map(({ to }) => to)).toEqual(['ada@example.com'])
  })

  it('join the list of news by a confirmation, where they ticked the box', async () => {
    await ask('ada@example.com', { isJoinMailingList: true })
    expect(await shop.store.subscribers.ofAddress('ada@example.com')).toMatchObject([
      { source: 'restock', state: 'waiting' },
    ])
  })

  it('need no scripts', async () => {
    const { productId, variantId } = key()
    const shown = await visitor.get(`/restock?productId=${productId}&variantId=${variantId}`)
    expect(shown.text).toContain('name="email"')
    const wrong = await visitor.submit('/restock', { ...key(), email: '<b>nobody' })
    expect([wrong.status, wrong.text.includes('Email is invalid'), wrong.text.includes('<b>nobody')]).toEqual(
      [400, true, false],
    )
    expect((await visitor.submit('/restock', { ...key(), email: 'ada@example.com' })).text).toContain(
      'Signed up!',
    )
    expect(await shop.store.restock.ofEmail('ada@example.com')).toHaveLength(1)
  })

  it('are told by themselves when stock comes back, where the owner wants it so', async () => {
    await shop.close()
    await open({ ...on, sending: 'automatic' })
    await ask('ada@example.com')
    shop.clock.nowMs += 120_000
    await work()
    expect(await told()).toEqual([])
    await setStock(2)
    shop.clock.nowMs += 120_000
    await work(6)
    expect((await told()).map(({ to }) => to)).toEqual(['ada@example.com'])
    expect(await shop.store.restock.hasWaiting()).toBe(false)
  })

  it('are answered alike by whatever their address waits for, and hear of the last thirty things', async () => {
    expect((await ask('ada@example.com')).status).toBe(200)
    for (let each = 0; each < 29; each += 1)
      await shop.store.restock.signUp({ ...(await signUpOf('ada@example.com')), variantId: `v${each}` })
    for (let each = 0; each < 30; each += 1) {
      const createdAtMs = shop.clock.nowMs - 1_000 + each
      const waiting = { ...(await signUpOf('bob@example.com')), variantId: `v${each}`, createdAtMs }
      await shop.store.restock.signUp(waiting)
    }
    for (const email of ['ada@example.com', 'bob@example.com'])
      expect((await ask(email)).json).toEqual({ message: 'Signed up!' })
    const variantsOf = async (email: string) =>
      (await shop.store.restock.ofEmail(email)).map(({ variantId }) => variantId)
    expect([await variantsOf('ada@example.com'), await variantsOf('bob@example.com')]).toMatchObject([
      { length: 30 },
      { length: 30 },
    ])
    expect(await variantsOf('bob@example.com')).toContain(key().variantId)
    expect(await variantsOf('bob@example.com')).not.toContain('v0')
  })

  it('are told by nobody, and can ask again, once an owner gives their mail up', async () => {
    await ask('ada@example.com')
    const [waiting] = await shop.store.restock.ofEmail('ada@example.com')
    const id = waiting?.id ?? ''
    await shop.store.restock.take(key(), 10, shop.clock.nowMs)
    const runAtMs = shop.clock.nowMs + 3_600_000
    const mail = mailFacts('restock', { to: 'ada@example.com', subject: '' })
    await shop.store.jobs.enqueue({
      id: 'j1',
      kind: restockMailKind,
      payload: { signUpId: id },
      runAtMs,
      mail,
    })
    await owner.send('POST', '/api/panel/mail/acts/give-up', {
      ...{ selection: { ids: ['j1'] }, input: {}, isDryRun: false },
    })
    await work()
    expect(await shop.store.restock.find(id)).toMatchObject({ state: 'unsent' })
    const listed = async (state: string) =>
      (await owner.get(`/api/panel/restock?f=state:is:${state}`)).json as { rows: readonly unknown[] }
    expect([(await listed('waiting')).rows, (await listed('unsent')).rows]).toMatchObject([[], [{ id }]])
    await ask('ada@example.com')
    expect(await shop.store.restock.find(id)).toMatchObject({ state: 'waiting' })
  })

  it('have their mail on its way again where it was given up by mistake, and are told once', async () => {
    await ask('ada@example.com')
    const [waiting] = await shop.store.restock.ofEmail('ada@example.com')
    const id = waiting?.id ?? ''
    const stateNow = async () => (await shop.store.restock.find(id))?.state
    await shop.store.restock.take(key(), 10, shop.clock.nowMs)
    const mail = mailFacts('restock', { to: 'ada@example.com', subject: '' })
    const job = {
      kind: restockMailKind,
      payload: { signUpId: id },
      runAtMs: shop.clock.nowMs + 3_600_000,
      mail,
    }
    await shop.store.jobs.enqueue({ id: 'j1', ...job })
    const giveUp = async () => {
      const body = { selection: { ids: ['j1'] }, input: {}, isDryRun: false }
      const begun = await owner.send('POST', '/api/panel/mail/acts/give-up', body)
      await work()
      return (begun.json as { readonly bulkAct: { readonly id: string } }).bulkAct.id
    }
    const undo = async (act: string) => {
      await owner.send('POST', `/api/panel/bulk-acts/${act}/undo`, {})
      await work()
    }
    await undo(await giveUp())
    expect(await stateNow()).toBe('queued')
    expect(await shop.store.restock.takeOne(id, shop.clock.nowMs)).toBe(false)
    const act = await giveUp()
    expect(await stateNow()).toBe('unsent')
    // Told by another mail meanwhile.
    await shop.store.restock.takeOne(id, shop.clock.nowMs)
    await undo(act)
    expect(await shop.store.jobs.find('j1')).toMatchObject({ state: 'dead' })
  })

  it('wait for a single mail that is sent again as for many, and are not told by it where another told them', async () => {
    await ask('ada@example.com')
    const [waiting] = await shop.store.restock.ofEmail('ada@example.com')
    const id = waiting?.id ?? ''
    const stateNow = async () => (await shop.store.restock.find(id))?.state
    await shop.store.restock.take(key(), 10, shop.clock.nowMs)
    const runAtMs = shop.clock.nowMs + 3_600_000
    const mail = mailFacts('restock', { to: 'ada@example.com', subject: '' })
    const job = { id: 'j1', kind: restockMailKind, payload: { signUpId: id }, runAtMs, mail }
    await shop.store.jobs.enqueue(job)
    const act = (name: string, isDryRun = false) => {
      const body = { selection: { ids: ['j1'] }, input: {}, isDryRun }
      return owner.send('POST', `/api/panel/mail/acts/${name}`, body)
    }
    await act('give-up')
    await work()
    expect(await stateNow()).toBe('unsent')
    // Told by another mail meanwhile.
    await shop.store.restock.takeOne(id, shop.clock.nowMs)
    const message = 'Nobody waits for this mail any more.'
    const refused = await owner.send('POST', '/api/panel/mail/j1/attempts')
    expect([refused.status, refused.json]).toMatchObject([409, { message }])
    expect((await act('send-again', true)).json).toMatchObject({ dryRun: { failures: [{ message }] } })
    expect(await shop.store.jobs.find('j1')).toMatchObject({ state: 'dead' })
    await shop.store.restock.settle(id, 'unsent', shop.clock.nowMs)
    expect((await owner.send('POST', '/api/panel/mail/j1/attempts')).status).toBe(200)
    expect([await stateNow(), await shop.store.jobs.find('j1')]).toMatchObject(['queued', { state: 'open' }])
    expect((await owner.send('POST', '/api/panel/mail/j1/attempts')).status).toBe(200)
    expect(await stateNow()).toBe('queued')
  })

  it('are forgotten once what they wait for is gone for good', async () => {
    await ask('ada@example.com')
    await shop.store.restock.signUp({ ...(await signUpOf('ada@example.com')), variantId: 'gone' })
    expect([await forgetInVain(shop.store), await forgetInVain(shop.store)]).toEqual([1, 0])
    expect(await shop.store.restock.ofEmail('ada@example.com')).toMatchObject([key()])
    await shop.store.products.remove(key().productId)
    expect(await forgetInVain(shop.store)).toBe(1)
    expect(await shop.store.restock.hasWaiting()).toBe(false)
  })

  // Thousands of attempts, which take long on PostgreSQL and are counted there by the same rule.
  it.skipIf(process.env.TEST_DATABASE_URL)(
    'are answered alike in a rush, whose address waits already or not',
    async () => {
      expect((await ask('ada@example.com')).status).toBe(200)
      const hour = { max: restockLimits.ofVariantInHour, windowMs: 3_600_000, nowMs: shop.clock.nowMs }
      for (let each = 0; each < hour.max; each += 1)
        await shop.store.rateLimits.take(`restock:${key().variantId}`, hour)
      const [known, unknown] = [await ask('ada@example.com'), await ask('bob@example.com')]
      expect([known.status, known.json]).toEqual([429, unknown.json])
      expect(unknown.status).toBe(429)
    },
  )

  const signUpOf = async (email: string) => ({
    ...key(),
    id: shop.services.newId(),
    productTitle: 'Last One',
    variantName: '',
    email,
    joinsList: false,
    language: 'en-US',
    state: 'waiting' as const,
    createdAtMs: shop.clock.nowMs,
    changedAtMs: shop.clock.nowMs,
  })
})
