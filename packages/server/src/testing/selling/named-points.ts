import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { Gateway, Gateways } from '../../services/gateway.ts'

/** Stops one act at one of the points that it passes, each named after the question that comes next, until it is let go. */
export class NamedPoints {
  /** What was passed so far, in order. */
  readonly passed: string[] = []
  readonly #stop: number
  readonly #reached = Promise.withResolvers<void>()
  readonly #letGo = Promise.withResolvers<void>()

  /** @param stop at which point, from 0; an act without it never stops */
  constructor(stop = Number.POSITIVE_INFINITY) {
    this.#stop = stop
  }

  /** Resolves when the act stands at its point. */
  get reached(): Promise<void> {
    return this.#reached.promise
  }

  letGo(): void {
    this.#letGo.resolve()
  }

  /** The store, passing a point before each question, and before and after each transaction. */
  ofStore(store: SiteStore): SiteStore {
    const transaction: SiteStore['transaction'] = async (work, options) => {
      await this.#pass('transaction')
      const result = await store.transaction((tables) => work(this.#ofTables(tables, 'inside ')), options)
      await this.#pass('committed')
      return result
    }
    const tables = this.#ofTables(store, '')
    return inFrontOf(tables, (name) => (name === 'transaction' ? transaction : Reflect.get(tables, name)))
  }

  /** The gateways, passing a point before and after the test gateway is asked. */
  ofGateways(gateways: Gateways): Gateways {
    return { ...gateways, test: this.#asked(gateways.test) }
  }

  #asked(gateway: Gateway): Gateway {
    return inFrontOf(gateway, (name) => {
      const ask: unknown = Reflect.get(gateway, name)
      if (typeof ask !== 'function') return ask
      return async (...given: unknown[]) => {
        await this.#pass(`asks to ${name}`)
        const answer: unknown = await Reflect.apply(ask, gateway, given)
        await this.#pass(`heard of ${name}`)
        return answer
      }
    })
  }

  #ofTables<Tables extends SiteTables>(tables: Tables, where: string): Tables {
    return inFrontOf(tables, (name) => {
      const table: unknown = Reflect.get(tables, name, tables)
      return typeof table === 'object' && table !== null ? this.#ofTable(table, where + name) : table
    })
  }

  #ofTable(table: object, called: string): object {
    return inFrontOf(table, (name) => {
      const ask: unknown = Reflect.get(table, name, table)
      if (typeof ask !== 'function') return ask
      return async (...given: unknown[]) => {
        await this.#pass(`${called}.${name}`)
        return Reflect.apply(ask, table, given)
      }
    })
  }

  async #pass(point: string): Promise<void> {
    this.passed.push(point)
    if (this.passed.length - 1 !== this.#stop) return
    this.#reached.resolve()
    await this.#letGo.promise
  }
}

/** Answers for an object; one of its own behind it, since a proxy may not answer otherwise than what its target has for good. */
function inFrontOf<Target extends object>(target: Target, answer: (name: string) => unknown): Target {
  return new Proxy<Target>(Object.create(target), {
    get: (_behind, name) => (typeof name === 'string' ? answer(name) : Reflect.get(target, name)),
  })
}
