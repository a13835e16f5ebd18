import type { Cart } from '@vitrine/domain/cart/cart'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { sql } from 'kysely'
import { type Mentions, mentionsOf } from '../documents/mention-of.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { cartDocument } from './cart-document.ts'
import type { CartRecords } from './carts.ts'
import { optimisticCarts } from './optimistic-carts.ts'

/** Carts as one row each, with the entries in their document. */
export function cartRows(session: Session): CartRecords {
  const { websiteId, optimism } = session
  return {
    findByToken: async (token) =>
      readDocument(session, cartDocument, await session.first(findByToken, { websiteId, token })),

    lockByToken: async (token) =>
      readDocument(session, cartDocument, await session.first(lockByToken, { websiteId, token })),

    save: (cart) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...rowOf(cart) })
      }),

    begin: (cart) =>
      session.atomically(async (inside) => (await inside.change(begin, { websiteId, ...rowOf(cart) })) > 0),

    ofEmail: async (email) => {
      const key = emailKey(email)
      if (key === '') return []
      const rows = await session.all(naming, { websiteId, ...mentionsOf(email) })
      return readDocuments(session, cartDocument, rows).filter(
        ({ contact }) => contact !== null && emailKey(contact.email) === key,
      )
    },

    removeOfPerson: ({ email, untilMs, orderIds }) =>
      session.atomically(async (inside) => {
        await inside.write(removeNaming, { websiteId, untilMs, ...mentionsOf(email) })
        for (const orderId of orderIds) await inside.write(removeOfOrder, { websiteId, orderId })
      }),

    removeAbandoned: (beforeMs) =>
      session.atomically((inside) =>
        inside.change(removeAbandoned, { websiteId, beforeMs, limit: removedAtOnce }),
      ),

    ...(optimism && optimisticCarts(session, optimism)),
  }
}

interface CartRow {
  readonly id: string
  readonly token: string
  readonly updatedAtMs: number
  readonly document: string
}

function rowOf(cart: Cart): CartRow {
  const { id, token, updatedAtMs } = cart
  return { id, token, updatedAtMs, document: JSON.stringify(cart) }
}

const findByToken = statement((db, given: { websiteId: string; token: string }) =>
  db
    .selectFrom('carts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('token', '=', given.token),
)

const lockByToken = statement((db, given: { websiteId: string; token: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('carts')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('token', '=', given.token),
  ),
)

type GivenRow = CartRow & { readonly websiteId: string }

const save = statement((db, given: GivenRow) =>
  db
    .insertInto('carts')
    .values(columnsOf(given))
    .onConflict((conflict) =>
      // A cart keeps its token: set anew, it would be written to its index again.
      conflict.columns(['website_id', 'id']).doUpdateSet({
        updated_at_ms: given.updatedAtMs,
        document: given.document,
      }),
    ),
)

const begin = statement((db, given: GivenRow) =>
  db
    .insertInto('carts')
    .values(columnsOf(given))
    .onConflict((conflict) => conflict.columns(['website_id', 'token']).doNothing()),
)

function columnsOf({ websiteId, id, token, updatedAtMs, document }: GivenRow) {
  return { website_id: websiteId, id, token, updated_at_ms: updatedAtMs, document }
}

const naming = statement((db, given: Mentions & { readonly websiteId: string }) =>
  db
    .selectFrom('carts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where(({ or, eb }) =>
      or([given.mention, given.otherMention].map((each) => eb(sql<string>`lower(document)`, 'like', each))),
    )
    .orderBy('updated_at_ms', 'desc'),
)

const removeNaming = statement((db, given: Mentions & { websiteId: string; untilMs: number }) =>
  db
    .deleteFrom('carts')
    .where('website_id', '=', given.websiteId)
    .where('updated_at_ms', '<=', given.untilMs)
    .where(({ or, eb }) =>
      or([given.mention, given.otherMention].map((each) => eb(sql<string>`lower(document)`, 'like', each))),
    ),
)

const removeOfOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .deleteFrom('carts')
    .where('website_id', '=', given.websiteId)
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('orders')
        .select('orders.cart_id')
        .where('orders.website_id', '=', given.websiteId)
        .where('orders.id', '=', given.orderId),
    ),
)

const removeAbandoned = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .deleteFrom('carts')
    .where('website_id', '=', given.websiteId)
    .where(
      'id',
      'in',
      db
        .selectFrom('carts as old')
        .select('old.id')
        .where('old.website_id', '=', given.websiteId)
        .where('old.updated_at_ms', '<', given.beforeMs)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.website_id', '=', 'old.website_id')
                .whereRef('orders.cart_id', '=', 'old.id'),
            ),
          ),
        )
        .orderBy('old.updated_at_ms')
        .limit(given.limit),
    ),
)
