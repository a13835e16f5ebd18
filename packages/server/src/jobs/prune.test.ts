import type { SiteStore } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildCart, buildOrder, newId, noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptMs, pruneSite, pruneVisits } from './prune.ts'

let built: BuiltStore

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})

afterEach(() => built.close())

it('clears away carts that were left behind, and keeps those that were touched or bought', async () => {
  const { carts, orders } = built.siteStore
  const longAgoMs = noon - keptMs.abandonedCart - 1
  const left = Array.from({ length: 600 }, (_, each) =>
    buildCart({ token: `left-${each}`, updatedAtMs: longAgoMs }),
  )
  const fresh = buildCart({ token: 'fresh', updatedAtMs: noon - keptMs.abandonedCart })
  const bought = buildCart({ token: 'bought', updatedAtMs: longAgoMs })
  await built.siteStore.transaction(async (tables) => {
    for (const cart of [...left, fresh, bought]) await tables.carts.save(cart)
  })
  await orders.insert(buildOrder({ cartId: bought.id }))
  expect(await pruneSite(built.siteStore, noon)).toEqual({
    carts: 600,
    messages: 0,
    jobs: 0,
    items: 0,
    formKeys: 0,
    unconfirmed: 0,
    submissions: 0,
    formDeliveries: 0,
    formDrafts: 0,
    memberLinks: 0,
    bulkActs: 0,
    auditImages: 0,
    translations: 0,
    restock: 0,
    cartReminders: 0,
    countedOrders: 0,
    insightDays: 0,
    scriptErrors: 0,
  })
  expect(await carts.findByToken('left-1')).toBeUndefined()
  expect(await carts.findByToken('fresh')).toBeDefined()
  expect(await carts.findByToken('bought')).toBeDefined()
})

it('keeps carts 60 days, mail a year, failed jobs 90 days the trash 30 days and acts on many rows a week, as docs/operations.md says', () => {
  expect(keptMs).toEqual({
    abandonedCart: 5_184_000_000,
    mail: 31_536_000_000,
    deadJob: 7_776_000_000,
    trashedItem: 2_592_000_000,
    usedFormKey: 86_400_000,
    unconfirmedSubscriber: 2_592_000_000,
    bulkAct: 604_800_000,
    formDelivery: 2_592_000_000,
    formDraft: 2_592_000_000,
    auditImage: 7_776_000_000,
    restock: 15_552_000_000,
    cartReminder: 5_184_000_000,
    visit: 86_400_000,
    countedOrder: 604_800_000,
    scriptError: 7_776_000_000,
  })
})

it('clears away what rooms have for it, until nothing is left', async () => {
  const left = [2, 1]
  const given = { ofRoom: async () => left.shift() ?? 0 }
  expect(await pruneSite(built.siteStore, noon, given)).toMatchObject({ ofRoom: 3, carts: 0 })
})

it('clears away errors of scripts that were not seen for 90 days', async () => {
  const { scriptErrors } = built.siteStore
  const told = { message: 'a', source: '', stack: '', path: '/', browser: 'Firefox', count: 1, firstAtMs: 0 }
  const longAgoMs = noon - keptMs.scriptError - 1
  await scriptErrors.note([
    { ...told, id: 'old', lastAtMs: longAgoMs },
    { ...told, id: 'new', lastAtMs: longAgoMs + 1 },
  ])
  expect(await pruneSite(built.siteStore, noon)).toMatchObject({ scriptErrors: 1 })
  expect((await scriptErrors.list({ offset: 0, limit: 9 })).errors).toMatchObject([{ id: 'new' }])
})

it('clears away old mail, and jobs that failed for good long ago', async () => {
  const { mail, jobs } = built.siteStore
  const message = {
    id: newId(),
    to: '',
    from: '',
    subject: '',
    text: '',
    html: '',
    orderId: null,
    orderName: '',
    reason: 'other',
    transport: 'mailbox',
  } as const
  await mail.keep({ ...message, sentAtMs: noon - keptMs.mail - 1 })
  await mail.keep({ ...message, id: newId(), sentAtMs: noon - keptMs.mail })
  const oldMs = noon - keptMs.deadJob - 1
  for (const id of ['dead', 'open']) await jobs.enqueue({ id, kind: 'none', payload: null, runAtMs: oldMs })
  await jobs.retry('dead', { message: 'no', runAtMs: oldMs, isDead: true })
  expect(await pruneSite(built.siteStore, noon)).toEqual({
    carts: 0,
    messages: 1,
    jobs: 1,
    items: 0,
    formKeys: 0,
    unconfirmed: 0,
    submissions: 0,
    formDeliveries: 0,
    formDrafts: 0,
    memberLinks: 0,
    bulkActs: 0,
    auditImages: 0,
    translations: 0,
    restock: 0,
    cartReminders: 0,
    countedOrders: 0,
    insightDays: 0,
    scriptErrors: 0,
  })
  expect(await keptMail({ mail })).toHaveLength(1)
  expect(await jobs.find('open')).toBeDefined()
})

