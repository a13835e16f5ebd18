import { rm } from 'node:fs/promises'
import type { previewImportCall } from '@vitrine/contract/catalogue/import-calls'
import { previewImport } from '@vitrine/domain/catalogue/import/import-preview'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { receiveProductsFile } from './file/receive-products-file.ts'
import { foreseeDrafts } from './foresee-drafts.ts'
import { importFile } from './import-file.ts'
import { presentPreview } from './say-problems.ts'

/** Tells what a file of products would change; keeps nothing of it. */
export async function postPreview(
  exchange: Exchange<typeof previewImportCall>,
): Promise<AnswerTo<typeof previewImportCall>> {
  const { upload, store, services, isGone } = exchange
  if (!upload) return refuse('file-missing', 'Please choose a file.')
  const place = importFile(services.dataDir, store.websiteId, services.newId())
  const received = await receiveProductsFile(upload, {
    store,
    place,
    turn: 'previewed',
    isGone,
    look: async (file) => {
      // It was read whole.
      await rm(place, { force: true })
      const foreseen = await foreseeDrafts(file, { store, services, isGone })
      return previewImport(foreseen, { ...file, total: file.drafts.length })
    },
  })
  if (!received.ok) return received.refusal
  return reply({ preview: presentPreview(received.seen, wordsOf(exchange)) })
}
