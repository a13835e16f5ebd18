import type { PoolClient, QueryResult } from 'pg'
import type { SentStatement, StatementSender } from './postgres-session.ts'
import { sendStatement } from './send-statement.ts'
import { sendTogether } from './send-together.ts'

/** Changes under way of which nobody heard yet; one more waits for all of them. */
const mostUnheard = 100

/**
 * The statements of one transaction, sent without waiting for the answers to those before: `begin` travels with the first question, and changes whose
 * answers nobody needs with what comes behind them, `commit` at the latest. PostgreSQL runs and answers them one after another. A statement that fails
 * undoes the whole transaction there, so that what is asked after it fails, too, and for the same reason.
 */
export class PostgresPipeline implements StatementSender {
  readonly #client: PoolClient
  /** The longest that an answer may take; undefined: as long as on any connection. */
  readonly #answerLimitMs: number | undefined
  #beginning: Promise<void> | undefined
  #hasBegun = false
  /** Whether a change waits for the answer to `begin`: what comes behind it waits, too. */
  #isHeldBack = false
  #unheard = 0
  /** What failed first. */
  #failure: { readonly error: unknown } | undefined

  constructor(client: PoolClient, answerLimitMs?: number) {
    this.#client = client
    this.#answerLimitMs = answerLimitMs
  }

  async ask(statement: SentStatement): Promise<QueryResult> {
    // What was asked before this is sent before it, too: nothing is waited for that has come already.
    if (!this.#hasBegun && (this.#isHeldBack || !isRead(statement))) await this.#begun()
    return this.#send(statement)
  }

  async write(statement: SentStatement): Promise<void> {
    if (!this.#hasBegun) await this.#begun()
    this.#unheard += 1
    const hear = () => {
      this.#unheard -= 1
    }
    const heard = this.#send(statement).then(hear, hear)
    if (this.#unheard >= mostUnheard) await heard
    this.#throwFailure()
  }

  /** Keeps what was changed, all or nothing; throws what failed of it, also of what nobody waited for. */
  async commit(): Promise<void> {
    const { command } = await this.#send({ text: 'commit' })
    // The commit of a transaction in which something failed rolls it back, and is no error.
    if (command !== 'COMMIT') throw new Error(`A transaction was not kept: its commit answered ${command}.`)
  }

  /** A change that ran although `begin` failed would be kept at once. */
  async #begun(): Promise<void> {
    this.#isHeldBack = true
    await this.#begin()
    this.#throwFailure()
  }

  #begin(): Promise<void> {
    this.#beginning ??= this.#ask({ text: 'begin' }).then(
      () => {
        this.#hasBegun = true
        this.#isHeldBack = false
      },
      () => undefined,
    )
    return this.#beginning
  }

  async #send(statement: SentStatement): Promise<QueryResult> {
    void this.#begin()
    const answer = await this.#ask(statement)
    this.#throwFailure()
    return answer
  }

  /** Answers come in the order of the statements: what failed first is why the others fail. */
  async #ask(statement: SentStatement): Promise<QueryResult> {
    this.#throwFailure()
    sendTogether(this.#client)
    try {
      return await sendStatement(this.#client, statement, this.#answerLimitMs)
    } catch (error) {
      this.#failure ??= { error }
      throw this.#failure.error
    }
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error
  }
}

/** Whether a statement changes nothing; one that locks rows does not. */
function isRead({ text }: SentStatement): boolean {
  return text.startsWith('select')
}
