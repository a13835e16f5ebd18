import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import {
  deleteHold,
  endReserve,
  insertHold,
  insertMovement,
  listHolds,
  reserve,
} from './gift-card-statements.ts'
import type { CardPart } from './gift-cards.ts'
import { keepCardListed } from './keep-card-listed.ts'

/** Reserves parts of cards for a payment; false, and nothing, where one has less. Rows are locked in the order of their ids. */
export async function holdCards(
  session: Session,
  paymentId: string,
  parts: readonly CardPart[],
): Promise<boolean> {
  const { websiteId } = session
  await endHolds(session, paymentId, null)
  const inOrder = parts
    .filter((each) => each.cents > 0)
    .sort((one, two) => (one.cardId < two.cardId ? -1 : 1))
  const held: CardPart[] = []
  for (const { cardId, cents } of inOrder) {
    if ((await session.change(reserve, { websiteId, id: cardId, cents })) === 1) {
      await session.write(insertHold, { websiteId, paymentId, cardId, cents })
      held.push({ cardId, cents })
      continue
    }
    await endHolds(session, paymentId, null)
    return false
  }
  return true
}

/** Ends what a payment reserved: taken for an order, or given back. */
export async function endHolds(
  session: Session,
  paymentId: string,
  order: { readonly id: string; readonly atMs: number } | null,
): Promise<void> {
  const { websiteId } = session
  for (const { card_id: id, cents } of await session.all(listHolds, { websiteId, paymentId })) {
    // Another transaction may have ended it meanwhile.
    if ((await session.change(deleteHold, { websiteId, paymentId, cardId: id })) !== 1) continue
    await session.write(endReserve, { websiteId, id, cents, taken: order ? cents : 0 })
    if (!order) continue
    await session.write(insertMovement, {
      websiteId,
      id: paymentId,
      cardId: id,
      kind: 'redeem',
      cents: -cents,
      orderId: order.id,
      reason: '',
      by: '',
      atMs: order.atMs,
    })
    await keepCardListed(session, id, order.atMs)
  }
}

/** What payments of a cart reserve. */
export const listHeldByCart = statement((db, given: { websiteId: string; cartId: string }) =>
  db
    .selectFrom('payments')
    .innerJoin('gift_card_holds', (join) =>
      join
        .onRef('gift_card_holds.website_id', '=', 'payments.website_id')
        .onRef('gift_card_holds.payment_id', '=', 'payments.id'),
    )
    .select(['gift_card_holds.card_id', 'gift_card_holds.cents'])
    .where('payments.website_id', '=', given.websiteId)
    .where('payments.cart_id', '=', given.cartId),
)
