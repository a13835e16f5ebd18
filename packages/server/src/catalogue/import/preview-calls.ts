import { rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { previewImportCall } from '@vitrine/contract/catalogue/import-calls'
import { previewImport, type RecognizedDraft } from '@vitrine/domain/catalogue/import/import-preview'
import type { SiteStore } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { findDrafted } from './find-drafted.ts'
import { importFile } from './import-file.ts'
import { keySource } from './import-products.ts'
import type { ProductsFile } from './read-products-file.ts'
import { receiveProductsFile } from './receive-products-file.ts'
import { presentPreview } from './say-problems.ts'

/** Tells what a file of products would change; keeps nothing of it. */
export async function postPreview(
  exchange: Exchange<typeof previewImportCall>,
): Promise<AnswerTo<typeof previewImportCall>> {
  const { upload, store, services } = exchange
  if (!upload) return refuse('file-missing', 'Please choose a file.')
  const place = importFile(services.dataDir, store.websiteId, services.newId())
  const received = await receiveProductsFile(upload, { store, place })
  if (!received.ok) return received.refusal
  // It was read whole.
  await rm(place, { force: true })
  const preview = previewImport(await recognize(received.file, store), received.file)
  return reply({ preview: presentPreview(preview, wordsOf(exchange)) })
}

/** So many drafts are looked for before others have their turn. */
const atOnce = 50

async function recognize(
  { drafts, collectionId }: ProductsFile & { readonly ok: true },
  store: SiteStore,
): Promise<readonly RecognizedDraft[]> {
  const recognized: RecognizedDraft[] = []
  for (const draft of drafts) {
    const known = await findDrafted(store, draft, { collectionId, source: keySource })
    recognized.push({ draft, isKnown: known !== undefined })
    if (recognized.length % atOnce === 0) await nextTurn()
  }
  return recognized
}
