import { listQuery } from '../engine/list-query.ts'
import { statement } from '../engine/statement.ts'

interface GivenClaim {
  readonly websiteId: string
  readonly paymentId: string
  readonly discountId: string
}

interface GivenCustomer {
  readonly websiteId: string
  readonly customerKey: string
}

/** Writes down that a customer has a discount; nothing where they had it before. */
export const claimForCustomer = statement(
  (db, given: GivenCustomer & { readonly discountId: string; readonly paymentId: string }) =>
    db
      .insertInto('discount_customers')
      .values({
        website_id: given.websiteId,
        discount_id: given.discountId,
        customer_key: given.customerKey,
        payment_id: given.paymentId,
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'discount_id', 'customer_key']).doNothing()),
)

export const dropClaims = statement((db, given: GivenClaim) =>
  db
    .deleteFrom('discount_customers')
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .where('discount_id', '=', given.discountId),
)

/** Another use that a customer has of a discount. */
export const findOtherUse = statement(
  (db, given: GivenCustomer & { readonly discountId: string; readonly paymentId: string }) =>
    db
      .selectFrom('discount_uses')
      .select('payment_id')
      .where('website_id', '=', given.websiteId)
      .where('customer_key', '=', given.customerKey)
      .where('discount_id', '=', given.discountId)
      .where('payment_id', '!=', given.paymentId)
      .limit(1),
)

/** Has a use be a customer's. */
export const giveToCustomer = statement(
  (db, given: GivenCustomer & { readonly discountId: string; readonly paymentId: string }) =>
    db
      .updateTable('discount_uses')
      .set({ customer_key: given.customerKey })
      .where('website_id', '=', given.websiteId)
      .where('payment_id', '=', given.paymentId)
      .where('discount_id', '=', given.discountId),
)

export const forgetUses = statement((db, given: GivenCustomer & { readonly untilMs: number }) =>
  db
    .updateTable('discount_uses')
    .set({ customer_key: '' })
    .where('website_id', '=', given.websiteId)
    .where('customer_key', '=', given.customerKey)
    .where('at_ms', '<=', given.untilMs),
)

/** What a use after the moment claimed is somebody else's. */
export const forgetCustomer = statement((db, given: GivenCustomer & { readonly untilMs: number }) =>
  db
    .deleteFrom('discount_customers')
    .where('website_id', '=', given.websiteId)
    .where('customer_key', '=', given.customerKey)
    .where((row) =>
      row(
        'payment_id',
        'not in',
        db
          .selectFrom('discount_uses')
          .select('discount_uses.payment_id')
          .where('discount_uses.website_id', '=', given.websiteId)
          .where('discount_uses.at_ms', '>', given.untilMs),
      ),
    ),
)

export const claimsOf = listQuery((db, websiteId, keys) =>
  db
    .selectFrom('discount_customers')
    .select(['discount_id', 'customer_key'])
    .where('website_id', '=', websiteId)
    .where('customer_key', 'in', keys),
)
