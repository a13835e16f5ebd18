import { urlIdOf } from '../url-id.ts'
import type { NamedCells } from './named-cells.ts'

/** The files whose products have ids, with the column of these. */
const idColumns = { wix: 'handleid', woocommerce: 'id' } as const

/** A kind of such files. */
export type ListedKind = keyof typeof idColumns

/** An id is no longer, in characters. */
const longestId = 100

/** What an import knows a product by. */
export interface KnownBy {
  readonly key: string
  /** What it was known by when titles were all that counted; left out: that may be another's. */
  readonly formerKey?: string
}

/** Tells what each product of such a file is known by, once all of them were met. */
export class ListedKeys {
  readonly #kind: ListedKind
  /** So many products have a title. */
  readonly #titles = new Map<string, number>()
  readonly #ids = new Set<string>()

  constructor(kind: ListedKind) {
    this.#kind = kind
  }

  meet({ name = '' }: NamedCells): void {
    const title = urlIdOf(name)
    this.#titles.set(title, (this.#titles.get(title) ?? 0) + 1)
  }

  /** Its id, with the kind of the file before it; without one, its handle. Null where a product before it has its id. */
  of(cells: NamedCells, handle: string): KnownBy | null {
    const id = cells[idColumns[this.#kind]] ?? ''
    if (id === '' || id.length > longestId) return { key: handle }
    if (this.#ids.has(id)) return null
    this.#ids.add(id)
    const title = urlIdOf(cells.name ?? '')
    const isAlone = title !== '' && this.#titles.get(title) === 1
    return { key: `${this.#kind}:${id}`, ...(isAlone && { formerKey: title }) }
  }
}

/** Whether a key is an id of such a file. */
export function isListedId(key: string): boolean {
  return Object.keys(idColumns).some((kind) => key.startsWith(`${kind}:`))
}
