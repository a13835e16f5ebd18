import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { targetDocument } from './target-documents.ts'
import type { FormTargetRecords } from './targets.ts'

/** Targets as documents, found by their ids and by their form. */
export function targetRows(session: Session): FormTargetRecords {
  const { websiteId } = session
  return {
    find: async (id) => readDocument(session, targetDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, targetDocument, await session.first(lock, { websiteId, id })),
    ofForm: async (formId) =>
      readDocuments(session, targetDocument, await session.all(ofForm, { websiteId, formId })).toSorted(
        (one, other) => one.createdAtMs - other.createdAtMs,
      ),
    save: (target) =>
      session.atomically(async (inside) => {
        const { id, formId } = target
        await inside.write(save, { websiteId, id, formId, document: JSON.stringify(target) })
      }),
    remove: (id) => session.atomically((inside) => removeTarget(inside, id)),
  }
}

/** Removes the targets of a form that is removed, with their keys. */
export async function removeTargetsOf(session: Session, formId: string): Promise<void> {
  for (const { id } of await session.all(idsOfForm, { websiteId: session.websiteId, formId }))
    await removeTarget(session, id)
}

async function removeTarget(session: Session, id: string): Promise<void> {
  const { websiteId } = session
  await session.write(removeDeliveries, { websiteId, id })
  await session.write(remove, { websiteId, id })
}

interface GivenTarget {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenTarget) =>
  db
    .selectFrom('form_targets')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenTarget, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('form_targets')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const ofForm = statement((db, given: { readonly websiteId: string; readonly formId: string }) =>
  db
    .selectFrom('form_targets')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId)
    .orderBy('id'),
)

const idsOfForm = statement((db, given: { readonly websiteId: string; readonly formId: string }) =>
  db
    .selectFrom('form_targets')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId),
)

const save = statement((db, given: GivenTarget & { readonly formId: string; readonly document: string }) =>
  db
    .insertInto('form_targets')
    .values({
      website_id: given.websiteId,
      id: given.id,
      form_id: given.formId,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)

const remove = statement((db, given: GivenTarget) =>
  db.deleteFrom('form_targets').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeDeliveries = statement((db, given: GivenTarget) =>
  db
    .deleteFrom('form_deliveries')
    .where('website_id', '=', given.websiteId)
    .where('target_id', '=', given.id),
)
