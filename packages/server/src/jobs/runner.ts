import type { Job } from '@vitrine/store/jobs/jobs'
import type { SiteStore, Store } from '@vitrine/store/store'
import { type JobEndings, type JobHandlers, PermanentJobError } from './job-handler.ts'
import { attemptLimit, retryTime } from './retry-time.ts'

/** What a runner needs; times in epoch milliseconds. */
export interface JobRunnerDependencies {
  readonly store: Store
  readonly handlers: JobHandlers
  /** What is written down of jobs that are given up. */
  readonly endings?: JobEndings
  /** Kinds of jobs that are tried until they are done, however long it takes: money and stock hang on them. */
  readonly patientKinds?: ReadonlySet<string>
  /** The one kind that this runner does, all sites at once; a slow kind keeps no other waiting then. */
  readonly only?: string
  /** The kinds that other runners do. */
  readonly except?: readonly string[]
  /** Does so many at once, and takes the next as soon as one is done: one that hangs keeps no other waiting. Left out: by tens, each ten together. */
  readonly atOnce?: number
  /** Kinds of jobs that are done for suspended sites, too. */
  readonly evenSuspended?: readonly string[]
  readonly clock: () => number
  readonly log: { warn(details: object, message: string): void }
  /** A number from 0 to below 1, to spread retries. */
  readonly chance?: () => number
  /** Tells after a moment whether the process had no rest in it: visitors are answered first then, for a while. */
  readonly wasBusy?: () => Promise<boolean>
}

/** What was taken of a site. */
interface Taken {
  readonly websiteId: string
  readonly count: number
  /** Whether it was as much as can be taken at once. */
  readonly isMoreLikely: boolean
}

const pollMs = 1_000
const batchSize = 10

/** A job may take so long; its lease is longer, so that no other server takes it meanwhile. */
const jobLimitMs = 30_000
const leaseMs = 2 * jobLimitMs

/** Jobs give way to visitors for so long, from when the first of them was due (decision 426). */
const longestGivingWayMs = 5_000

/** A process that was found at leisure is not watched again so soon: jobs of many sites are done one after another. */
const calmForMs = 250

/** Does the jobs of all sites: when they are enqueued, as soon as the process has time for it, and by a look at the store every second. */
export class JobRunner {
  readonly #parts: JobRunnerDependencies
  #stopListening: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<void> | undefined
  /** Jobs that go on while others are taken. */
  readonly #inHand = new Set<Promise<void>>()
  #isWanted = false
  #isStopped = false
  /** Until when jobs give way. */
  #givesWayUntilMs = 0
  #calmUntilMs = 0

  constructor(parts: JobRunnerDependencies) {
    this.#parts = parts
  }

  start(): void {
    this.#stopListening = this.#parts.store.onJobsEnqueued(() => this.#wake())
    this.#timer = setInterval(() => this.#wake(), pollMs)
    this.#wake()
  }

  /** Takes no more jobs, and waits for those in hand. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopListening?.()
    clearInterval(this.#timer)
    await this.#turn
    await Promise.all(this.#inHand)
  }

  /** Does every job that is due now; returns how many were tried. */
  async runDue(): Promise<number> {
    const count = await this.#takeDue()
    await Promise.all(this.#inHand)
    return count
  }

  /** One batch of each site after the other, over and over: the backlog of one keeps no other waiting. */
  async #takeDue(): Promise<number> {
    let count = 0
    let inTurn = await this.#readDue()
    while (inTurn.length > 0) {
      const left: string[] = []
      for (const taken of await this.#takeRound(inTurn)) {
        count += taken.count
        if (taken.isMoreLikely) left.push(taken.websiteId)
      }
      // Sites whose jobs came meanwhile join in.
      inTurn = left.length > 0 && this.#isWanted ? await this.#readDue() : left
    }
    return count
  }

  async #readDue(): Promise<readonly string[]> {
    if (this.#isStopped) return []
    const { store, clock, evenSuspended } = this.#parts
    this.#isWanted = false
    return store.sitesWithDueJobs(clock(), evenSuspended)
  }

