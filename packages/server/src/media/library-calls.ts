import type { changeMediaCall, readMediaCall, removeMediaCall } from '@vitrine/contract/media/library-calls'
import { changeEntry } from '@vitrine/domain/media/change-entry'
import { followInDocument } from '@vitrine/domain/media/follow-entry'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import { mediaProblemText } from '@vitrine/domain/media/media-text'
import { changedMeanwhileText, checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import type { PanelReader } from '../words/panel-words.ts'
import { addressFile } from './address-file.ts'
import { describeUses } from './describe-uses.ts'
import { presentMedia } from './present-media.ts'
import { removeEntry } from './remove-entry.ts'

/** How many uses of a file are named. */
const namedUses = 100

/** Answers a file, and where the site names it. */
export async function getMedia(
  exchange: Exchange<typeof readMediaCall>,
): Promise<AnswerTo<typeof readMediaCall>> {
  const { params, store } = exchange
  const entry = await store.media.find(params.mediaId)
  return entry ? reply(await withUses(store, entry, exchange)) : refuse('not-found', notFoundText)
}

async function withUses(tables: SiteTables, entry: MediaEntry, reader: PanelReader) {
  const uses = await tables.media.uses(entry.id, 100_000)
  return {
    media: presentMedia(entry, uses.length),
    uses: await describeUses(tables, uses.slice(0, namedUses), reader),
  }
}

/** Changes the words, the name and the focal point of a file; every part of the site that took them from the library follows. */
export async function putMedia(
  exchange: Exchange<typeof changeMediaCall>,
): Promise<AnswerTo<typeof changeMediaCall>> {
  const { body, params, store, site } = exchange
  return store.transaction(async (tables) => {
    // Who else changes it waits, and is told that it was changed.
    await tables.site.lock()
    const former = await tables.media.find(params.mediaId)
    if (!former) return refuse('not-found', notFoundText)
    if (former.updatedAtMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const result = changeEntry(former, { ...body, websiteId: store.websiteId, language: site.language })
    if (!result.ok) return refuse('fields-wrong', checkFieldsText, { errors: result.errors })
    const entry = await saveChange(tables, exchange, { former, changed: result.entry })
    return reply(await withUses(tables, entry, exchange))
  })
}

async function saveChange(
  tables: SiteTables,
  exchange: Exchange<typeof changeMediaCall>,
  { former, changed }: { readonly former: MediaEntry; readonly changed: MediaEntry },
): Promise<MediaEntry> {
  const isRenamedFile = changed.kind !== 'picture' && changed.filename !== former.filename
  const addressed = isRenamedFile ? await addressFile(tables.media, changed) : changed
  const updatedAtMs = Math.max(exchange.services.clock(), former.updatedAtMs + 1)
  const entry = { ...addressed, updatedAtMs }
  await tables.media.save(entry)
  const change = { websiteId: exchange.site.id, former, changed: entry }
  await tables.media.changeHolders(entry.id, (document) => followInDocument(document, change))
  await tables.site.raiseRevision()
  await recordAuditEntry(tables, exchange, { subjectId: entry.id, summary: `Changed ${entry.filename}` })
  return entry
}

/** Removes files for good: those that nothing names, or all that were asked for. */
export async function postRemovals(
  exchange: Exchange<typeof removeMediaCall>,
): Promise<AnswerTo<typeof removeMediaCall>> {
  const { body, store } = exchange
  return store.transaction(async (tables) => {
    // Nobody changes what is being removed.
    await tables.site.lock()
    const entries: MediaEntry[] = []
    for (const id of [...new Set(body.ids)].sort()) {
      const entry = await tables.media.lock(id)
      if (entry) entries.push(entry)
    }
    const inUse = body.evenIfUsed ? null : await refuseUsed(tables, entries, exchange)
    if (inUse) return inUse
    for (const entry of entries) {
      await removeEntry(tables, exchange.services, entry)
      const { id, filename } = entry
      await recordAuditEntry(tables, exchange, { subjectId: id, summary: `Removed ${filename}` })
    }
    if (entries.length > 0) await tables.site.raiseRevision()
    return reply({ removed: entries.length })
  })
}

async function refuseUsed(
  tables: SiteTables,
  entries: readonly MediaEntry[],
  reader: PanelReader,
): Promise<Refusal | null> {
  const inUse = []
  for (const { id, filename } of entries) {
    const uses = await tables.media.uses(id, namedUses)
    if (uses.length > 0) inUse.push({ id, filename, uses: await describeUses(tables, uses, reader) })
  }
  return inUse.length === 0 ? null : refuse('media-in-use', mediaProblemText['media-in-use'], { inUse })
}
