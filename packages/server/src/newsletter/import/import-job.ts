import { readFile, rm } from 'node:fs/promises'
import { isImportUnderWay } from '@vitrine/domain/lists/file-import'
import type { ImportedAddress } from '@vitrine/domain/newsletter/read-addresses'
import { furtherSubscriberImport, type SubscriberImport } from '@vitrine/domain/newsletter/subscriber-import'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { defineJob } from '../../jobs/define-job.ts'
import { type JobEnding, type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { beginTurn } from '../../jobs/job-turn.ts'
import { endImport, importFileGoneText } from '../../lists/import/end-import.ts'
import { importPayload } from '../../lists/import/import-payload.ts'
import type { Services } from '../../services/services.ts'
import { joinNewsletter } from '../join-newsletter.ts'
import { readSubscribersFile, subscribersFile } from './subscribers-file.ts'

/** Jobs that put some more addresses of a file on a list. */
export const subscriberImportJobKind = 'import-subscribers'

const subscriberImportJobs = defineJob(subscriberImportJobKind, importPayload)

/** The job for an import, to be enqueued with it; it enqueues the next itself. */
export function subscriberImportJob(jobId: string, importId: string, nowMs: number): NewJob {
  return { id: jobId, kind: subscriberImportJobKind, payload: { importId }, runAtMs: nowMs }
}

/** So many addresses in one transaction. */
const sliceSize = 100

/** A job goes on for so long; then the next takes over, so that other jobs have their turn. */
const turnMs = 5_000

/** Puts slices of a file on a list from where the last job was. What a slice did, and that it did, stand in one transaction. */
export function importSubscribers(services: Services): JobHandler {
  return async ({ payload, store }) => {
    const { importId } = subscriberImportJobs.read(payload)
    const place = subscribersFile(services.dataDir, store.websiteId, importId)
    let known = await store.subscriberImports.find(importId)
    if (!known || !isImportUnderWay(known)) return
    const bytes = await readFile(place).catch(() => null)
    const file = bytes && (await readSubscribersFile(bytes))
    if (!file?.ok) throw new PermanentJobError(file ? file.message : importFileGoneText)
    const isOver = beginTurn(turnMs)
    for (; known.state !== 'done'; ) {
      const slice = file.addresses.slice(known.done, known.done + sliceSize)
      known = await importSlice(store, { before: known, slice }, services)
      if (isOver()) break
    }
    if (known.state === 'done') return rm(place, { force: true })
    await store.jobs.enqueue(subscriberImportJob(services.newId(), importId, services.clock()))
  }
}

/** Tells of an import whose job is given up that it failed. */
export function endSubscriberImport({ dataDir }: Pick<Services, 'dataDir'>): JobEnding {
  return async ({ payload, tables, websiteId, error }) => {
    const { importId } = subscriberImportJobs.read(payload)
    await endImport(tables, { importId, error, recordsOf: ({ subscriberImports }) => subscriberImports })
    await rm(subscribersFile(dataDir, websiteId, importId), { force: true })
  }
}

interface Slice {
  readonly before: SubscriberImport
  readonly slice: readonly ImportedAddress[]
}

function importSlice(
  store: SiteStore,
  { before, slice }: Slice,
  services: Services,
): Promise<SubscriberImport> {
  return store.transaction(async (tables) => {
    const now = await tables.subscriberImports.lock(before.id)
    // Another server went on with it, or it was given up.
    if (now?.done !== before.done || !isImportUnderWay(now)) throw new Error('The import goes on elsewhere')
    const tally = { added: 0, asked: 0, known: 0, refused: 0 }
    for (const address of slice) tally[await importOne(tables, { address, of: now }, services)] += 1
    // A file that an older version began to read may hold fewer than it counted.
    const count = slice.length === 0 ? now.total - now.done : slice.length
    const further = furtherSubscriberImport(now, { ...tally, count })
    await tables.subscriberImports.save(further)
    return further
  })
}

const tallyOf = {
  asked: 'asked',
  subscribed: 'added',
  unchanged: 'known',
  refused: 'refused',
  'no-address': 'refused',
} as const

async function importOne(
  tables: SiteTables,
  { address, of }: { readonly address: ImportedAddress; readonly of: SubscriberImport },
  services: Services,
): Promise<'added' | 'asked' | 'known' | 'refused'> {
  if (address.isRefused) {
    await keepRefusal(tables, { email: address.email, listId: of.listId }, services)
    return 'refused'
  }
  const consent = {
    text: of.consent,
    atMs: services.clock(),
    network: '',
    pageTitle: of.fileName,
    pagePath: '',
    by: of.byName,
  }
  const result = await joinNewsletter(
    tables,
    {
      email: address.email,
      name: address.name,
      listId: of.listId,
      source: 'import',
      consent,
      isOwnRequest: false,
      isConfirmedBefore: !of.isAsking,
    },
    services,
  )
  if (result === 'list-gone') throw new PermanentJobError('The list was removed meanwhile.')
  return tallyOf[result]
}

/** Remembers a no that a file tells of. Who is on the list here said yes to it here, or no: that counts. */
async function keepRefusal(
  { subscribers }: Pick<SiteTables, 'subscribers'>,
  { email, listId }: { readonly email: string; readonly listId: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  if (!(await subscribers.lockByEmail(listId, email))) await subscribers.refuse(listId, email, clock())
}
