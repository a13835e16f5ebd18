import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface OfCustomer {
  readonly websiteId: string
  readonly id: string
}

/** Finds a customer. */
export const findCustomer = statement((db, given: OfCustomer) =>
  db
    .selectFrom('customers')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Finds a customer, and locks them. */
export const lockCustomer = statement((db, given: OfCustomer, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('customers')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

/** Finds a customer by their address. */
export const findByEmail = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .selectFrom('customers')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)

/** Finds a customer by their address, and locks them. */
export const lockByEmail = statement((db, given: { websiteId: string; emailKey: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('customers')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('email_key', '=', given.emailKey),
  ),
)

/** Customers by their ids. */
export const findCustomersByIds = listQuery((db, websiteId, ids) =>
  db.selectFrom('customers').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

/** Adds a customer, unless somebody else adds the same address meanwhile. */
export const addCustomer = statement(
  (db, given: OfCustomer & { readonly emailKey: string; readonly document: string }) =>
    db
      .insertInto('customers')
      .values({
        website_id: given.websiteId,
        id: given.id,
        email_key: given.emailKey,
        document: given.document,
      })
      .onConflict((conflict) => conflict.doNothing()),
)

/** Changes what is kept of a customer. */
export const changeCustomer = statement((db, given: OfCustomer & { readonly document: string }) =>
  db
    .updateTable('customers')
    .set({ document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Removes a customer. */
export const removeCustomer = statement((db, given: OfCustomer) =>
  db.deleteFrom('customers').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
