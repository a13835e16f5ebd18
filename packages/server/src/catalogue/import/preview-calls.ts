import { rm } from 'node:fs/promises'
import type { previewImportCall } from '@vitrine/contract/catalogue/import-calls'
import { previewImport } from '@vitrine/domain/catalogue/import/import-preview'
import type { Exchange, Upload } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { oneAtATime } from '../../services/one-at-a-time.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { foreseeDrafts } from './foresee-drafts.ts'
import { importFile } from './import-file.ts'
import { receiveProductsFile } from './receive-products-file.ts'
import { presentPreview } from './say-problems.ts'

/** A site looks at one file at a time: a large one takes a processor for as long as it is looked at. */
const inTurn = oneAtATime()

/** Tells what a file of products would change; keeps nothing of it. */
export async function postPreview(
  exchange: Exchange<typeof previewImportCall>,
): Promise<AnswerTo<typeof previewImportCall>> {
  const { upload, store } = exchange
  if (!upload) return refuse('file-missing', 'Please choose a file.')
  return inTurn(store.websiteId, () => preview(exchange, upload))
}

async function preview(
  exchange: Exchange<typeof previewImportCall>,
  upload: Upload,
): Promise<AnswerTo<typeof previewImportCall>> {
  const { store, services } = exchange
  const place = importFile(services.dataDir, store.websiteId, services.newId())
  const received = await receiveProductsFile(upload, { store, place })
  if (!received.ok) return received.refusal
  // It was read whole.
  await rm(place, { force: true })
  const { file } = received
  const foreseen = await foreseeDrafts(file, { store, services })
  const told = previewImport(foreseen, { ...file, total: file.drafts.length })
  return reply({ preview: presentPreview(told, wordsOf(exchange)) })
}
