import type { SiteStore } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type JobEndings, type JobHandlers, PermanentJobError } from './job-handler.ts'
import { attemptLimit } from './retry-time.ts'
import { mostBeginnings } from './run-job.ts'
import { JobRunner, type JobRunnerDependencies } from './runner.ts'

let built: BuiltStore
let nowMs = noon
let warned: { readonly message: string; readonly site?: string }[] = []
const job = { id: 'j1', kind: 'import', payload: null, runAtMs: noon }
const limitMs = 30_000

beforeEach(async () => {
  nowMs = noon
  warned = []
  built = await buildStore()
})

afterEach(async () => {
  vi.useRealTimers()
  await built.close()
})

describe('a job that takes too long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  it('is told to end, and is nobody else’s until it has', async () => {
    const { jobs } = built.siteStore
    const { handlers, begun, release, told } = hangingHandlers()
    await jobs.enqueue(job)
    await runPastLimit(buildRunner({ handlers }))
    expect(told()).toEqual(['It took longer than 30 seconds'])
    const onItsLease = { state: 'open', leasedUntilMs: noon + 3 * limitMs }
    await vi.waitFor(async () => expect(await jobs.find('j1')).toMatchObject(onItsLease))

    // A server that looks a minute and a half after it began, when its first lease is over.
    nowMs = noon + 3 * limitMs - 1
    await buildRunner({ handlers }).runDue()
    expect(begun()).toBe(1)
    expect(await jobs.find('j1')).toMatchObject(onItsLease)

    release()
    await vi.waitFor(async () => expect(await jobs.find('j1')).toBeUndefined())
  })

  it('leaves its place to others of its site', async () => {
    const { jobs } = built.siteStore
    const { handlers, release } = hangingHandlers()
    await jobs.enqueue(job)
    const runner = buildRunner({ handlers })
    await runPastLimit(runner)
    await jobs.enqueue({ ...job, id: 'j2', kind: 'mail' })
    await runner.runDue()
    expect(await jobs.find('j2')).toBeUndefined()
    release()
    await vi.waitFor(async () => expect(await jobs.find('j1')).toBeUndefined())
  })

  it('is tried again when it ended in an error', async () => {
    const { jobs } = built.siteStore
    const failed = Promise.withResolvers<undefined>()
    await jobs.enqueue(job)
    await runPastLimit(buildRunner({ handlers: { import: () => failed.promise } }))
    failed.reject(new Error('No answer'))
    await vi.waitFor(async () =>
      expect(await jobs.find('j1')).toMatchObject({ lastError: 'No answer', leasedUntilMs: 0 }),
    )
  })
})

describe('what fails of one job', () => {
  it('keeps no other waiting, of its site or of another, where its outcome cannot be kept', async () => {
    const other = await addOther()
    await built.siteStore.jobs.enqueueMany([job, { ...job, id: 'j2' }])
    await other.jobs.enqueue(job)
    const failing = failingAt(built.siteStore, { finish: 'j1' })
    const runner = buildRunner({ handlers: { import: async () => undefined }, store: storeWith(failing) })
    expect(await runner.runDue()).toBe(3)
    expect(await built.siteStore.jobs.find('j2')).toBeUndefined()
    expect(await other.jobs.find('j1')).toBeUndefined()
    expect(warned).toMatchObject([
      { message: 'What came of a job could not be kept', site: built.website.id },
    ])
  })

  it('keeps no other site waiting where its jobs cannot be taken', async () => {
    const other = await addOther()
    for (const { jobs } of [built.siteStore, other]) await jobs.enqueue(job)
    const failing = failingAt(built.siteStore, { claim: true })
    const runner = buildRunner({ handlers: { import: async () => undefined }, store: storeWith(failing) })
    expect(await runner.runDue()).toBe(1)
    expect(await other.jobs.find('j1')).toBeUndefined()
    expect(warned).toMatchObject([
      { message: 'The jobs of a site could not be taken', site: built.website.id },
    ])
  })

  it('is tried again with its ending for a while, then put aside without it', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    let endings = 0
    const ending = async () => {
      endings += 1
      throw new Error('The job does not say of which import it is')
    }
    const runner = buildRunner({
      handlers: {
        import: async () => {
          throw new PermanentJobError('The file is gone')
        },
      },
      endings: { import: ending },
    })
    await runAt(runner, fourHoursApart(1))
    expect(await jobs.find('j1')).toMatchObject({ state: 'open', lastError: 'The file is gone' })
    await runAt(runner, fourHoursApart(attemptLimit + 10))
    expect(await jobs.find('j1')).toMatchObject({ state: 'dead', lastError: 'The file is gone' })
    expect(endings).toBe(attemptLimit + 3)
  })
})

