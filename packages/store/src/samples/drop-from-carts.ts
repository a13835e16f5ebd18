import type { Cart } from '@vitrine/domain/cart/cart'
import { cartDocument } from '../cart/cart-document.ts'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Takes products out of the carts of a website. Carts that were bought, or are being paid, stay as they are. */
export async function dropFromCarts(session: Session, productIds: ReadonlySet<string>): Promise<void> {
  const { websiteId } = session
  for (const row of await session.all(listOpen, { websiteId })) {
    const cart = readDocument(session, cartDocument, row)
    const entries = cart?.entries.filter(({ itemId }) => !productIds.has(itemId))
    if (!cart || !entries || entries.length === cart.entries.length) continue
    const changed: Cart = { ...cart, entries }
    if (entries.length === 0) await session.write(remove, { websiteId, id: cart.id })
    else await session.write(save, { websiteId, id: cart.id, document: JSON.stringify(changed) })
  }
}

const listOpen = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('carts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.website_id', '=', 'carts.website_id')
            .whereRef('orders.cart_id', '=', 'carts.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.website_id', '=', 'carts.website_id')
            .whereRef('payments.cart_id', '=', 'carts.id'),
        ),
      ),
    ),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('carts').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const save = statement((db, given: { websiteId: string; id: string; document: string }) =>
  db
    .updateTable('carts')
    .set({ document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)
