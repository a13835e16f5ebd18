import { issueCrumb, readVisitorCookies } from './visitor.ts'

/** How many are made at a time: a fraction of a millisecond's work. */
const batchSize = 64

/** Header lines as `writeHead` takes them: name, value, name, value. */
type HeaderLines = readonly string[]

/**
 * The cookies that a page brings to a visitor who has none. They are made in stock: one after the other they cost less than each
 * does between two pages, when nothing that makes them is in the processor's caches. None is given out twice.
 */
export class CrumbCookies {
  readonly #plain: HeaderLines[] = []
  readonly #secure: HeaderLines[] = []

  /** What a visitor with this `Cookie` header still needs; null when nothing. */
  linesFor(header: string | undefined, isHttps: boolean): HeaderLines | null {
    if (header === undefined) return this.#take(isHttps)
    if (header.includes('crumb=') && header.includes('visitor=')) return null
    return this.#make(readVisitorCookies(header, isHttps), isHttps)
  }

  #take(isHttps: boolean): HeaderLines {
    const stock = isHttps ? this.#secure : this.#plain
    if (stock.length === 0)
      for (let made = 0; made < batchSize; made += 1) stock.push(this.#make(nobody, isHttps))
    return stock.pop() ?? this.#make(nobody, isHttps)
  }

  #make(visitor: { readonly secret: string | null }, isHttps: boolean): HeaderLines {
    return issueCrumb(visitor, isHttps).setCookies.flatMap((cookie) => ['set-cookie', inOnePiece(cookie)])
  }
}

const nobody = { secret: null }

/** The same text, not as the list of its parts: those would be put together again at each look at it. */
function inOnePiece(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