it('forgets visits, the secrets by which they are known, and counts of days that the owner does not want any more', async () => {
  const { siteStore } = built
  const { visits, insight } = siteStore
  const visit = {
    device: 'phone',
    browser: 'Safari',
    language: 'de',
    entry: null,
    steps: [],
    seen: [],
    cartIds: [],
    experimentOrders: [],
  }
  const at = (lastAtMs: number) => ({ ...visit, startedAtMs: lastAtMs, lastAtMs })
  await siteStore.transaction(async (tables) => {
    await tables.visits.save(
      new Map([
        ['old', at(noon - keptMs.visit - 1)],
        ['young', at(noon - keptMs.visit)],
      ]),
    )
  })
  await visits.claimSecret('2026-02-28', 'of yesterday')
  await visits.claimSecret('2026-03-01', 'of today')
  for (const day of ['2024-01-31', '2024-02-01'])
    await insight.count(day, [{ subject: 'total', key: '', visits: 1 }])
  const pages = Array.from({ length: 600 }, (_, number) => `/${number}`)
  await insight.count(
    '2024-01-30',
    pages.map((key) => ({ subject: 'page', key, views: 1 })),
  )
  expect(await pruneSite(siteStore, noon)).toMatchObject({ insightDays: 601 })
  await pruneVisits(siteStore, noon)
  const left = await siteStore.transaction((tables) => tables.visits.hold(['old', 'young']))
  expect([...left.keys()]).toEqual(['young'])
  expect([await visits.findSecret('2026-02-28'), await visits.findSecret('2026-03-01')]).toEqual([
    undefined,
    'of today',
  ])
  expect(await insight.firstDay()).toBe('2024-02-01')
})

it('leaves the secret of the day before while visits, or payments of them, go on over midnight', async () => {
  const { siteStore } = built
  await siteStore.visits.claimSecret('2026-02-28', 'of yesterday')
  await pruneVisits(siteStore, Date.parse('2026-03-01T02:59:59Z'))
  expect(await siteStore.visits.findSecret('2026-02-28')).toBe('of yesterday')
  await pruneVisits(siteStore, Date.parse('2026-03-01T03:00:00Z'))
  expect(await siteStore.visits.findSecret('2026-02-28')).toBeUndefined()
})

it('clears away in small transactions what has grown, and the rest where something of it cannot be', async () => {
  const { siteStore } = built
  const mail = { reason: 'placed', to: '', subject: '', orderId: null, orderName: '' } as const
  const oldMs = noon - keptMs.deadJob - 1
  const ids = Array.from({ length: 501 }, (_, each) => `dead-${each}`)
  await siteStore.jobs.enqueueMany(
    ids.map((id) => ({ id, kind: 'none', payload: null, runAtMs: oldMs, mail })),
  )
  for (const id of ids) await siteStore.jobs.retry(id, { message: 'no', runAtMs: oldMs, isDead: true })
  for (const id of ids) await siteStore.submissions.useKey(id, noon - keptMs.usedFormKey - 1)
  expect(await siteStore.jobs.removeDead(noon - keptMs.deadJob)).toBe(500)
  expect(await siteStore.submissions.removeKeys(noon - keptMs.usedFormKey)).toBe(500)

  const jobs = { ...siteStore.jobs, removeDead: () => Promise.reject(new Error('It took too long')) }
  const failing = Object.create(siteStore, { jobs: { value: jobs } }) as SiteStore
  await expect(pruneSite(failing, noon)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'It took too long' })],
  })
  expect(await pruneSite(siteStore, noon)).toMatchObject({ jobs: 1, formKeys: 0 })
})
