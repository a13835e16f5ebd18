import type { SiteStore } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliver } from '../mail/deliver.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Mailer, OutgoingMail } from '../services/mailer.ts'
import type { JobHandlers } from './job-handler.ts'
import { attemptLimit } from './retry-time.ts'
import { JobRunner, type JobRunnerDependencies } from './runner.ts'

let built: BuiltStore
let nowMs = noon
const letter: OutgoingMail = {
  id: 'order-1-placed',
  to: 'ada@example.com',
  from: 'Demo <shop@example.com>',
  subject: 'Your order',
  text: 'Thanks',
  html: '<p>Thanks</p>',
  orderId: 'o1',
  orderName: '',
  reason: 'other',
}
const job = { id: 'j1', kind: 'send-mail', payload: letter, runAtMs: noon }

beforeEach(async () => {
  nowMs = noon
  built = await buildStore()
})

afterEach(() => built.close())

describe('the job runner', () => {
  it('keeps a letter once, however often its job is enqueued', async () => {
    const { mailer, sent } = recordingMailer()
    const { jobs, mail } = built.siteStore
    await jobs.enqueue(job)
    await jobs.enqueue({ ...job, id: 'j2' })
    const runner = buildRunner({ 'send-mail': sendMail(mailer) })
    await runner.runDue()
    expect(await jobs.find('j1')).toBeUndefined()
    expect(await jobs.find('j2')).toBeUndefined()
    expect(await keptMail({ mail })).toEqual([{ ...letter, sentAtMs: noon, transport: 'smtp' }])
    expect(sent.length).toBeGreaterThan(0)
  })

  it('does not send again what the mailbox has', async () => {
    const { mailer, sent } = recordingMailer()
    const runner = buildRunner({ 'send-mail': sendMail(mailer) })
    await built.siteStore.jobs.enqueue(job)
    await runner.runDue()
    await built.siteStore.jobs.enqueue({ ...job, id: 'again' })
    await runner.runDue()
    expect(sent).toEqual([letter])
  })

  it('takes no job off the list that its handler took off itself', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    const runner = buildRunner({
      'send-mail': async ({ id, store }) => {
        await store.jobs.finish(id)
        // Asked for again since.
        await store.jobs.enqueue({ ...job, runAtMs: noon + 1_000 })
        return 'finished'
      },
    })
    await runner.runDue()
    expect(await jobs.find('j1')).toMatchObject({ state: 'open' })
  })

  it('tries again later, ever more rarely, and puts a job aside at last', async () => {
    const times: number[] = []
    const runner = buildRunner({
      'send-mail': async () => {
        times.push(nowMs)
        throw new Error('No answer')
      },
    })
    await built.siteStore.jobs.enqueue(job)
    await runAt(
      runner,
      Array.from({ length: attemptLimit + 5 }, (_, turn) => noon + turn * 4 * 3600_000),
    )
    expect(times).toHaveLength(attemptLimit)
    expect(await built.siteStore.jobs.find('j1')).toMatchObject({ state: 'dead', lastError: 'No answer' })
  })

  it('never gives up a job on which money hangs', async () => {
    const { store, siteStore } = built
    const handlers = { 'send-mail': () => Promise.reject(new Error('No answer')) }
    const parts = { store, handlers, clock: () => nowMs, chance: () => 0.5, log: { warn: () => {} } }
    await siteStore.jobs.enqueue(job)
    await runAt(
      new JobRunner({ ...parts, patientKinds: new Set(['send-mail']) }),
      Array.from({ length: attemptLimit + 2 }, (_, turn) => noon + turn * 4 * 3600_000),
    )
    expect(await siteStore.jobs.find('j1')).toMatchObject({ state: 'open', attempts: attemptLimit + 2 })
  })

  it('waits half a minute after the first failure', async () => {
    let count = 0
    const runner = buildRunner({
      'send-mail': async () => {
        count += 1
        throw new Error('No answer')
      },
    })
    await built.siteStore.jobs.enqueue(job)
    await runAt(runner, [noon, noon + 1000, noon + 29_000])
    expect(count).toBe(1)
    await runAt(runner, [noon + 30_000])
    expect(count).toBe(2)
  })

  it('lets a job whose handler is missing wait, and does the others', async () => {
    const { mailer, sent } = recordingMailer()
    await built.siteStore.jobs.enqueue({ ...job, id: 'strange', kind: 'strange' })
    await built.siteStore.jobs.enqueue(job)
    await buildRunner({ 'send-mail': sendMail(mailer) }).runDue()
    expect(sent).toEqual([letter])
    expect(await built.siteStore.jobs.find('strange')).toMatchObject({
      lastError: 'Nobody does jobs of the kind strange',
    })
  })

  it('takes others while one hangs, so many at once, and leaves its kind to itself', async () => {
    const { jobs } = built.siteStore
    const done: string[] = []
    const hanging = Promise.withResolvers<undefined>()
    let mostAtOnce = 0
    let atOnce = 0
    const deliver = async ({ id }: { readonly id: string }) => {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      if (id === 'd0') await hanging.promise
      atOnce -= 1
      done.push(id)
    }
    const handlers = { deliver, 'send-mail': async () => void done.push('mail') }
    const mails = buildRunner(handlers, { except: ['deliver', 'campaign'] })
    const deliveries = buildRunner(handlers, { only: 'deliver', jobsOfSite: 2, isRefilled: true })
    const ids = ['d0', 'd1', 'd2', 'd3', 'd4']
    for (const id of ids) await jobs.enqueue({ id, kind: 'deliver', payload: null, runAtMs: noon })
    await jobs.enqueue(job)
    for (const runner of [mails, deliveries]) runner.start()
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['d1', 'd2', 'd3', 'd4', 'mail']))
    await jobs.enqueue({ id: 'later', kind: 'deliver', payload: null, runAtMs: noon })
    await vi.waitFor(() => expect(done).toContain('later'))
    hanging.resolve(undefined)
    for (const runner of [mails, deliveries]) await runner.stop()
    expect([done.at(-1), mostAtOnce, await jobs.find('d0')]).toEqual(['d0', 2, undefined])
  })

  it('gives way while the process has no rest, for five seconds at most', async () => {
    const { jobs } = built.siteStore
    const sentAtMs: number[] = []
    let isBusy = true
    const runner = buildRunner(
      { 'send-mail': async () => void sentAtMs.push(nowMs) },
      {
        wasBusy: async () => {
          nowMs += 100
          return isBusy
        },
      },
    )
    runner.start()
    await jobs.enqueue(job)
    await vi.waitFor(() => expect(sentAtMs).toEqual([noon + 5_000]))
    await runner.stop()

    sentAtMs.length = 0
    isBusy = false
    const soon = buildRunner(
      { 'send-mail': async () => void sentAtMs.push(nowMs) },
      { wasBusy: async () => isBusy },
    )
    await jobs.enqueue({ ...job, id: 'calm' })
    soon.start()
    await vi.waitFor(() => expect(sentAtMs).toEqual([nowMs]))
    await soon.stop()
  })

  it('is not held up by each of many sites of a process that has time', async () => {
    const others = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const site = buildSite({ id: newId(), hosts: [`site-${at}.example`] })
        await built.store.sites.add(site)
        return built.store.site(site.id)
      }),
    )
    for (const site of others) await site.jobs.enqueue(job)
    let watched = 0
    const sentBy: string[] = []
    const runner = buildRunner(
      { 'send-mail': async ({ store }) => void sentBy.push(store.websiteId) },
      {
        wasBusy: async () => {
          watched += 1
          return false
        },
      },
    )
    runner.start()
    await vi.waitFor(() => expect(new Set(sentBy).size).toBe(8))
    await runner.stop()
    expect(watched).toBe(1)
  })

  it('does a batch of each site in turn, in the order of each: a backlog keeps no other site waiting', async () => {
    const other = await addOther()
    const backlog = Array.from({ length: 35 }, (_, at) => `backlog-${String(at).padStart(2, '0')}`)
    await enqueueAll(built.siteStore, backlog)
    await enqueueAll(other, ['order-1', 'order-2'])
    const done: string[] = []
    // With one site at a time, only the turns let the other in.
    const handlers = { 'send-mail': async ({ id }: { readonly id: string }) => void done.push(id) }
    expect(await buildRunner(handlers, { sitesAtOnce: 1 }).runDue()).toBe(37)
    expect(done.slice(10, 12)).toEqual(['order-1', 'order-2'])
    expect(done.filter((id) => backlog.includes(id))).toEqual(backlog)
  })

  it('does the jobs of other sites while those of one hang, of so many at once', async () => {
    const hangingAt = await Promise.all([addOther('silent-1.example'), addOther('silent-2.example')])
    const hanging = Promise.withResolvers<undefined>()
    for (const site of [...hangingAt, built.siteStore]) await enqueueAll(site, ['order-1'])
    const begun: string[] = []
    const done: string[] = []
    const runner = buildRunner(
      {
        'send-mail': async ({ store }) => {
          begun.push(store.websiteId)
          if (store.websiteId !== built.website.id) await hanging.promise
          done.push(store.websiteId)
        },
      },
      { sitesAtOnce: 3 },
    )
    runner.start()
    await vi.waitFor(() => expect(done).toEqual([built.website.id]))
    await enqueueAll(built.siteStore, ['order-2'])
    await vi.waitFor(() => expect(done).toEqual([built.website.id, built.website.id]))
    // A third that hangs takes the last place, and a fourth has to wait.
    const [third, fourth] = [await addOther('silent-3.example'), await addOther('silent-4.example')]
    await enqueueAll(third, ['order-1'])
    await vi.waitFor(() => expect(begun).toContain(third.websiteId))
    await enqueueAll(fourth, ['order-1'])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(begun).not.toContain(fourth.websiteId)
    hanging.resolve(undefined)
    await vi.waitFor(() => expect(done).toContain(fourth.websiteId))
    await runner.stop()
  })

  it('opens no transaction for sites whose jobs other runners do', async () => {
    const others = await Promise.all([addOther('one.example'), addOther('two.example')])
    for (const site of others) await enqueueAll(site, ['order-1'])
    const asked: string[] = []
    const store = {
      ...built.store,
      site: (id: string) => {
        asked.push(id)
        return built.store.site(id)
      },
    }
    expect(await buildRunner({}, { store, only: 'campaign' }).runDue()).toBe(0)
    expect(asked).toEqual([])
  })

  it('gives one site a share of the places, where jobs hang', async () => {
    const other = await addOther()
    const hanging = Promise.withResolvers<undefined>()
    await enqueueAll(other, ['d1', 'd2', 'd3', 'd4'])
    await enqueueAll(built.siteStore, ['order-1'])
    const begun: string[] = []
    const runner = buildRunner(
      {
        'send-mail': async ({ id, store }) => {
          begun.push(id)
          if (store.websiteId === other.websiteId) await hanging.promise
        },
      },
      { sitesAtOnce: 4, jobsOfSite: 2, isRefilled: true },
    )
    runner.start()
    await vi.waitFor(() => expect(begun).toEqual(['d1', 'd2', 'order-1']))
    hanging.resolve(undefined)
    await vi.waitFor(() => expect(begun.toSorted()).toEqual(['d1', 'd2', 'd3', 'd4', 'order-1']))
    await runner.stop()
  })

  it('takes up a site whose jobs come while another has a backlog', async () => {
    const other = await addOther()
    await enqueueAll(
      built.siteStore,
      Array.from({ length: 35 }, (_, at) => `backlog-${String(at).padStart(2, '0')}`),
    )
    const done: string[] = []
    const runner = buildRunner({
      'send-mail': async ({ id }) => {
        if (id === 'backlog-00') await enqueueAll(other, ['order-1'])
        done.push(id)
      },
    })
    runner.start()
    await vi.waitFor(() => expect(done).toHaveLength(36))
    await runner.stop()
    expect(done.indexOf('order-1')).toBeLessThanOrEqual(20)
  })

  it('wakes up when a job is committed, and stops when the work in hand is done', async () => {
    const { mailer, sent } = recordingMailer()
    const runner = buildRunner({ 'send-mail': sendMail(mailer) })
    runner.start()
    await built.siteStore.transaction(({ jobs }) => jobs.enqueue(job))
    await vi.waitFor(() => expect(sent).toEqual([letter]), { timeout: 800, interval: 5 })
    await runner.stop()
    await built.siteStore.jobs.enqueue({ ...job, id: 'late', payload: { ...letter, id: 'other' } })
    await runner.runDue()
    expect(sent).toEqual([letter])
  })
})

