import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenGrant {
  readonly websiteId: string
  readonly id: string
}

/** A grant by its id. */
export const findGrant = statement((db, given: GivenGrant) =>
  db
    .selectFrom('download_grants')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** The same, locked. */
export const lockGrant = statement((db, given: GivenGrant, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('download_grants')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

/** A grant by the hash of its token. */
export const findByToken = statement((db, given: { websiteId: string; tokenHash: string }) =>
  db
    .selectFrom('download_grants')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

/** The grants of an order. */
export const ofOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('download_grants')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('id'),
)

interface NewGrantRow extends GivenGrant {
  readonly orderId: string
  readonly lineId: string
  readonly tokenHash: string
  readonly document: string
}

/** Writes a grant down, unless its line has one. */
export const insertGrant = statement((db, given: NewGrantRow) =>
  db
    .insertInto('download_grants')
    .values({
      website_id: given.websiteId,
      id: given.id,
      order_id: given.orderId,
      line_id: given.lineId,
      token_hash: given.tokenHash,
      document: given.document,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id', 'line_id']).doNothing()),
)

/** Changes a grant. */
export const saveGrant = statement((db, given: GivenGrant & { readonly document: string }) =>
  db
    .updateTable('download_grants')
    .set({ document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

interface GivenPart {
  readonly websiteId: string
  readonly grantId: string
  readonly fileId: string
  readonly visitor: string
}

/** What went out to a visitor on a day. */
export const findPart = statement((db, given: GivenPart) =>
  db
    .selectFrom('download_parts')
    .select('sent_bytes')
    .where('website_id', '=', given.websiteId)
    .where('grant_id', '=', given.grantId)
    .where('file_id', '=', given.fileId)
    .where('visitor', '=', given.visitor),
)

/** Writes that down. */
export const savePart = statement((db, given: GivenPart & { sentBytes: number; atMs: number }) =>
  db
    .insertInto('download_parts')
    .values({
      website_id: given.websiteId,
      grant_id: given.grantId,
      file_id: given.fileId,
      visitor: given.visitor,
      sent_bytes: given.sentBytes,
      at_ms: given.atMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'grant_id', 'file_id', 'visitor'])
        .doUpdateSet({ sent_bytes: given.sentBytes, at_ms: given.atMs }),
    ),
)
