import type { MailFacts } from '@vitrine/domain/mail/listed-mail'
import { listedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAsk } from '../lists/read-list.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { noon } from '../testing/builders.ts'
import { among, newestFirst } from '../testing/list-ask.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const facts: MailFacts = {
  reason: 'placed',
  to: 'Ada@example.com',
  subject: '',
  orderId: 'o1',
  orderName: '#1001',
}
const job = { id: 'm1', kind: 'order-mail', payload: {}, runAtMs: noon, mail: facts }
const message = {
  ...facts,
  id: 'm1',
  subject: 'Order #1001 confirmed',
  from: 'shop@example.com',
  text: 'Thanks',
  html: '',
  sentAtMs: noon + 5,
  transport: 'smtp',
} as const

const ask = async (part: Partial<ListAsk>) =>
  (await built.siteStore.mail.listed({ ...newestFirst, ...part })).rows

describe('the mailbox as a list', () => {
  it('knows a mail from when it is asked for until it went out', async () => {
    const { jobs, mail } = built.siteStore
    await jobs.enqueue(job)
    expect(await ask({ tests: among('state', 'waiting') })).toEqual([
      { ...facts, id: 'm1', state: 'waiting', atMs: noon, attempts: 0, failure: '', nextTryAtMs: noon },
    ])
    await jobs.retry('m1', { message: 'Busy', runAtMs: noon + 9, isDead: false })
    expect(await ask({ tests: among('state', 'failed') })).toMatchObject([
      { atMs: noon, failure: 'Busy', nextTryAtMs: noon + 9 },
    ])
    await mail.keep(message)
    await jobs.finish('m1')
    const sent = { state: 'sent', subject: message.subject, atMs: noon + 5, failure: '', nextTryAtMs: null }
    expect(await ask({ tests: [...among('state', 'sent'), ...among('reason', 'placed')] })).toMatchObject([
      sent,
    ])
    expect(await ask({ tests: among('state', 'waiting', 'failed', 'dead') })).toEqual([])
  })

  it('finds mail of every reason by how it stands', async () => {
    const mails = listedMailKinds.map((reason, place) => ({
      ...job,
      id: `m${place}`,
      mail: { ...facts, reason },
    }))
    await built.siteStore.jobs.enqueueMany(mails)
    expect(await ask({ tests: among('state', 'waiting'), limit: 100 })).toHaveLength(listedMailKinds.length)
    const found = await Promise.all(listedMailKinds.map((reason) => ask({ tests: among('reason', reason) })))
    expect(found.map((rows) => rows.map(({ reason }) => reason))).toEqual(
      listedMailKinds.map((each) => [each]),
    )
  })

  it('stays with what went out, though its job fails behind that', async () => {
    const { jobs, mail } = built.siteStore
    await jobs.enqueue(job)
    await mail.keep(message)
    await jobs.retry('m1', { message: 'It took longer', runAtMs: noon + 9, isDead: false })
    expect(await ask({ tests: among('state', 'sent') })).toHaveLength(1)
  })

  it('forgets a mail whose job had nothing to send, and has none of a job that sends none', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    await jobs.enqueue({ id: 'other', kind: 'prepare-image', payload: {}, runAtMs: noon })
    expect((await ask({})).map(({ id }) => id)).toEqual(['m1'])
    await jobs.finish('m1')
    expect(await ask({})).toEqual([])
  })

  it('finds mail by whom it goes to, its order and words of its subject', async () => {
    const { jobs, mail } = built.siteStore
    await jobs.enqueue(job)
    await jobs.enqueue({ ...job, id: 'm2', mail: { ...facts, to: 'bob@example.com', orderName: '#1002' } })
    const ids = async (asked: Parameters<typeof ask>[0]) => (await ask(asked)).map(({ id }) => id)
    expect(await ids({ words: ['ada'] })).toEqual(['m1'])
    expect(await ids({ words: ['1002'] })).toEqual(['m2'])
    expect(await ids({ tests: among('to', 'bob@example.com') })).toEqual(['m2'])
    expect(await ids({ tests: among('order', '#1001') })).toEqual(['m1'])
    expect(await ids({ words: ['confirmed'] })).toEqual([])
    await mail.keep(message)
    expect(await ids({ words: ['confirmed'] })).toEqual(['m1'])
  })

  it('is given up and taken up again, but not while a server sends it', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    expect(await jobs.giveUp('m1', { reason: 'Enough', nowMs: noon })).toBe(true)
    expect(await ask({ tests: among('state', 'dead') })).toMatchObject([{ failure: 'Enough' }])
    expect(await jobs.giveUp('m1', { reason: 'Enough', nowMs: noon })).toBe(false)
    await jobs.takeUp('m1', { runAtMs: noon, attempts: 0, lastError: '' })
    expect(await ask({ tests: among('state', 'waiting') })).toHaveLength(1)
    await jobs.claim({ nowMs: noon, leaseMs: 60_000, limit: 1 })
    expect(await jobs.giveUp('m1', { reason: 'Enough', nowMs: noon })).toBe(false)
  })

  it('forgets what is pruned, and a person who is erased', async () => {
    const { jobs, mail } = built.siteStore
    await jobs.enqueue(job)
    await jobs.retry('m1', { message: 'No', runAtMs: noon, isDead: true })
    await mail.keep({ ...message, id: 'old', to: 'bob@example.com', sentAtMs: 1 })
    await jobs.removeDead(noon + 1)
    await mail.removeOld(2)
    expect(await ask({})).toEqual([])
    await jobs.enqueue({ ...job, id: 'm3' })
    await mail.keep({ ...message, id: 'm4' })
    await jobs.enqueue({ ...job, id: 'm5', mail: { ...facts, to: 'bob@example.com' } })
    expect(await mail.removeOfAddress('ada@EXAMPLE.com')).toBe(2)
    expect((await ask({})).map(({ id }) => id)).toEqual(['m5'])
    expect(await jobs.find('m3')).toBeUndefined()
  })
})