describe('a job that ends the process each time', () => {
  /** Begins it as servers do that end before it does. */
  async function beginAndEnd(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await built.siteStore.jobs.claim({ nowMs, leaseMs: 60_000, limit: 1 })
      nowMs += 60_001
    }
  }

  it('is put aside with its ending once it was begun twenty times', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    const done = vi.fn(async () => undefined)
    const ending = vi.fn(async () => undefined)
    await beginAndEnd(mostBeginnings)
    await buildRunner({ handlers: { import: done }, endings: { import: ending } }).runDue()
    expect(await jobs.find('j1')).toMatchObject({
      state: 'dead',
      lastError: 'It was begun 20 times, and came to no end',
    })
    expect([done.mock.calls.length, ending.mock.calls.length]).toEqual([0, 1])
  })

  it('is begun before that, and for ever where money hangs on it', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    await beginAndEnd(mostBeginnings - 1)
    const done = vi.fn(async () => undefined)
    await buildRunner({ handlers: { import: done } }).runDue()
    await jobs.enqueue({ ...job, id: 'j2' })
    await beginAndEnd(mostBeginnings + 10)
    await buildRunner({ handlers: { import: done }, patientKinds: new Set(['import']) }).runDue()
    expect([done.mock.calls.length, await jobs.find('j1'), await jobs.find('j2')]).toEqual([
      2,
      undefined,
      undefined,
    ])
  })
})

async function addOther(): Promise<SiteStore> {
  const site = buildSite({ id: newId(), hosts: ['other.example'] })
  await built.store.sites.add(site)
  return built.store.site(site.id)
}

/** A handler that goes on until it is released, whatever it is told. */
function hangingHandlers() {
  const hanging = Promise.withResolvers<undefined>()
  const signals: AbortSignal[] = []
  const handlers: JobHandlers = {
    import: async ({ signal }) => {
      signals.push(signal)
      await hanging.promise
    },
    mail: async () => undefined,
  }
  return {
    handlers,
    begun: () => signals.length,
    told: () => signals.map(({ reason }) => (reason as Error | undefined)?.message),
    release: () => hanging.resolve(undefined),
  }
}

/** Runs a job until its limit is over. */
async function runPastLimit(runner: JobRunner): Promise<void> {
  const turn = runner.runDue()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  nowMs += limitMs
  vi.advanceTimersByTime(limitMs)
  await turn
}

/** The store of a site whose database breaks off. */
function failingAt(site: SiteStore, { claim, finish }: { claim?: true; finish?: string }): SiteStore {
  const { jobs } = site
  const breakOff = () => Promise.reject(new Error('The database broke off'))
  const failing = {
    ...jobs,
    ...(claim && { claim: breakOff }),
    finish: (id: string) => (id === finish ? breakOff() : jobs.finish(id)),
  }
  return Object.create(site, { jobs: { value: failing } }) as SiteStore
}

function storeWith(failing: SiteStore): BuiltStore['store'] {
  const { store } = built
  return { ...store, site: (id) => (id === failing.websiteId ? failing : store.site(id)) }
}

const fourHoursApart = (count: number) =>
  Array.from({ length: count }, (_, turn) => noon + turn * 4 * 3_600_000)

async function runAt(runner: JobRunner, times: readonly number[]): Promise<void> {
  for (const time of times) {
    nowMs = time
    await runner.runDue()
  }
}

function buildRunner(
  parts: Partial<JobRunnerDependencies> & { handlers: JobHandlers; endings?: JobEndings },
): JobRunner {
  const log = {
    warn: (details: object, message: string) => void warned.push({ ...details, message }),
  }
  return new JobRunner({ store: built.store, clock: () => nowMs, chance: () => 0.5, log, ...parts })
}
