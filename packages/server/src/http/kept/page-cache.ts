import { compress } from './compress.ts'
import type { Encoding } from './encodings.ts'
import { contentHash, etagOf } from './etag.ts'
import { checkedByOne, checkedEachTime } from './kept-for-ever.ts'

/** A rendered page, ready to be sent. */
export interface CachedPage {
  /** 200, or 404 of the page for unknown addresses. */
  readonly status: number
  /** Header lines of every encoding, as `writeHead` takes them: name, value, name, value. */
  readonly headers: readonly string[]
  readonly hash: string
  readonly plain: EncodedPage
  /** What was encoded so far. */
  readonly encoded: { br: EncodedPage | null; gzip: EncodedPage | null }
  /** What is being encoded. */
  readonly encoding: { br: Promise<void> | null; gzip: Promise<void> | null }
  /** Revision of the site and version of the template it was made with. */
  readonly revision: number
  readonly themeVersion: number
  readonly expiresAtMs: number
  /** Whether it was asked for since the cache last looked for one to drop. */
  isAskedFor: boolean
}

/** One encoding of a page, with its strong tag. */
export interface EncodedPage {
  /** A character for each byte (`latin1`): Node sends head and body as one text for less than a text and a buffer cost. */
  readonly octets: string
  readonly etag: string
  /** All header lines of an answer to anybody, and of one that brings cookies. */
  readonly sharedHeaders: readonly string[]
  readonly privateHeaders: readonly string[]
}

/** How pages may be kept by others: asked after each time, and not at all by those between when the answer brings cookies. */
export const sharedCaching = ['cache-control', checkedEachTime] as const
export const privateCaching = ['cache-control', checkedByOne] as const

/** What a page is made of before it is kept. */
export interface PageToKeep {
  readonly status: number
  readonly body: string
  readonly headers: readonly string[]
  readonly revision: number
  readonly themeVersion: number
  readonly expiresAtMs: number
}

/** Makes a page as it is sent without compression. */
export function makeCachedPage({ body, headers: lines, ...stamp }: PageToKeep): CachedPage {
  const bytes = Buffer.from(body)
  const headers = stamp.status === 200 ? lines : [...lines, 'cache-control', 'no-store']
  const hash = contentHash(bytes)
  const plain = encodedPageOf(bytes, { hash, headers, encoding: null })
  const encoded = { br: null, gzip: null }
  return { headers, hash, plain, encoded, encoding: { ...encoded }, isAskedFor: false, ...stamp }
}

/** Adds a page in an encoding, once for all who wait for it: gzip is quick enough to wait for, Brotli takes a while. */
export function encodePage(page: CachedPage, encoding: Encoding): Promise<void> {
  page.encoding[encoding] ??= addEncoding(page, encoding).finally(() => {
    page.encoding[encoding] = null
  })
  return page.encoding[encoding]
}

async function addEncoding(page: CachedPage, encoding: Encoding): Promise<void> {
  const bytes = await compress(Buffer.from(page.plain.octets, 'latin1'), encoding)
  page.encoded[encoding] = encodedPageOf(bytes, { ...page, encoding })
}

function encodedPageOf(
  bytes: Buffer,
  { hash, headers, encoding }: Pick<CachedPage, 'hash' | 'headers'> & { readonly encoding: Encoding | null },
): EncodedPage {
  const encoded = encoding === null ? [] : ['content-encoding', encoding]
  const etag = etagOf(hash, encoding)
  const lines = [...headers, 'etag', etag, ...encoded, 'content-length', String(bytes.length)]
  const isForbidden = headers.includes('cache-control')
  return {
    octets: bytes.toString('latin1'),
    etag,
    sharedHeaders: isForbidden ? lines : [...lines, ...sharedCaching],
    privateHeaders: isForbidden ? lines : [...lines, ...privateCaching],
  }
}

/** Rendered pages by address; when the memory for them is full, those leave first that were not asked for in a while. */
export class PageCache {
  readonly #maxBytes: number
  readonly #pages = new Map<string, CachedPage>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** How many pages are held. */
  get size(): number {
    return this.#pages.size
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page !== undefined) page.isAskedFor = true
    return page
  }

  set(key: string, page: CachedPage): void {
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += weigh(key, page)
    while (this.#bytes > this.#maxBytes && this.#pages.size > 1) this.#dropOne(key)
  }

  /** Drops the oldest page that was not asked for since it was last looked at here; the others go behind the youngest. */
  #dropOne(kept: string): void {
    for (const [key, page] of this.#pages) {
      if (!page.isAskedFor && key !== kept) {
        this.#drop(key)
        return
      }
      page.isAskedFor = false
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= weigh(key, page)
  }
}

/** About what a page takes: its compressed encodings are together about half as long as itself. */
function weigh(key: string, page: CachedPage): number {
  return page.plain.octets.length * 1.5 + key.length * 2 + 2_000
}