async function addOther(host = 'other.example'): Promise<SiteStore> {
  const site = buildSite({ id: newId(), hosts: [host] })
  await built.store.sites.add(site)
  return built.store.site(site.id)
}

/** Jobs that are due one after the other. */
async function enqueueAll({ jobs }: SiteStore, ids: readonly string[]): Promise<void> {
  const due = ids.map((id, at) => ({ ...job, id, runAtMs: noon - ids.length + at }))
  await jobs.enqueueMany(due)
}

async function runAt(runner: JobRunner, times: readonly number[]): Promise<void> {
  for (const time of times) {
    nowMs = time
    await runner.runDue()
  }
}

function buildRunner(handlers: JobHandlers, more: Partial<JobRunnerDependencies> = {}): JobRunner {
  const { store } = built
  const log = { warn: () => {} }
  return new JobRunner({ store, handlers, clock: () => nowMs, chance: () => 0.5, log, ...more })
}

function recordingMailer() {
  const sent: OutgoingMail[] = []
  const mailer: Mailer = { transport: 'smtp', send: async (mail) => void sent.push(mail) }
  return { mailer, sent }
}

describe('a letter', () => {
  it('is handed over once, where it was taken and could not be kept at first', async () => {
    const { siteStore } = built
    const send = vi.fn(async () => {})
    const mailer: Mailer = { transport: 'smtp', send }
    const mail = { ...siteStore.mail, keep: () => Promise.reject(new Error('The disk is full')) }
    const full = Object.create(siteStore, { mail: { value: mail } }) as SiteStore
    await expect(deliver(mailer, letter, { store: full, nowMs })).rejects.toThrow('The disk is full')
    await deliver(mailer, letter, { store: siteStore, nowMs })
    expect(send).toHaveBeenCalledTimes(1)
    expect(await siteStore.mail.find(letter.id)).toMatchObject({ subject: 'Your order', transport: 'smtp' })
  })

  it('is handed over again that was not taken', async () => {
    const send = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Try later'))
    const context = { store: built.siteStore, nowMs }
    await expect(deliver({ transport: 'smtp', send }, letter, context)).rejects.toThrow('Try later')
    await deliver({ transport: 'smtp', send }, letter, context)
    expect(send).toHaveBeenCalledTimes(2)
  })
})
