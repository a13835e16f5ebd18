import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { deliveryDocument } from './target-documents.ts'
import type { FormDeliveryRecords } from './targets.ts'

/** Deliveries as documents, found by their target and their submission. */
export function deliveryRows(session: Session): FormDeliveryRecords {
  const { websiteId } = session
  return {
    find: async (id) => readDocument(session, deliveryDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, deliveryDocument, await session.first(lock, { websiteId, id })),
    save: (delivery) =>
      session.atomically(async (inside) => {
        const { id, targetId, submissionId, createdAtMs } = delivery
        const document = JSON.stringify(delivery)
        await inside.write(save, { websiteId, id, targetId, submissionId, createdAtMs, document })
      }),
    ofTarget: async (targetId, limit, behind = null) => {
      const given = { websiteId, targetId, limit }
      const rows = behind
        ? await session.all(behindOne, { ...given, ...behind })
        : await session.all(ofTarget, given)
      return readDocuments(session, deliveryDocument, rows)
    },
    removeOld: (beforeMs) =>
      session.atomically((inside) => inside.change(removeOld, { websiteId, beforeMs, limit: removedAtOnce })),
  }
}

/** Removes the deliveries of a submission that is removed. */
export async function removeDeliveriesOf(session: Session, submissionId: string): Promise<void> {
  await session.write(removeOfSubmission, { websiteId: session.websiteId, submissionId })
}

interface GivenDelivery {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenDelivery) =>
  db
    .selectFrom('form_deliveries')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenDelivery, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('form_deliveries')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

interface SavedDelivery extends GivenDelivery {
  readonly targetId: string
  readonly submissionId: string
  readonly createdAtMs: number
  readonly document: string
}

const save = statement((db, given: SavedDelivery) =>
  db
    .insertInto('form_deliveries')
    .values({
      website_id: given.websiteId,
      id: given.id,
      target_id: given.targetId,
      submission_id: given.submissionId,
      created_at_ms: given.createdAtMs,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)

interface AskedOfTarget {
  readonly websiteId: string
  readonly targetId: string
  readonly limit: number
}

const ofTarget = statement((db, given: AskedOfTarget) =>
  db
    .selectFrom('form_deliveries')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('target_id', '=', given.targetId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)

const behindOne = statement(
  (db, given: AskedOfTarget & { readonly id: string; readonly createdAtMs: number }) =>
    db
      .selectFrom('form_deliveries')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('target_id', '=', given.targetId)
      .where('created_at_ms', '<=', given.createdAtMs)
      .where((is) => is.or([is('created_at_ms', '<', given.createdAtMs), is('id', '<', given.id)]))
      .orderBy('created_at_ms', 'desc')
      .orderBy('id', 'desc')
      .limit(given.limit),
)

const removeOfSubmission = statement(
  (db, given: { readonly websiteId: string; readonly submissionId: string }) =>
    db
      .deleteFrom('form_deliveries')
      .where('website_id', '=', given.websiteId)
      .where('submission_id', '=', given.submissionId),
)

const removeOld = statement(
  (db, given: { readonly websiteId: string; readonly beforeMs: number; readonly limit: number }) =>
    db
      .deleteFrom('form_deliveries')
      .where('website_id', '=', given.websiteId)
      .where(
        'id',
        'in',
        db
          .selectFrom('form_deliveries')
          .select('id')
          .where('website_id', '=', given.websiteId)
          .where('created_at_ms', '<', given.beforeMs)
          .orderBy('created_at_ms')
          .limit(given.limit),
      ),
)
