import { LocksNeededError } from '../errors.ts'
import type { Gathered, Optimism, Session } from '../session.ts'
import type { TurnGatherer } from './turn-gatherer.ts'

/** Where what work without locks asks and changes is gathered, apart: a change waits for the disk. */
export interface OptimisticGatherers {
  readonly questions: TurnGatherer
  readonly changes: TurnGatherer
}

/** The session of work without locks. It reads what is committed; what it cannot do throws `LocksNeededError`. */
export class OptimisticSession implements Session {
  readonly engine = 'postgres'
  readonly isTransaction = true
  readonly websiteId: string
  readonly now: () => number
  readonly optimism: Optimism
  isOver = false
  readonly #outside: Session
  #lastChange: (() => Promise<boolean>) | undefined

  constructor(outside: Session, { questions, changes }: OptimisticGatherers) {
    this.#outside = outside
    this.websiteId = outside.websiteId
    this.now = outside.now
    this.optimism = {
      ask: (question, asked) => this.#open(() => questions.ask(question, asked)),
      changeLast: <Asked>(change: Gathered<Asked, boolean>, asked: Asked) => {
        if (this.isOver) throw new Error(overText)
        if (this.#lastChange) throw new LocksNeededError()
        this.#lastChange = () => changes.ask(change, asked)
      },
    }
  }

  all: Session['all'] = (statement, given) =>
    isPlainRead(statement.textFor('postgres'))
      ? this.#open(() => this.#outside.all(statement, given))
      : refuse()

  first: Session['first'] = (statement, given) =>
    isPlainRead(statement.textFor('postgres'))
      ? this.#open(() => this.#outside.first(statement, given))
      : refuse()

  change = refuse
  write = refuse
  query = refuse

  atomically: Session['atomically'] = (work) => this.#open(() => work(this))

  /** Makes the change that was left for the end, if there is one. */
  async finish(): Promise<void> {
    if (this.#lastChange && !(await this.#lastChange())) throw new LocksNeededError()
  }

  async #open<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.isOver) throw new Error(overText)
    return ask()
  }
}

const overText = 'The transaction is over: its tables cannot be used any more.'

async function refuse(): Promise<never> {
  throw new LocksNeededError()
}

function isPlainRead(text: string): boolean {
  return text.startsWith('select') && !text.includes(' for update')
}
