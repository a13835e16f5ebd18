import type { GiftMovement } from '@vitrine/domain/gift-cards/gift-card'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'
import type { GiftCardRow } from '../schema/schema-gift-cards.ts'
import { cardColumns } from './gift-card-document.ts'

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

/** A card by its id. */
export const find = statement((db, given: GivenId) =>
  db
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** The same, locked. */
export const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('gift_cards')
      .select(cardColumns)
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

/** Cards by their ids. */
export const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('gift_cards').select(cardColumns).where('website_id', '=', websiteId).where('id', 'in', ids),
)

/** A card by the hash of its code. */
export const findByHash = statement((db, given: { websiteId: string; codeHash: string }) =>
  db
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('website_id', '=', given.websiteId)
    .where('code_hash', '=', given.codeHash),
)

/** The cards that an order bought. */
export const listByOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('id'),
)

/** What the cards of an order were issued for. */
export const listSources = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'source'])
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('id'),
)

/** The card that was issued for something. */
export const findOfSource = statement((db, given: { websiteId: string; source: string }) =>
  db
    .selectFrom('gift_cards')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('source', '=', given.source),
)

/** The cards of a recipient. */
export const listByRecipient = statement((db, given: { websiteId: string; recipient: string }) =>
  db
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('website_id', '=', given.websiteId)
    .where('recipient', '=', given.recipient)
    .orderBy('id'),
)

/** The sealed code of a card. */
export const findSealed = statement((db, given: GivenId) =>
  db
    .selectFrom('gift_cards')
    .select('sealed_code')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** A new card; nothing where its source has one. */
export const insertCard = statement((db, given: Omit<GiftCardRow, 'website_id'> & { websiteId: string }) =>
  db
    .insertInto('gift_cards')
    .values({
      website_id: given.websiteId,
      id: given.id,
      code_hash: given.code_hash,
      sealed_code: given.sealed_code,
      source: given.source,
      state: given.state,
      is_test: given.is_test,
      currency: given.currency,
      balance_cents: given.balance_cents,
      held_cents: given.held_cents,
      recipient: given.recipient,
      order_id: given.order_id,
      document: given.document,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'source']).doNothing()),
)

/** New details of a card. */
export const saveDetails = statement((db, given: GivenId & { recipient: string; document: string }) =>
  db
    .updateTable('gift_cards')
    .set({ recipient: given.recipient, document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Reserves what is free on a card; touches no row where that is less. */
export const reserve = statement((db, given: GivenId & { cents: number }) =>
  db
    .updateTable('gift_cards')
    .set((column) => ({ held_cents: column('held_cents', '+', given.cents) }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', 'active')
    .where((column) => column(column('balance_cents', '-', column.ref('held_cents')), '>=', given.cents)),
)

/** Ends a reservation, with or without the money. */
export const endReserve = statement((db, given: GivenId & { cents: number; taken: number }) =>
  db
    .updateTable('gift_cards')
    .set((column) => ({
      held_cents: column('held_cents', '-', given.cents),
      balance_cents: column('balance_cents', '-', given.taken),
    }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Moves money; touches no row where less would be left than is reserved. */
export const move = statement((db, given: GivenId & { cents: number }) =>
  db
    .updateTable('gift_cards')
    .set((column) => ({ balance_cents: column('balance_cents', '+', given.cents) }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', 'active')
    .where((column) => column(column('balance_cents', '+', given.cents), '>=', column.ref('held_cents'))),
)

/** Closes a card that nobody pays with. */
export const close = statement((db, given: GivenId & { cents: number }) =>
  db
    .updateTable('gift_cards')
    .set({ state: 'void', balance_cents: 0 })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', 'active')
    .where('held_cents', '=', 0)
    .where('balance_cents', '=', given.cents),
)

/** A row of the ledger. */
export const insertMovement = statement((db, given: GiftMovement & { readonly websiteId: string }) =>
  db.insertInto('gift_card_movements').values({
    website_id: given.websiteId,
    id: given.id,
    card_id: given.cardId,
    kind: given.kind,
    cents: given.cents,
    order_id: given.orderId,
    reason: given.reason,
    by_name: given.by,
    at_ms: given.atMs,
  }),
)

/** The ledger of a card. */
export const listMovements = statement((db, given: { websiteId: string; cardId: string }) =>
  db
    .selectFrom('gift_card_movements')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('card_id', '=', given.cardId)
    .orderBy('at_ms')
    .orderBy('id'),
)

/** What a payment reserves, in the order in which rows are locked. */
export const listHolds = statement((db, given: { websiteId: string; paymentId: string }) =>
  db
    .selectFrom('gift_card_holds')
    .select(['card_id', 'cents'])
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .orderBy('card_id'),
)

/** A reservation. */
export const insertHold = statement(
  (db, given: { websiteId: string; paymentId: string; cardId: string; cents: number }) =>
    db.insertInto('gift_card_holds').values({
      website_id: given.websiteId,
      payment_id: given.paymentId,
      card_id: given.cardId,
      cents: given.cents,
    }),
)

/** Ends a reservation; touches no row where another transaction did. */
export const deleteHold = statement((db, given: { websiteId: string; paymentId: string; cardId: string }) =>
  db
    .deleteFrom('gift_card_holds')
    .where('website_id', '=', given.websiteId)
    .where('payment_id', '=', given.paymentId)
    .where('card_id', '=', given.cardId),
)

/** When a card changed last. */
export const findLastChange = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('listed_gift_cards')
    .select((row) => row.fn.max<number>('updated_at_ms').as('updated_at_ms'))
    .where('website_id', '=', given.websiteId),
)

/** Any card. */
export const findAny = statement((db, given: { readonly websiteId: string }) =>
  db.selectFrom('gift_cards').select('id').where('website_id', '=', given.websiteId).limit(1),
)
