import type { SavedMethod } from '@vitrine/domain/payments/saved-method'
import type { Selectable } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SavedMethodRow } from '../schema/schema-payments.ts'
import type { KeptMethod, SavedMethodRecords } from './saved-methods.ts'

/** The ways to pay that payment services keep, a row each. */
export function savedMethodRows(session: Session): SavedMethodRecords {
  const { websiteId } = session
  const one = (row: Selectable<SavedMethodRow> | undefined) => row && methodOf(row)
  return {
    find: async (id) => one(await session.first(find, { websiteId, id })),
    findByPayment: async (paymentId) => one(await session.first(findByPayment, { websiteId, paymentId })),
    insert: (method) =>
      session.atomically(async (inside) => {
        const { id, paymentId, gateway, createdAtMs, removedAtMs } = method
        const kept = { paymentId, gateway, createdAtMs, removedAtMs }
        await inside.write(insert, { websiteId, id, ...kept, ...flatten(method) })
      }),
    erase: (id) =>
      session.atomically(async (inside) => {
        await inside.write(erase, { websiteId, id })
      }),
    renew: (id, method) =>
      session.atomically(async (inside) => {
        await inside.write(renew, { websiteId, id, ...flatten(method) })
      }),
  }
}

function methodOf(row: Selectable<SavedMethodRow>): KeptMethod {
  const { expiry_month: month, expiry_year: year } = row
  return {
    id: row.id,
    paymentId: row.payment_id,
    gateway: row.gateway,
    sealedToken: row.sealed,
    kind: row.kind,
    brand: row.brand,
    last4: row.last4,
    expiry: month === null || year === null ? null : { month: Number(month), year: Number(year) },
    createdAtMs: Number(row.created_at_ms),
    removedAtMs: row.removed_at_ms === null ? null : Number(row.removed_at_ms),
  }
}

function flatten({ kind, brand, last4, expiry, sealedToken }: Seen) {
  return { kind, brand, last4, sealedToken, month: expiry?.month ?? null, year: expiry?.year ?? null }
}

type Seen = SavedMethod & { readonly sealedToken: string }

function seenColumns({ sealedToken, kind, brand, last4, month, year }: ReturnType<typeof flatten>) {
  return { sealed: sealedToken, kind, brand, last4, expiry_month: month, expiry_year: year }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

interface GivenMethod extends GivenId, ReturnType<typeof flatten> {
  readonly paymentId: string
  readonly gateway: string
  readonly createdAtMs: number
  readonly removedAtMs: number | null
}

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('saved_methods')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const findByPayment = statement((db, given: { websiteId: string; paymentId: string }) =>
  db
    .selectFrom('saved_methods')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId),
)

const insert = statement((db, given: GivenMethod) =>
  db
    .insertInto('saved_methods')
    .values({
      website_id: given.websiteId,
      id: given.id,
      payment_id: given.paymentId,
      gateway: given.gateway,
      ...seenColumns(given),
      created_at_ms: given.createdAtMs,
      removed_at_ms: given.removedAtMs,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'payment_id']).doNothing()),
)

const erase = statement((db, given: GivenId) =>
  db.deleteFrom('saved_methods').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const renew = statement((db, given: GivenId & ReturnType<typeof flatten>) =>
  db
    .updateTable('saved_methods')
    .set(seenColumns(given))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)
