import { describeAct } from '@vitrine/domain/activity/describe-act'
import { canUndoImage } from '@vitrine/domain/activity/undo-image'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { pageOf } from '../lists/list-page.ts'
import { readList } from '../lists/read-list.ts'
import { accountRows } from '../owners/account-rows.ts'
import { activityEntry, activityTable } from './activity-list-table.ts'
import type { AuditEntry, AuditLog, NewAuditEntry } from './audit-log.ts'
import { changeEntry, entryOf, findEntry, insertEntry, listEntries } from './audit-statements.ts'
import type { ChangeNotes, TakenImages } from './change-notes.ts'
import { forgetComments } from './forget-comments.ts'
import { addImages, findChangeAfter, readImages, removeOldImages } from './image-rows.ts'

/** What owners did, newest first; `notes` are what their transaction changed. */
export function auditRows(session: Session, notes: ChangeNotes | null): AuditLog {
  const { websiteId } = session
  let last: AuditEntry | null = null
  const find = async (id: string) => {
    const row = await session.first(findEntry, { websiteId, id })
    return row && entryOf(row)
  }
  return {
    record: ({ leavesNothing = false, ...entry }) =>
      session.atomically(async (inside) => {
        const taken = await notes?.take()
        last = await recordEntry(inside, entry, leavesNothing ? undefined : taken)
      }),
    finish: async () => {
      const taken = await notes?.take()
      if (last && taken && taken.images.length > 0)
        await session.atomically((inside) => addRest(inside, last, taken))
    },
    madeCalls: async (calls) => {
      const rows = await session.query((db) =>
        db
          .selectFrom('audit_entries')
          .select('call')
          .distinct()
          .where('website_id', '=', websiteId)
          .where('call', 'in', calls),
      )
      return new Set(rows.map(({ call }) => call))
    },
    lastOf: async (calls, subjectId) => {
      const [row] = await session.query((db) =>
        db
          .selectFrom('audit_entries')
          .selectAll()
          .where('website_id', '=', websiteId)
          .where('subject_id', '=', subjectId)
          .where('call', 'in', calls)
          .orderBy('at_ms', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      )
      return row && entryOf(row)
    },
    list: async ({ offset, limit }) =>
      (await session.all(listEntries, { websiteId, offset, limit })).map(entryOf),
    search: async (ask) => {
      const slice = await readList(session, activityTable, ask)
      const ids = slice.places.map(({ id }) => id)
      const rows = ids.length === 0 ? [] : await entriesById(session, ids)
      return pageOf(slice, ask, new Map(rows.map((entry) => [entry.id, entry])))
    },
    find,
    images: (entryId) => readImages(session, entryId),
    markUndone: (id, undoneBy) =>
      session.atomically(async (inside) => {
        const row = await inside.first(findEntry, { websiteId, id })
        if (row?.undone_by !== '') return false
        await keepEntry(inside, { ...entryOf(row), undoneBy })
        return true
      }),
    lastChangeAfter: async (entry, image) => {
      const later = await findChangeAfter(session, entry, image)
      return later === undefined ? undefined : find(later)
    },
    removeOldImages: (beforeMs) =>
      session.atomically((inside) =>
        inside.change(removeOldImages, { websiteId, beforeMs, limit: removedAtOnce }),
      ),
    forgetComments: (author) => session.atomically((inside) => forgetComments(inside, author)),
  }
}

async function recordEntry(
  session: Session,
  given: NewAuditEntry,
  taken: TakenImages | undefined,
): Promise<AuditEntry> {
  const account = given.accountId === '' ? undefined : await accountRows(session).find(given.accountId)
  const images = taken?.images ?? []
  const entry: AuditEntry = {
    cameFrom: '',
    undoes: '',
    ...given,
    summary: describeAct(given.summary, images),
    person: account?.displayName || account?.email || '',
    undoneBy: '',
    undoState: stateOf(taken),
  }
  await session.write(insertEntry, { websiteId: session.websiteId, ...entry })
  await keepListed(session, activityTable, activityEntry(entry), { isNew: true })
  await addImages(session, entry, images, 0)
  return entry
}

/** What was changed after the entry was written belongs to it, too. */
async function addRest(session: Session, entry: AuditEntry | null, taken: TakenImages): Promise<void> {
  if (!entry) return
  const known = await readImages(session, entry.id)
  await addImages(session, entry, taken.images, known.length)
  const isWhole = taken.isWhole && (known.length === 0 || entry.undoState === 'can')
  await keepEntry(session, { ...entry, undoState: stateOf({ images: taken.images, isWhole }) })
}

function stateOf(taken: TakenImages | undefined): AuditEntry['undoState'] {
  if (!taken || taken.images.length === 0) return ''
  return taken.isWhole && taken.images.every(canUndoImage) ? 'can' : 'kept'
}

async function keepEntry(session: Session, entry: AuditEntry): Promise<void> {
  const { id, undoneBy, undoState } = entry
  await session.write(changeEntry, { websiteId: session.websiteId, id, undoneBy, undoState })
  await keepListed(session, activityTable, activityEntry(entry))
}

async function entriesById(session: Session, ids: readonly string[]): Promise<readonly AuditEntry[]> {
  const rows = await session.query((db) =>
    db
      .selectFrom('audit_entries')
      .selectAll()
      .where('website_id', '=', session.websiteId)
      .where('id', 'in', ids),
  )
  return rows.map(entryOf)
}
