import type { Pool, PoolClient } from 'pg'
import type { Gathered, Session } from '../session.ts'
import { sendTogether } from './send-together.ts'
import { withConnection } from './with-connection.ts'

/** One who waits for an answer. */
interface Waiting {
  readonly asked: unknown
  answer(value: unknown): void
  fail(error: unknown): void
}

/**
 * Asks what is asked in one turn of the event loop as one statement for each question, all of them on one connection. Who asks alone waits until the
 * turn is over; of many who ask at once, those who come while others are worked on go together.
 */
export class TurnGatherer {
  readonly #pool: Pool
  readonly #openSession: (client: PoolClient) => Session
  #waiting = new Map<Gathered<never, unknown>, Waiting[]>()

  constructor(pool: Pool, openSession: (client: PoolClient) => Session) {
    this.#pool = pool
    this.#openSession = openSession
  }

  ask<Asked, Answer>(question: Gathered<Asked, Answer>, asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) setImmediate(() => void this.#askAll())
      const one: Waiting = { asked, answer: (value) => resolve(value as Answer), fail: reject }
      const others = this.#waiting.get(question)
      if (others) others.push(one)
      else this.#waiting.set(question, [one])
    })
  }

  /** Never throws: who waits is told. */
  async #askAll(): Promise<void> {
    const questions = [...this.#waiting]
    this.#waiting = new Map()
    try {
      await withConnection(this.#pool, async (client) => {
        const session = this.#openSession(client)
        sendTogether(client)
        await Promise.all(questions.map(([question, waiting]) => answerAll(session, question, waiting)))
      })
    } catch (error) {
      // There was no connection: a question that fails has told those who asked it.
      for (const [, waiting] of questions) for (const each of waiting) each.fail(error)
    }
  }
}

async function answerAll(
  session: Session,
  question: Gathered<never, unknown>,
  waiting: readonly Waiting[],
): Promise<void> {
  try {
    const asked = waiting.map((each) => each.asked) as never[]
    const answers = await question(session, asked)
    for (const [place, each] of waiting.entries()) each.answer(answers[place])
  } catch (error) {
    for (const each of waiting) each.fail(error)
  }
}
