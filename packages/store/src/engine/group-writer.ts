import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database as SqliteFile, Statement } from 'better-sqlite3'

/** A group is committed when it has this many transactions, or took this long. */
const groupLimit = { count: 200, ms: 10 }

/**
 * Runs transactions on SQLite's one writing connection, and commits those that wait at the same time together: each has
 * a savepoint of its own inside of one transaction, so that many share one sync of the disk. A promise resolves when
 * its changes are on disk; work that throws loses its own changes only.
 */
export class GroupWriter {
  readonly #file: SqliteFile
  readonly #steps: Readonly<Record<Step, Statement>>
  readonly #errorOf: (error: unknown) => unknown
  readonly #checkPlace: () => void
  readonly #committed: (tookMs: number) => void
  readonly #turns: Turns | null
  readonly #insideWork = new AsyncLocalStorage<true>()
  readonly #lent: (() => Promise<void>)[] = []
  #waiting: Waiting[] = []
  #isRunning = false

  /**
   * @param errorOf turns the driver's errors into the store's
   * @param checkPlace throws when nothing may be written
   * @param committed is told how long each commit took
   * @param turns whom to ask before each group, where others write to the same file
   */
  constructor(
    file: SqliteFile,
    {
      errorOf,
      checkPlace,
      committed,
      turns = null,
    }: {
      readonly errorOf: (error: unknown) => unknown
      readonly checkPlace: () => void
      readonly committed: (tookMs: number) => void
      readonly turns?: Turns | null
    },
  ) {
    this.#turns = turns
    this.#checkPlace = checkPlace
    this.#committed = committed
    this.#file = file
    this.#steps = {
      begin: file.prepare('begin immediate'),
      commit: file.prepare('commit'),
      rollback: file.prepare('rollback'),
      savepoint: file.prepare('savepoint one'),
      release: file.prepare('release one'),
      rollbackOne: file.prepare('rollback to one'),
    }
    this.#errorOf = errorOf
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#insideWork.getStore())
      return Promise.reject(
        new Error('A transaction was opened inside of another: use the tables that it was given.'),
      )
    return new Promise<Result>((resolve, reject) => {
      let result: Result
      this.#waiting.push({
        work: async () => {
          result = await this.#insideWork.run(true, work)
        },
        keep: () => resolve(result),
        fail: (error) => reject(this.#errorOf(error)),
      })
      if (!this.#isRunning) void this.#runGroups()
    })
  }

  /** Lets somebody else write to the file between two groups, until what was given ends. */
  lend(until: () => Promise<void>): void {
    this.#lent.push(until)
    if (!this.#isRunning) void this.#runGroups()
  }

  /** Waits until nothing is under way. */
  async drain(): Promise<void> {
    while (this.#isRunning) await nextTurn()
  }

  async #runGroups(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0 || this.#lent.length > 0) {
      if (this.#waiting.length > 0) await this.#runInTurn()
      await this.#lent.shift()?.()
    }
    this.#isRunning = false
  }

  async #runInTurn(): Promise<void> {
    await this.#turns?.take()
    await this.#runGroup()
    this.#turns?.giveBack()
  }

  async #runGroup(): Promise<void> {
    const worked: Waiting[] = []
    try {
      this.#checkPlace()
      this.#steps.begin.run()
      await this.#work(worked)
      const beganAt = performance.now()
      this.#steps.commit.run()
      this.#committed(performance.now() - beganAt)
    } catch (error) {
      this.#giveUp([...worked, ...this.#waiting.splice(0)], error)
      return
    }
    for (const each of worked) each.keep()
  }

  /** Works on what waits, and on what comes meanwhile: it may still join the group. */
  async #work(worked: Waiting[]): Promise<void> {
    const endsAt = performance.now() + groupLimit.ms
    while (this.#waiting.length > 0 && worked.length < groupLimit.count && performance.now() < endsAt) {
      for (let each = this.#waiting.shift(); each; each = this.#waiting.shift()) {
        if (await this.#workOne(each)) worked.push(each)
      }
      await nextTurn()
    }
  }

  async #workOne(each: Waiting): Promise<boolean> {
    try {
      this.#steps.savepoint.run()
      await each.work()
      this.#steps.release.run()
      return true
    } catch (error) {
      each.fail(error)
      // A full disk may have rolled back the whole group: then the others have lost their changes, too.
      if (!this.#file.inTransaction) throw error
      this.#steps.rollbackOne.run()
      this.#steps.release.run()
      return false
    }
  }

  #giveUp(lost: readonly Waiting[], error: unknown): void {
    for (const each of lost) each.fail(error)
    try {
      if (this.#file.inTransaction) this.#steps.rollback.run()
    } catch {
      // Everybody was informed already; a file that cannot even roll back refuses the next group, too.
    }
  }
}

/** The right to write to a file that another connection of the process writes to. */
export interface Turns {
  take(): Promise<void>
  giveBack(): void
}

type Step = 'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollbackOne'

interface Waiting {
  readonly work: () => Promise<void>
  readonly keep: () => void
  readonly fail: (error: unknown) => void
}
