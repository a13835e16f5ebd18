import { rm } from 'node:fs/promises'
import { type DataExport, isUnderWay, withSlice } from '@vitrine/domain/exports/data-export'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { type JobEnding, type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { beginTurn } from '../jobs/job-turn.ts'
import type { Services } from '../services/services.ts'
import { appendText } from './append-text.ts'
import { exportFile } from './export-folder.ts'
import { allSources } from './sources/all-sources.ts'

/** Jobs that write some more of a file. */
export const exportJobKind = 'write-export'

const exportJobs = defineJob(exportJobKind, Type.Object({ exportId: Type.String() }))

/** The job for an export, to be enqueued with it; it enqueues the next itself. */
export function exportJob(jobId: string, exportId: string, nowMs: number): NewJob {
  return { id: jobId, kind: exportJobKind, payload: { exportId }, runAtMs: nowMs }
}

/** A job goes on with further slices for so long; then the next takes over, so that other jobs have their turn. */
const turnMs = 5_000

type ExportServices = Pick<Services, 'dataDir' | 'clock' | 'newId' | 'publicUrl'>

/** A slice that fails so often is given up, with words for the owner. */
const mostAttempts = 5

/** Writes slices of a file from where the last job was told to have come. */
export function writeExports(services: ExportServices): JobHandler {
  return async ({ payload, attempts, store }) => {
    const { exportId } = exportJobs.read(payload)
    try {
      await writeTurn(store, exportId, services)
    } catch (error) {
      if (attempts < mostAttempts) throw error
      throw new PermanentJobError(String(error))
    }
  }
}

/** Tells of an export whose job is given up that it failed. */
export const endExport: JobEnding = async ({ payload, tables: { exports } }) => {
  const now = await exports.lock(exportJobs.read(payload).exportId)
  if (now && isUnderWay(now)) await exports.save({ ...now, state: 'failed', message: failedText })
}

const failedText = 'The file could not be written. Please export again.'

async function writeTurn(store: SiteStore, exportId: string, services: ExportServices): Promise<void> {
  const { clock, newId, dataDir } = services
  const isOver = beginTurn(turnMs)
  let known = await store.exports.find(exportId)
  while (known && isUnderWay(known) && !isOver()) known = await writeSlice(store, known, services)
  if (known && isUnderWay(known)) await store.jobs.enqueue(exportJob(newId(), exportId, clock()))
  if (!known || known.state === 'stopped')
    await rm(exportFile(dataDir, store.websiteId, exportId), { force: true })
}

async function writeSlice(
  store: SiteStore,
  known: DataExport,
  { dataDir, clock, publicUrl }: ExportServices,
): Promise<DataExport | undefined> {
  const source = allSources[known.kind]
  const site = await store.site.read()
  const { timeZone } = site
  const origin = homeOriginOf(site, publicUrl) ?? ''
  const slice = await source.read(known.after, { store, origin, nowMs: clock() })
  const head = known.after === '' ? byteOrderMark + csvLine(source.header, timeZone) : ''
  const text = head + slice.lines.map((cells) => csvLine(cells, timeZone)).join('')
  return store.transaction(async (tables) => {
    const now = await tables.exports.lock(known.id)
    // It was stopped, or another server went on with it.
    if (!now || !isUnderWay(now) || now.after !== known.after) return now
    const bytes = await appendText(exportFile(dataDir, store.websiteId, known.id), text, now.bytes)
    const next = withSlice(now, { ...slice, bytes })
    await tables.exports.save(next)
    return next
  })
}
