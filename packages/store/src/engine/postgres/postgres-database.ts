import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Pool, type PoolClient, types } from 'pg'
import { isStoreError, LocksNeededError, StoreUnavailableError } from '../errors.ts'
import type { Database, Session } from '../session.ts'
import { type TransactionOptions, usualLimitMs } from '../time-limit.ts'
import { within } from '../within.ts'
import { type OptimisticGatherers, OptimisticSession } from './optimistic-session.ts'
import { isClash, isRefusal, postgresErrorOf } from './postgres-errors.ts'
import { PostgresPipeline } from './postgres-pipeline.ts'
import { PostgresSession, poolSender } from './postgres-session.ts'
import { senderOn } from './send-statement.ts'
import { TurnGatherer } from './turn-gatherer.ts'
import { withConnection } from './with-connection.ts'

/** How often a transaction is run again when the database chose it to give way. */
const retries = 3

/** Opens a pool of connections to PostgreSQL. */
export async function openPostgres(
  url: string,
  { log, now }: { log: { warn(details: object, message: string): void }; now: () => number },
): Promise<Database & { readonly pool: Pool }> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // A transaction sends what hangs on nothing without waiting for the answers before.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: usualLimitMs,
    query_timeout: usualLimitMs + hangMs,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: numbersAsNumbers },
  })
  // Without listeners, a stopped database server would end this process: by connections that wait, and by those that are lent.
  pool.on('error', (error) => log.warn({ error }, 'A connection to the database broke'))
  pool.on('connect', (client) => client.on('error', leaveToBorrower))

  const transactions = new PostgresTransactions(pool, now)
  return {
    engine: 'postgres',
    pool,
    outside: (websiteId) => outsideSession(pool, websiteId, now, transactions),
    transaction: (websiteId, work, options = {}) => transactions.run(websiteId, work, options),
    snapshot: (websiteId, work) =>
      readSnapshot(pool, (client) => work(new PostgresSession(senderOn(client), { websiteId, now }))),
    alone: (work) => workAlone(pool, work),
    isCrowded: () => pool.waitingCount > 0,
    ping: async () => (await pool.query('select 1')).rowCount === 1,
    close: () => pool.end(),
  }
}

/** Whoever works on a connection is told by their next query. */
function leaveToBorrower(): void {}

/** Runs transactions, each on a connection of its own, and again when they clash. */
class PostgresTransactions {
  readonly #pool: Pool
  readonly #now: () => number
  readonly #insideWork = new AsyncLocalStorage<true>()
  readonly #gatherers = new LRUCache<string, OptimisticGatherers>({ max: 1000 })

  constructor(pool: Pool, now: () => number) {
    this.#pool = pool
    this.#now = now
  }

  async run<Result>(
    websiteId: string,
    work: (session: Session) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    if (this.#insideWork.getStore())
      throw new Error('A transaction was opened inside of another: use the tables that it was given.')
    if (options.isOptimistic) {
      const done = await this.#runWithoutLocks(websiteId, work, options)
      if (done) return done.result
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#runOnce(websiteId, work, options)
      } catch (error) {
        if (!isClash(error)) throw postgresErrorOf(error)
        if (attempt > retries) throw new StoreUnavailableError(error)
        await wait(attempt * 10 * (0.5 + Math.random()))
      }
    }
  }

  /** Undefined where the work has to be run with locks: nothing of it was kept. */
  async #runWithoutLocks<Result>(
    websiteId: string,
    work: (session: Session) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<{ readonly result: Result } | undefined> {
    const outside = outsideSession(this.#pool, websiteId, this.#now, this)
    const session = new OptimisticSession(outside, this.#gatherersOf(websiteId))
    try {
      const result = await this.#work(session, work, options)
      await session.finish()
      return { result }
    } catch (error) {
      if (error instanceof LocksNeededError) return undefined
      const told = postgresErrorOf(error)
      // What the database refused was kept of nobody who asked together: each is told by their own statement.
      if (isRefusal(error) && !isStoreError(told)) return undefined
      throw told
    }
  }

  #gatherersOf(websiteId: string): OptimisticGatherers {
    const known = this.#gatherers.get(websiteId)
    if (known) return known
    const open = (client: PoolClient) => new PostgresSession(senderOn(client), { websiteId, now: this.#now })
    const made = {
      questions: new TurnGatherer(this.#pool, open),
      changes: new TurnGatherer(this.#pool, open),
    }
    this.#gatherers.set(websiteId, made)
    return made
  }

  async #runOnce<Result>(
    websiteId: string,
    work: (session: Session) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result> {
    return withConnection(
      this.#pool,
      async (client) => {
        const pipeline = await begunPipeline(client, options)
        const session = new PostgresSession(pipeline, { websiteId, now: this.#now })
        const result = await this.#work(session, work, options)
        await pipeline.commit()
        return result
      },
      async (client, hasFailed) => (hasFailed ? rollBack(client) : undefined),
    )
  }

  async #work<Result>(
    session: PostgresSession | OptimisticSession,
    work: (session: Session) => Promise<Result>,
    { limitMs = usualLimitMs }: TransactionOptions,
  ) {
    try {
      return await within(
        limitMs,
        this.#insideWork.run(true, () => work(session)),
      )
    } finally {
      session.isOver = true
    }
  }
}

/** A server that hangs is given up so long after it should have ended a statement itself. */
const hangMs = 2_000

/** A transaction to come. Where one may take long, each of its statements may: it is ended with the whole. */
async function begunPipeline(client: PoolClient, { limitMs = usualLimitMs }: TransactionOptions) {
  if (limitMs <= usualLimitMs) return new PostgresPipeline(client)
  const pipeline = new PostgresPipeline(client, limitMs + hangMs)
  await pipeline.write({ text: `set local statement_timeout = ${Math.ceil(limitMs)}` })
  return pipeline
}

/** The lock of an installation: of its schema, since a database may hold several. */
const aloneKey = `hashtextextended('vitrine alone ' || current_schema(), 0)`

/** Asks again and again instead of waiting in one statement, which would be ended by its time limit. */
function workAlone<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  return told(
    withConnection(
      pool,
      async (client) => {
        while (!(await tryAlone(client))) await wait(200)
        return work()
      },
      // The lock ends with its connection.
      async () => true,
    ),
  )
}

async function tryAlone(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${aloneKey}) as mine`)
  return rows[0]?.mine === true
}

/** Reads on one connection, which sees what was committed when it began. */
function readSnapshot<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return told(
    withConnection(
      pool,
      async (client) => {
        await client.query('begin isolation level repeatable read read only')
        return work(client)
      },
      rollBack,
    ),
  )
}

/** What comes of work; its errors are those of the store. */
async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw postgresErrorOf(error)
  }
}

function outsideSession(
  pool: Pool,
  websiteId: string,
  now: () => number,
  transactions: PostgresTransactions,
): Session {
  const atomically: Session['atomically'] = (work) => transactions.run(websiteId, work)
  return new PostgresSession(poolSender(pool), { websiteId, now, atomically, errorOf: postgresErrorOf })
}

/** Returns why the connection cannot be used any more, if so. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** int8 and numeric arrive as text by default; our whole numbers stay far below 2^53. */
const numbersAsNumbers: typeof types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 || oid === types.builtins.NUMERIC
    ? Number
    : types.getTypeParser(oid, format)) as typeof types.getTypeParser
