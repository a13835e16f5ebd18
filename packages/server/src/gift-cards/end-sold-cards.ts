import { spentCents } from '@vitrine/domain/gift-cards/spent-cents'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { giftCardNotes } from '@vitrine/domain/orders/refunds/gift-card-notes'
import type { SiteTables } from '@vitrine/store/store'
import { isGiftLine } from './issue/issue-order-cards.ts'

type EndingTables = Pick<SiteTables, 'giftCards' | 'site'>

/**
 * Voids the cards that an order bought whose money went back whole at its payment service, in its transaction. What was spent of them stays spent, and
 * what a payment under way reserves stays until it ends; the sentences tell the owner of both.
 */
export async function endSoldCards(
  { giftCards, site }: EndingTables,
  order: Order,
  nowMs: number,
): Promise<readonly string[]> {
  if (!order.lines.some(isGiftLine)) return []
  const { language } = await site.read()
  const notes: string[] = []
  for (const { id: cardId } of await giftCards.listByOrder(order.id)) {
    const card = await giftCards.lock(cardId)
    if (card?.state !== 'active') continue
    const write = (cents: number) => formatMoney(cents, card.currency, language)
    const { lastFour, balanceCents, heldCents } = card
    const gone = spentCents(await giftCards.movements(cardId))
    if (gone > 0) notes.push(giftCardNotes.spent(lastFour, write(gone)))
    const movement = {
      cardId,
      orderId: order.id,
      reason: 'The order was refunded',
      by: '',
      atMs: nowMs,
    } as const
    if (heldCents === 0) await giftCards.void({ ...movement, id: `void-${order.id}`, kind: 'void' })
    else {
      notes.push(giftCardNotes.reserved(lastFour, write(heldCents)))
      const free = { kind: 'adjust', cents: heldCents - balanceCents } as const
      if (free.cents < 0) await giftCards.move({ ...movement, ...free, id: `take-off-${order.id}` })
    }
  }
  return notes
}
