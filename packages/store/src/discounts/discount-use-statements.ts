import { statement } from '../engine/statement.ts'

interface GivenCode {
  readonly websiteId: string
  readonly code: string
}

/** Reserves a use where there is one left, in one statement: two buyers of the last use never both have it. */
export const reserveUse = statement((db, given: GivenCode) =>
  db
    .updateTable('discount_codes')
    .set((column) => ({ reserved: column('reserved', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('code', '=', given.code)
    .where((column) =>
      column.or([
        column('most', 'is', null),
        column(column('used', '+', column.ref('reserved')), '<', column.ref('most')),
      ]),
    ),
)

/** Turns a reserved use into a taken one. */
export const takeUse = statement((db, given: GivenCode) =>
  db
    .updateTable('discount_codes')
    .set((column) => ({ reserved: column('reserved', '-', 1), used: column('used', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('code', '=', given.code)
    .where('reserved', '>', 0),
)

/** Gives a reserved use back. */
export const releaseUse = statement((db, given: GivenCode) =>
  db
    .updateTable('discount_codes')
    .set((column) => ({ reserved: column('reserved', '-', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('code', '=', given.code)
    .where('reserved', '>', 0),
)

/** Gives a taken use back. */
export const giveUseBack = statement((db, given: GivenCode) =>
  db
    .updateTable('discount_codes')
    .set((column) => ({ used: column('used', '-', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('code', '=', given.code)
    .where('used', '>', 0),
)

interface GivenPayment {
  readonly websiteId: string
  readonly paymentId: string
}

/** Uses of a payment that are only reserved, in the order in which their codes are locked. */
export const listReserved = statement((db, given: GivenPayment) =>
  db
    .selectFrom('discount_uses')
    .select(['discount_id', 'code', 'customer_key'])
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .where('state', '=', 'reserved')
    .orderBy('code'),
)

export const insertUse = statement(
  (
    db,
    given: GivenPayment & {
      readonly discountId: string
      readonly code: string
      readonly customerKey: string
      readonly cartId: string
      readonly amountCents: number
      readonly currency: string
      readonly nowMs: number
    },
  ) =>
    db.insertInto('discount_uses').values({
      website_id: given.websiteId,
      payment_id: given.paymentId,
      discount_id: given.discountId,
      code: given.code,
      customer_key: given.customerKey,
      cart_id: given.cartId,
      state: 'reserved',
      order_id: null,
      order_number: null,
      amount_cents: given.amountCents,
      currency: given.currency,
      at_ms: given.nowMs,
    }),
)

export const bindUse = statement(
  (
    db,
    given: GivenPayment & {
      readonly discountId: string
      readonly orderId: string
      readonly orderNumber: number
    },
  ) =>
    db
      .updateTable('discount_uses')
      .set({ state: 'taken', order_id: given.orderId, order_number: given.orderNumber })
      .where('website_id', '=', given.websiteId)
      .where('payment_id', '=', given.paymentId)
      .where('discount_id', '=', given.discountId)
      .where('state', '=', 'reserved'),
)

export const dropReserved = statement((db, given: GivenPayment & { readonly discountId: string }) =>
  db
    .deleteFrom('discount_uses')
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .where('discount_id', '=', given.discountId)
    .where('state', '=', 'reserved'),
)

export const listOfOrder = statement((db, given: { readonly websiteId: string; readonly orderId: string }) =>
  db
    .selectFrom('discount_uses')
    .select(['payment_id', 'discount_id', 'code', 'customer_key'])
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('code'),
)

export const dropOfOrder = statement(
  (db, given: { readonly websiteId: string; readonly orderId: string; readonly discountId: string }) =>
    db
      .deleteFrom('discount_uses')
      .where('website_id', '=', given.websiteId)
      .where('order_id', '=', given.orderId)
      .where('discount_id', '=', given.discountId),
)

export const listOfCart = statement((db, given: { readonly websiteId: string; readonly cartId: string }) =>
  db
    .selectFrom('discount_uses')
    .select('code')
    .where('website_id', '=', given.websiteId)
    .where('cart_id', '=', given.cartId)
    .where('state', '=', 'reserved'),
)

export const findUse = statement((db, given: { readonly websiteId: string; readonly discountId: string }) =>
  db
    .selectFrom('discount_uses')
    .select('payment_id')
    .where('website_id', '=', given.websiteId)
    .where('discount_id', '=', given.discountId)
    .limit(1),
)

export const listTaken = statement(
  (
    db,
    given: {
      readonly websiteId: string
      readonly discountId: string
      readonly beforeMs: number
      readonly beforeNumber: number
      readonly limit: number
    },
  ) =>
    db
      .selectFrom('discount_uses')
      .select(['code', 'order_id', 'order_number', 'amount_cents', 'currency', 'at_ms'])
      .where('website_id', '=', given.websiteId)
      .where('discount_id', '=', given.discountId)
      .where('at_ms', '<=', given.beforeMs)
      .where((column) =>
        column.or([column('at_ms', '<', given.beforeMs), column('order_number', '<', given.beforeNumber)]),
      )
      .where('state', '=', 'taken')
      .orderBy('at_ms', 'desc')
      .orderBy('order_number', 'desc')
      .limit(given.limit),
)
