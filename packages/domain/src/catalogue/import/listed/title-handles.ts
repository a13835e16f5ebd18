import { urlIdOf } from '../url-id.ts'

/** Gives each product of a file that names no addresses a handle for itself, made of its title. */
export class TitleHandles {
  readonly #taken = new Set<string>()
  /** The number that those of each title have reached. */
  readonly #reached = new Map<string, number>()

  of(title: string): string {
    const wanted = urlIdOf(title) || 'product'
    let number = this.#reached.get(wanted) ?? 1
    let handle = number === 1 ? wanted : `${wanted}-${number}`
    for (; this.#taken.has(handle); handle = `${wanted}-${number}`) number += 1
    this.#taken.add(handle)
    this.#reached.set(wanted, number)
    return handle
  }
}
