import { readFile, rm } from 'node:fs/promises'
import { furtherImport, type ProductImport } from '@vitrine/domain/catalogue/import/product-import'
import { isImportUnderWay } from '@vitrine/domain/lists/file-import'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import { fetchPicture } from '../../images/fetch-picture.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { type JobEnding, type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { beginTurn } from '../../jobs/job-turn.ts'
import { endImport, importFileGoneText } from '../../lists/import/end-import.ts'
import { importPayload } from '../../lists/import/import-payload.ts'
import type { Services } from '../../services/services.ts'
import { readInTurn } from './file/receive-products-file.ts'
import { importFile } from './import-file.ts'
import { ImportPictures } from './import-pictures.ts'
import { importDrafts } from './import-products.ts'

/** Jobs that import some more products of a file. */
export const importJobKind = 'import-products'

const importJobs = defineJob(importJobKind, importPayload)

/** The job for an import, to be enqueued with it; it enqueues the next itself. */
export function importJob(jobId: string, importId: string, nowMs: number): NewJob {
  return { id: jobId, kind: importJobKind, payload: { importId }, runAtMs: nowMs }
}

/** So many products at once: their pictures are fetched together. */
const sliceSize = 20

/** A job goes on with further slices for so long; then the next takes over, so that other jobs have their turn. */
const turnMs = 8_000

/** Imports slices of a file from where the last job was. What a slice saved, and that it did, stand in one transaction. */
export function importSlices(services: Services): JobHandler {
  const { dataDir, clock, newId, newUuid } = services
  return async ({ payload, store }) => {
    const { importId } = importJobs.read(payload)
    const place = importFile(dataDir, store.websiteId, importId)
    let known = await store.productImports.find(importId)
    if (!known || !isImportUnderWay(known)) return
    const bytes = await readFile(place).catch(() => null)
    const file = bytes && (await readInTurn(bytes, store))
    if (!file?.ok) throw new PermanentJobError(file ? file.message : importFileGoneText)
    const parts = { store, dataDir, newId, newUuid, clock, fetchPicture }
    const pictures = new ImportPictures(parts)
    const isOver = beginTurn(turnMs)
    while (known.done < known.total && !isOver()) {
      const from = known.done
      const drafts = file.drafts.slice(from, from + sliceSize)
      // What an older version counted may be more than is read of the file now.
      if (drafts.length === 0) {
        known = await endShortImport(store, known)
        break
      }
      await importDrafts(drafts, {
        parts,
        pictures,
        collectionId: file.collectionId,
        accountId: known.accountId,
        onProgress: () => {},
        alongside: async (tables, { left, ...counts }) => {
          const now = await tables.productImports.lock(importId)
          if (now?.done !== from || !isImportUnderWay(now)) throw goesOnElsewhere()
          const more = { ...counts, problems: left, missingPictures: pictures.missing }
          await tables.productImports.save(furtherImport(now, more))
        },
      })
      known = (await store.productImports.find(importId)) ?? known
    }
    if (known.done >= known.total) return rm(place, { force: true })
    await store.jobs.enqueue(importJob(newId(), importId, clock()))
  }
}

/** Ends an import whose file holds no further products. */
function endShortImport(store: SiteStore, { id, done }: ProductImport): Promise<ProductImport> {
  return store.transaction(async ({ productImports }) => {
    const now = await productImports.lock(id)
    if (now?.done !== done || !isImportUnderWay(now)) throw goesOnElsewhere()
    const none = { added: 0, updated: 0, problems: [], leftOut: [], missingPictures: [] }
    const ended = furtherImport(now, { ...none, count: now.total - now.done })
    await productImports.save(ended)
    return ended
  })
}

/** Another server went on with it, or it was given up: what this one made is undone. */
const goesOnElsewhere = () => new Error('The import goes on elsewhere')

/** Tells of an import whose job is given up that it failed. */
export function endProductImport({ dataDir }: Pick<Services, 'dataDir'>): JobEnding {
  return async ({ payload, tables, websiteId, error }) => {
    const { importId } = importJobs.read(payload)
    await endImport(tables, { importId, error, recordsOf: ({ productImports }) => productImports })
    await rm(importFile(dataDir, websiteId, importId), { force: true })
  }
}
