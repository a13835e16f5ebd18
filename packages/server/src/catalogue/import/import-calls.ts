import type {
  importProductsCall,
  listImportsCall,
  readImportCall,
} from '@vitrine/contract/catalogue/import-calls'
import { beginImport } from '@vitrine/domain/catalogue/import/product-import'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { receiveProductsFile } from './file/receive-products-file.ts'
import { importFile } from './import-file.ts'
import { importJob } from './import-job.ts'
import { presentImport } from './say-problems.ts'

/** So many imports are listed. */
const mostListed = 20

/** Takes a file of products in. */
export async function postImport(
  exchange: Exchange<typeof importProductsCall>,
): Promise<AnswerTo<typeof importProductsCall>> {
  const { upload, store, services, account } = exchange
  if (!upload) return refuse('file-missing', 'Please choose a file.')
  const { dataDir, newId, clock } = services
  const id = newId()
  const place = importFile(dataDir, store.websiteId, id)
  const received = await receiveProductsFile(upload, {
    store,
    place,
    turn: 'imported',
    look: async (file) => file,
  })
  if (!received.ok) return received.refusal
  const { seen: file } = received
  const productImport = beginImport(
    {
      id,
      fileName: upload.filename.slice(0, 200),
      byName: account?.displayName ?? '',
      accountId: account?.id,
      createdAtMs: clock(),
    },
    { total: file.drafts.length, unread: file.unread, problems: file.problems },
  )
  await store.transaction(async (tables) => {
    await tables.productImports.save(productImport)
    await tables.jobs.enqueue(importJob(newId(), id, clock()))
    const count = file.drafts.length
    const summary = `Began to import ${count} ${count === 1 ? 'product' : 'products'} from ${productImport.fileName}`
    await recordAuditEntry(tables, exchange, { subjectId: id, summary })
  })
  return reply({ productImport: presentImport(productImport, wordsOf(exchange)) })
}

/** Lists the newest imports. */
export async function getImports(
  exchange: Exchange<typeof listImportsCall>,
): Promise<AnswerTo<typeof listImportsCall>> {
  const words = wordsOf(exchange)
  const productImports = await exchange.store.productImports.list(mostListed)
  return reply({ productImports: productImports.map((each) => presentImport(each, words)) })
}

/** Answers one import. */
export async function getImport(
  exchange: Exchange<typeof readImportCall>,
): Promise<AnswerTo<typeof readImportCall>> {
  const productImport = await exchange.store.productImports.find(exchange.params.importId)
  if (!productImport) return refuse('not-found', notFoundText)
  return reply({ productImport: presentImport(productImport, wordsOf(exchange)) })
}