  async #takeRound(websiteIds: readonly string[]): Promise<readonly Taken[]> {
    const { only, atOnce } = this.#parts
    if (only !== undefined && atOnce === undefined)
      return Promise.all(websiteIds.map((websiteId) => this.#takeBatch(websiteId)))
    const round: Taken[] = []
    for (const websiteId of websiteIds) round.push(await this.#takeBatch(websiteId))
    return round
  }

  #wake(): void {
    this.#isWanted = true
    if (this.#turn) return
    this.#givesWayUntilMs = this.#parts.clock() + longestGivingWayMs
    this.#turn = this.#runWhileWanted().finally(() => {
      this.#turn = undefined
    })
  }

  async #runWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      try {
        await this.#takeDue()
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'The jobs could not be read')
      }
    }
  }

  async #takeBatch(websiteId: string): Promise<Taken> {
    await this.#giveWay()
    const { store, clock, only, except, atOnce, evenSuspended } = this.#parts
    while (this.#inHand.size >= (atOnce ?? batchSize)) await Promise.race(this.#inHand)
    if (this.#isStopped) return { websiteId, count: 0, isMoreLikely: false }
    const site = store.site(websiteId)
    const limit = (atOnce ?? batchSize) - this.#inHand.size
    const query = { nowMs: clock(), leaseMs, limit, only, except, evenSuspended }
    const jobs = await site.jobs.claim(query)
    const work = jobs.map((job) => this.#runJob(site, job))
    if (atOnce === undefined) await Promise.all(work)
    else for (const each of work) this.#keepInHand(each)
    return { websiteId, count: jobs.length, isMoreLikely: jobs.length === limit }
  }

  #keepInHand(work: Promise<void>): void {
    const { log } = this.#parts
    const kept: Promise<void> = work
      .catch((error: unknown) => log.warn({ err: error }, 'What came of a job could not be kept'))
      .finally(() => this.#inHand.delete(kept))
    this.#inHand.add(kept)
  }

  async #giveWay(): Promise<void> {
    const { clock, wasBusy } = this.#parts
    const isLookedAt = () =>
      !this.#isStopped && clock() < this.#givesWayUntilMs && clock() >= this.#calmUntilMs
    while (wasBusy && isLookedAt()) if (!(await wasBusy())) this.#calmUntilMs = clock() + calmForMs
  }

  async #runJob(store: SiteStore, job: Job): Promise<void> {
    let isFinished: boolean
    try {
      isFinished = await this.#handle(store, job)
    } catch (error) {
      await this.#putBack(store, job, error)
      return
    }
    if (!isFinished) await store.jobs.finish(job.id)
  }

  /** Returns whether it is off the list already. */
  async #handle(store: SiteStore, { id, kind, payload, attempts }: Job): Promise<boolean> {
    const handler = this.#parts.handlers[kind]
    if (!handler) throw new Error(`Nobody does jobs of the kind ${kind}`)
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      const refuse = () => reject(new Error(`It took longer than ${jobLimitMs / 1000} seconds`))
      timer = setTimeout(refuse, jobLimitMs).unref()
    })
    try {
      const work = handler({ id, payload, attempts, store, nowMs: this.#parts.clock() })
      return (await Promise.race([work, tooLong])) === 'finished'
    } finally {
      clearTimeout(timer)
    }
  }

  async #putBack(store: SiteStore, job: Job, error: unknown): Promise<void> {
    const { clock, log, chance = Math.random, patientKinds, endings } = this.#parts
    const message = error instanceof Error ? error.message : String(error)
    const isSpent = job.attempts >= attemptLimit && !patientKinds?.has(job.kind)
    const isDead = isSpent || error instanceof PermanentJobError
    const runAtMs = retryTime(clock(), job.attempts, chance())
    if (isDead) await endings?.[job.kind]?.({ payload: job.payload, store, error })
    await store.jobs.retry(job.id, { message, runAtMs, isDead })
    const details = { job: job.id, kind: job.kind, attempts: job.attempts, err: error }
    log.warn(details, isDead ? 'A job failed for good' : 'A job failed and will be tried again')
  }
}
