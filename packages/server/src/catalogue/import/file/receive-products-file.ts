import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { largestImportBytes } from '@vitrine/domain/catalogue/import/product-import'
import { fileTooLargeText } from '@vitrine/domain/media/media-text'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteStore } from '@vitrine/store/store'
import type { Upload } from '../../../http/exchange.ts'
import { refuse } from '../../../http/reply/reply.ts'
import { oneAtATime } from '../../../services/one-at-a-time.ts'
import { type ProductsFile, readProductsFile } from './read-products-file.ts'

/**
 * A site reads one file at a time, and one more that is only looked at: a large one takes a processor for as long as that lasts. No import waits for what
 * is looked at: its answer would come after so long that a proxy gives it up, and it would be sent again.
 */
const inTurn = { imported: oneAtATime(), previewed: oneAtATime() }

/** What is done with a file of products that came in. */
interface Receiving<Value> {
  readonly store: SiteStore
  /** Where it is kept. */
  readonly place: string
  /** Whose turn it waits for. */
  readonly turn: keyof typeof inTurn
  /** Whether nobody waits for what comes of it any more: its turn is given up. */
  readonly isGone?: () => boolean
  /** Looks at what it holds, before another file of the site is read. */
  readonly look: (file: WholeFile) => Promise<Value>
}

type WholeFile = Extract<ProductsFile, { readonly ok: true }>

/** Takes a file of products in, reads it and looks at it. Where it is refused, or cannot be written, nothing of it is kept. */
export async function receiveProductsFile<Value>(upload: Upload, receiving: Receiving<Value>) {
  const { place } = receiving
  await mkdir(path.dirname(place), { recursive: true })
  const received = await receive(upload, receiving).catch(async (error) => {
    await rm(place, { force: true })
    throw error
  })
  if (!received.ok) await rm(place, { force: true })
  return received
}

/** Reads a file that is imported, in the turn of those of its site. */
export function readInTurn(bytes: Uint8Array, store: SiteStore): Promise<ProductsFile> {
  return inTurn.imported(store.websiteId, () => readProductsFile(bytes, store))
}

async function receive<Value>(upload: Upload, receiving: Receiving<Value>) {
  const { store, place, turn } = receiving
  // Before its turn: a request whose body is not read is broken off, and a file that comes slowly would hold all others.
  if ((await upload.saveTo(place)) === 'too-large') {
    const refusal = refuse('file-too-large', fileTooLargeText(upload.filename, largestImportBytes))
    return { ok: false, refusal } as const
  }
  return inTurn[turn](store.websiteId, () => lookAt(receiving))
}

async function lookAt<Value>({ store, place, look, isGone }: Receiving<Value>) {
  if (isGone?.()) return { ok: false, refusal: refuse('not-found', notFoundText) } as const
  const file = await readProductsFile(await readFile(place), store)
  if (file.ok && file.drafts.length > 0) return { ok: true, seen: await look(file) } as const
  return { ok: false, refusal: refuse('file-unreadable', unreadableText(file)) } as const
}

function unreadableText(file: ProductsFile): string {
  if (!file.ok) return file.message
  const [first] = file.problems
  return first
    ? `No product can be read. Line ${first.line}: ${first.reason}`
    : 'There is no product in the file.'
}
