import type { undoActCall } from '@vitrine/contract/activity/activity-calls'
import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import { undoImage } from '@vitrine/domain/activity/undo-image'
import type { Collection } from '@vitrine/domain/content/collection'
import { describeDevice } from '@vitrine/domain/owners/describe-device'
import { type DisplaySettings, localeOfPanel, showMoment } from '@vitrine/domain/time/show-moment'
import { orderingOf } from '@vitrine/site/theme/collection-shape'
import { pageKindOf } from '@vitrine/site/theme/page-kinds'
import type { AuditEntry } from '@vitrine/store/activity/audit-log'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { refuseUnproved } from '../http/permit.ts'
import type { Refusal } from '../http/reply/reply.ts'
import { panelLanguageOf } from '../words/panel-words.ts'
import { policyOf } from './present-act.ts'
import { lockDocuments, planReturn, readNow } from './put-back.ts'
import { type Former, type RefusedReturn, type ReturnPlan, stays } from './return-plan.ts'

type UndoOutcome = { readonly ok: true; readonly entry: AuditEntry } | RefusedReturn

/** Refuses an undo of what asks to confirm who one is, until that is done. */
export async function refuseConfirmation(
  { store, services, sessionTokenHash }: Exchange<typeof undoActCall>,
  entry: AuditEntry,
): Promise<Refusal | null> {
  const policy = policyOf(entry)
  if (policy?.kind !== 'owner' || !policy.isConfirmed) return null
  const nowMs = services.clock()
  const session = await store.sessions.find(sessionTokenHash ?? '', nowMs)
  return refuseUnproved(session ?? { confirmedAtMs: 0 }, nowMs)
}

/** Puts back all documents of an act, or none. */
export async function undoAct(
  exchange: Exchange<typeof undoActCall>,
  entry: AuditEntry,
): Promise<UndoOutcome> {
  const { store, services, account, visitor, site } = exchange
  const nowMs = services.clock()
  const shown = {
    locale: localeOfPanel(panelLanguageOf(exchange), site.language),
    timeZone: site.timeZone,
  }
  const who = await whoReturns(exchange)
  return store.transaction(async (tables) => {
    const images = await tables.auditLog.images(entry.id)
    await lockDocuments(tables, images)
    const saves: (() => Promise<void>)[] = []
    const parentsBack = parentsIn(images)
    for (const image of images) {
      const plan = await planUndo(tables, image, { ...who, parentsBack, nowMs })
      if (plan === null) return stays(await tellSince(tables, { entry, image, shown }))
      if (!plan.ok) return plan
      saves.push(plan.save)
    }
    const id = services.newId()
    if (saves.length === 0) return stays('What stood before is not kept any longer.')
    if (!(await tables.auditLog.markUndone(entry.id, id))) return stays('Somebody has undone this just now.')
    for (const save of saves) await save()
    await tables.site.raiseRevision()
    await tables.auditLog.record({
      id,
      atMs: nowMs,
      accountId: account?.id ?? '',
      call: entry.call,
      subjectId: entry.subjectId,
      summary: undoneSummary(entry.summary),
      cameFrom: describeDevice(visitor.userAgent),
      undoes: entry.id,
    })
    const made = await tables.auditLog.find(id)
    if (!made) throw new Error(`The act ${id} was not written down`)
    return { ok: true, entry: made }
  })
}

/** Why an act holds something that the one who asks may not put back, though they may make the call; null when they may put back all. */
export async function whyNotTheirs(
  exchange: Pick<Exchange, 'account' | 'services' | 'store' | 'view' | 'origin'>,
  entry: AuditEntry,
): Promise<string | null> {
  const { services, store } = exchange
  const who = await whoReturns(exchange)
  if (who.roles.includes('admin')) return null
  const images = await store.auditLog.images(entry.id)
  const given = { ...who, parentsBack: parentsIn(images), nowMs: services.clock() }
  for (const image of images) {
    const plan = await planUndo(store, image, given)
    if (plan?.ok === false && plan.problem === 'not-allowed') return plan.message
  }
  return null
}

async function whoReturns(exchange: Pick<Exchange, 'account' | 'view' | 'origin'>) {
  const { account, view, origin } = exchange
  const { theme } = await (await view()).contextOf(origin)
  return {
    roles: account?.roles ?? [],
    orderingOf: (collection: Collection) => orderingOf(collection, theme),
    kindOf: (collection: Collection) => pageKindOf(collection, theme),
  }
}

/** Where pages stood that an act put elsewhere. */
function parentsIn(images: readonly DocumentImage[]): ReadonlyMap<string, string | null> {
  return new Map(
    images.flatMap(({ kind, documentId, before }) => {
      const parentId = kind === 'page' ? before?.parentId : undefined
      return parentId === null || typeof parentId === 'string' ? [[documentId, parentId] as const] : []
    }),
  )
}

/** Plans the return of one document; null where it was changed since, or is gone. */
async function planUndo(
  tables: SiteTables,
  image: DocumentImage,
  who: Omit<Former, 'document'>,
): Promise<ReturnPlan | null> {
  const undone = undoImage(image, await readNow(tables, image))
  return undone.ok ? planReturn(tables, image, { document: undone.document, ...who }) : null
}

/** What an act that takes another back is called; one that takes such an act back does the first again. */
function undoneSummary(summary: string): string {
  const undid = /^Undid: (.*)$/s.exec(summary)
  const again = /^Did again: (.*)$/s.exec(summary)
  return undid ? `Did again: ${undid[1]}` : `Undid: ${again?.[1] ?? summary}`
}

interface Since {
  readonly entry: AuditEntry
  readonly image: DocumentImage
  readonly shown: DisplaySettings
}

/** Says who changed something since, and when, as far as that is known. */
async function tellSince(tables: SiteTables, { entry, image, shown }: Since): Promise<string> {
  const later = await tables.auditLog.lastChangeAfter(entry, image)
  if (!later) return `${image.name} has been changed since, or is not there any more. Nothing was undone.`
  const when = showMoment(later.atMs, shown)
  const who = later.person || 'Somebody'
  return `${who} has changed this since, on ${when} (“${later.summary}”). Nothing was undone.`
}
