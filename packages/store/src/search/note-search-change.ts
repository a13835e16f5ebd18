import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SearchedKind } from './search-records.ts'

/** Notes that something which is searched has changed, or is gone; within the transaction that does it. */
export async function noteSearchChange(
  session: Session,
  kind: SearchedKind,
  objectId: string,
  dueMs = 0,
): Promise<void> {
  const { websiteId } = session
  await session.write(note, { websiteId, kind, objectId, dueMs })
}

/** Lets all that is searched be read again; what the index knows stays until then. */
export async function readAllAgain(session: Session): Promise<void> {
  await session.write(beginAgain, { websiteId: session.websiteId })
}

interface GivenChange {
  readonly websiteId: string
  readonly kind: string
  readonly objectId: string
  readonly dueMs: number
}

const beginAgain = statement((db, given: { readonly websiteId: string }) =>
  db
    .updateTable('search_states')
    .set({ filled_kind: 'product', filled_id: '' })
    .where('website_id', '=', given.websiteId),
)

const note = statement((db, given: GivenChange) =>
  db
    .insertInto('search_changes')
    .values({
      website_id: given.websiteId,
      kind: given.kind,
      object_id: given.objectId,
      due_ms: given.dueMs,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'kind', 'object_id']).doUpdateSet({ due_ms: given.dueMs }),
    ),
)
