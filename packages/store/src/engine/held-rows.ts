import type { Session } from './session.ts'

/**
 * Rows that a transaction has locked, or added itself: those alone it may save. One that it read without a lock may have been changed since by
 * somebody else, whose change it would undo without a word. It is told on each engine, so that a test on SQLite tells it, too.
 */
export class HeldRows {
  readonly #ids = new Set<string>()
  readonly #called: string
  readonly #isTransaction: boolean

  /** @param called what a row is called, such as `product` */
  constructor({ isTransaction }: Session, called: string) {
    this.#called = called
    this.#isTransaction = isTransaction
  }

  hold(id: string): void {
    if (this.#isTransaction) this.#ids.add(id)
  }

  /** Whether a row may be saved over. Outside of a transaction nothing was read that could be old: a row is set as it is given. */
  mayReplace(id: string): boolean {
    return !this.#isTransaction || this.#ids.has(id)
  }

  /** Refuses to save over a row that is not held. */
  demand(id: string): void {
    if (!this.mayReplace(id))
      throw new Error(`The ${this.#called} ${id} was saved in a transaction that had not locked it.`)
  }
}
