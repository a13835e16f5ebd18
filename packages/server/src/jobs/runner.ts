import type { Job } from '@vitrine/store/jobs/jobs'
import type { WantedJobs } from '@vitrine/store/jobs/wanted-jobs'
import type { Store } from '@vitrine/store/store'
import { type JobDependencies, leaseMs, runJob } from './run-job.ts'
import { WorkInHand } from './work-in-hand.ts'

/** What a runner needs: also which jobs it does, and which are left to other runners. */
export interface JobRunnerDependencies extends JobDependencies, WantedJobs {
  readonly store: Store
  /** Jobs of so many sites are done at once: one whose payment service is silent keeps the others waiting by its place alone. */
  readonly sitesAtOnce?: number
  /** So many jobs of one site are done at once. */
  readonly jobsOfSite?: number
  /** Takes the next job of a site as soon as one is done, and not when all are: one that hangs keeps no other of its site waiting. */
  readonly isRefilled?: boolean
  /** Tells after a moment whether the process had no rest in it: visitors are answered first then, for a while. */
  readonly wasBusy?: () => Promise<boolean>
}

const pollMs = 1_000
const usualSitesAtOnce = 6
const usualJobsOfSite = 10

/** Jobs give way to visitors for so long, from when the first of them was due (decision 426). */
const longestGivingWayMs = 5_000

/** A process that was found at leisure is not watched again so soon: jobs of many sites are done one after another. */
const calmForMs = 250

/** Does the jobs of all sites: when they are enqueued, as soon as the process has time for it, and by a look at the store every second. */
export class JobRunner {
  readonly #parts: JobRunnerDependencies
  readonly #sitesAtOnce: number
  readonly #jobsOfSite: number
  #stopListening: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<number> | undefined
  readonly #inHand = new WorkInHand()
  /** Sites whose jobs are due, in the order of their turns. */
  readonly #inTurn = new Set<string>()
  /** Whether the store is to be looked at. */
  #isWanted = false
  #woken = Promise.withResolvers<void>()
  #isStopped = false
  /** Until when jobs give way. */
  #givesWayUntilMs = 0
  #calmUntilMs = 0

  constructor(parts: JobRunnerDependencies) {
    this.#parts = parts
    this.#sitesAtOnce = parts.sitesAtOnce ?? usualSitesAtOnce
    this.#jobsOfSite = parts.jobsOfSite ?? usualJobsOfSite
  }

  start(): void {
    this.#stopListening = this.#parts.store.onJobsEnqueued((websiteId) => this.#wake(websiteId))
    this.#timer = setInterval(() => this.#wake(), pollMs)
    this.#wake()
  }

  /** Takes no more jobs, and waits for those in hand. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#woken.resolve()
    this.#stopListening?.()
    clearInterval(this.#timer)
    await this.#turn
    await this.#inHand.end()
  }

  /** Does every job that is due now; returns how many were tried. */
  async runDue(): Promise<number> {
    this.#isWanted = true
    const count = await this.#takeDue()
    await this.#inHand.end()
    return count
  }

  #wake(websiteId?: string): void {
    this.#isWanted = true
    // The next job of a site that has as many in hand as it may is looked for when those are done.
    if (websiteId === undefined || this.#hasPlaceFor(websiteId)) this.#woken.resolve()
    this.#turn ??= this.#takeDue().finally(() => {
      this.#turn = undefined
      if (this.#isWanted && !this.#isStopped) this.#wake()
    })
  }

  /** A batch of each site in its turn, over and over, until none is due: the backlog of one keeps no other waiting. */
  async #takeDue(): Promise<number> {
    let count = 0
    while (!this.#isStopped) {
      if (this.#isWanted) await this.#readDue()
      const websiteId = [...this.#inTurn].find((each) => this.#hasPlaceFor(each))
      if (websiteId !== undefined) count += await this.#takeBatch(websiteId)
      else if (this.#inHand.sites > 0) await Promise.race([this.#inHand.next(), this.#woken.promise])
      else if (!this.#isWanted) return count
    }
    return count
  }

  #hasPlaceFor(websiteId: string): boolean {
    const count = this.#inHand.of(websiteId)
    if (count === 0) return this.#inHand.sites < this.#sitesAtOnce
    return this.#parts.isRefilled === true && count < this.#jobsOfSite
  }

  async #readDue(): Promise<void> {
    const { store, clock, log, only, except, kindsWhileSuspended } = this.#parts
    this.#isWanted = false
    this.#woken = Promise.withResolvers()
    try {
      const found = await store.sitesWithDueJobs(clock(), { only, except, kindsWhileSuspended })
      if (this.#inTurn.size === 0) this.#givesWayUntilMs = clock() + longestGivingWayMs
      for (const websiteId of found) this.#inTurn.add(websiteId)
    } catch (error) {
      log.warn({ err: error }, 'The sites with due jobs could not be read')
    }
  }

  /** Takes as many jobs of a site as it may have in hand; returns how many. */
  async #takeBatch(websiteId: string): Promise<number> {
    this.#inTurn.delete(websiteId)
    await this.#giveWay()
    if (this.#isStopped) return 0
    const limit = this.#jobsOfSite - this.#inHand.of(websiteId)
    const jobs = await this.#claim(websiteId, limit)
    const store = this.#parts.store.site(websiteId)
    for (const job of jobs) this.#inHand.add(websiteId, runJob(store, job, this.#parts))
    // More is likely there: its next turn comes behind those of the others.
    if (jobs.length === limit) this.#inTurn.add(websiteId)
    return jobs.length
  }

  async #claim(websiteId: string, limit: number): Promise<readonly Job[]> {
    const { store, clock, log, only, except, kindsWhileSuspended } = this.#parts
    const query = { nowMs: clock(), leaseMs, limit, only, except, kindsWhileSuspended }
    try {
      return await store.site(websiteId).jobs.claim(query)
    } catch (error) {
      log.warn({ site: websiteId, err: error }, 'The jobs of a site could not be taken')
      return []
    }
  }

  async #giveWay(): Promise<void> {
    const { clock, wasBusy } = this.#parts
    const isLookedAt = () =>
      !this.#isStopped && clock() < this.#givesWayUntilMs && clock() >= this.#calmUntilMs
    while (wasBusy && isLookedAt()) if (!(await wasBusy())) this.#calmUntilMs = clock() + calmForMs
  }
}
