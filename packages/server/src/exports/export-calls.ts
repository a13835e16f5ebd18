import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type {
  beginExportCall,
  listExportsCall,
  readExportFileCall,
  readPersonsFileCall,
  stopExportCall,
} from '@vitrine/contract/exports/export-calls'
import {
  type DataExport,
  type ExportKind,
  exportKeptMs,
  isUnderWay,
  kindsOfPersons,
} from '@vitrine/domain/exports/data-export'
import { mayExport } from '@vitrine/domain/exports/may-export'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, fileReply, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { type PanelWords, wordsOf } from '../words/panel-words.ts'
import { exportFile } from './export-folder.ts'
import { exportJob } from './export-job.ts'
import { allSources } from './sources/all-sources.ts'

/** So many exports are listed. */
const mostListed = 50

/** Begins an export. */
export async function postExport(
  exchange: Exchange<typeof beginExportCall>,
): Promise<AnswerTo<typeof beginExportCall>> {
  const { body, store, services, account } = exchange
  if (!mayExport(account?.roles ?? [], body.kind)) return refuse('not-allowed', notYoursText)
  const [id, nowMs] = [services.newId(), services.clock()]
  const begun: DataExport = {
    id,
    kind: body.kind,
    byName: account?.displayName ?? '',
    createdAtMs: nowMs,
    state: 'waiting',
    message: '',
    total: await allSources[body.kind].count(store, nowMs),
    looked: 0,
    written: 0,
    left: [],
    isCut: false,
    after: '',
    bytes: 0,
  }
  await store.transaction(async (tables) => {
    await tables.exports.save(begun)
    await tables.jobs.enqueue(exportJob(services.newId(), id, nowMs))
    await recordAuditEntry(tables, exchange, { subjectId: id, summary: `Began to export ${body.kind}` })
  })
  return reply({ dataExport: presentExport(begun, wordsOf(exchange)) })
}

/** Lists the exports of the kinds that the role may. */
export async function getExports(
  exchange: Exchange<typeof listExportsCall>,
): Promise<AnswerTo<typeof listExportsCall>> {
  const found = await exchange.store.exports.list(mostListed)
  const words = wordsOf(exchange)
  const shown = found.filter(({ kind }) => mayExport(exchange.account?.roles ?? [], kind))
  return reply({ dataExports: shown.map((each) => presentExport(each, words)) })
}

/** Stops an export; one that is over stays as it is. */
export async function postExportStop(
  exchange: Exchange<typeof stopExportCall>,
): Promise<AnswerTo<typeof stopExportCall>> {
  const { exportId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const known = await tables.exports.lock(exportId)
    if (!known || !mayExport(exchange.account?.roles ?? [], known.kind)) return notFound()
    if (!isUnderWay(known)) return reply({ dataExport: presentExport(known, wordsOf(exchange)) })
    const stopped: DataExport = { ...known, state: 'stopped' }
    await tables.exports.save(stopped)
    await recordAuditEntry(tables, exchange, {
      subjectId: exportId,
      summary: `Stopped the export of ${known.kind}`,
    })
    return reply({ dataExport: presentExport(stopped, wordsOf(exchange)) })
  })
}

/** Answers the file of products or content. */
export function getExportFile(
  exchange: Exchange<typeof readExportFileCall>,
): Promise<AnswerTo<typeof readExportFileCall>> {
  return fileOf(exchange, (kind) => !kindsOfPersons.includes(kind))
}

/** Answers the file of orders or customers. */
export function getPersonsFile(
  exchange: Exchange<typeof readPersonsFileCall>,
): Promise<AnswerTo<typeof readPersonsFileCall>> {
  return fileOf(exchange, (kind) => kindsOfPersons.includes(kind))
}

async function fileOf(
  exchange: Exchange<typeof readExportFileCall> | Exchange<typeof readPersonsFileCall>,
  isMeant: (kind: ExportKind) => boolean,
): Promise<AnswerTo<typeof readExportFileCall>> {
  const { params, store, services, account } = exchange
  const known = await store.exports.find(params.exportId)
  const isOffered = known?.state === 'done' && isMeant(known.kind)
  if (!isOffered || !mayExport(account?.roles ?? [], known.kind)) return notFound()
  const place = exportFile(services.dataDir, store.websiteId, known.id)
  const size = await stat(place).then(
    (file) => file.size,
    () => -1,
  )
  if (size !== known.bytes) return refuse('not-found', fileGoneText)
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, {
      subjectId: known.id,
      summary: `Downloaded the export of ${known.kind}`,
    }),
  )
  const day = new Date(known.createdAtMs).toISOString().slice(0, 10)
  const parts: AsyncIterable<string> = createReadStream(place, 'utf8')
  return fileReply(parts, { name: `${known.kind}-${day}.csv`, type: 'text/csv; charset=utf-8' })
}

const notYoursText = 'Your account is not allowed to export this.'
const fileGoneText = 'The file is not there any more. Please export again.'
const notFound = () => refuse('not-found', failureText.notFound)

/** Reasons are kept in English, and said in the words of whoever reads them. */
function presentExport({ after: _, ...shown }: DataExport, { sayRefusal }: PanelWords) {
  const say = (reason: string) => reason.split('\n').map(sayRefusal).join(' ')
  const left = shown.left.map(({ name, reason }) => ({ name, reason: say(reason) }))
  return { ...shown, left, keptUntilMs: shown.createdAtMs + exportKeptMs }
}
