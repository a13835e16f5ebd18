import { spentCents } from '@vitrine/domain/gift-cards/spent-cents'
import type { Order } from '@vitrine/domain/orders/order'
import type { OrderFact } from '@vitrine/domain/orders/record/order-fact'
import type { SiteTables } from '@vitrine/store/store'
import { isGiftLine } from './issue/issue-order-cards.ts'

type EndingTables = Pick<SiteTables, 'giftCards'>

/**
 * Voids the cards that an order bought whose money went back whole at its payment service, in its transaction. What was spent of them stays spent, and
 * what a payment under way reserves stays until it ends; the facts tell the owner of both.
 */
export async function endSoldCards(
  { giftCards }: EndingTables,
  order: Order,
  nowMs: number,
): Promise<readonly OrderFact[]> {
  if (!order.lines.some(isGiftLine)) return []
  const facts: OrderFact[] = []
  for (const { id: cardId } of await giftCards.listByOrder(order.id)) {
    const card = await giftCards.lock(cardId)
    if (card?.state !== 'active') continue
    const { lastFour, balanceCents, heldCents, currency } = card
    const gone = spentCents(await giftCards.movements(cardId))
    if (gone > 0) facts.push({ code: 'sold-card-spent', lastFour, amount: { cents: gone, currency } })
    const movement = {
      cardId,
      orderId: order.id,
      reason: 'The order was refunded',
      by: '',
      atMs: nowMs,
    } as const
    if (heldCents === 0) await giftCards.void({ ...movement, id: `void-${order.id}`, kind: 'void' })
    else {
      const amount = { cents: heldCents, currency }
      facts.push({ code: 'sold-card-reserved', lastFour, amount })
      const free = { kind: 'adjust', cents: heldCents - balanceCents } as const
      if (free.cents < 0) await giftCards.move({ ...movement, ...free, id: `take-off-${order.id}` })
    }
  }
  return facts
}
