import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { largestImportBytes } from '@vitrine/domain/catalogue/import/product-import'
import { fileTooLargeText } from '@vitrine/domain/media/media-text'
import type { SiteStore } from '@vitrine/store/store'
import type { Upload } from '../../http/exchange.ts'
import { refuse } from '../../http/reply/reply.ts'
import { type ProductsFile, readProductsFile } from './read-products-file.ts'

/** Takes a file of products in and reads it; `place` is where it is kept. Where it is refused, or cannot be written, nothing of it is. */
export async function receiveProductsFile(
  upload: Upload,
  { store, place }: { readonly store: SiteStore; readonly place: string },
) {
  await mkdir(path.dirname(place), { recursive: true })
  const received = await receive(upload, { store, place }).catch(async (error) => {
    await rm(place, { force: true })
    throw error
  })
  if (!received.ok) await rm(place, { force: true })
  return received
}

async function receive(
  upload: Upload,
  { store, place }: { readonly store: SiteStore; readonly place: string },
) {
  if ((await upload.saveTo(place)) === 'too-large') {
    const refusal = refuse('file-too-large', fileTooLargeText(upload.filename, largestImportBytes))
    return { ok: false, refusal } as const
  }
  const file = await readProductsFile(await readFile(place), store)
  if (file.ok && file.drafts.length > 0) return { ok: true, file } as const
  return { ok: false, refusal: refuse('file-unreadable', unreadableText(file)) } as const
}

function unreadableText(file: ProductsFile): string {
  if (!file.ok) return file.message
  const [first] = file.problems
  return first
    ? `No product can be read. Line ${first.line}: ${first.reason}`
    : 'There is no product in the file.'
}
