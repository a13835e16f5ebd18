import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Takes the gift cards that an order bought along to the address that it has now: as its buyer's, and as theirs whose own they are. */
export async function moveCardsOfOrder(
  { giftCards }: Pick<SiteTables, 'giftCards'>,
  { id: orderId, contact: { email } }: Pick<Order, 'id' | 'contact'>,
  { from, nowMs }: { readonly from: string; readonly nowMs: number },
): Promise<void> {
  const isFrom = (address: string) => emailKey(address) === emailKey(from)
  for (const { id } of await giftCards.listByOrder(orderId)) {
    const card = await giftCards.lock(id)
    if (!card) continue
    const moved = { ...card, updatedAtMs: nowMs }
    // Of a card for oneself no buyer is kept.
    if (isFrom(card.buyerEmail)) await giftCards.saveDetails({ ...moved, buyerEmail: email })
    else if (card.buyerEmail === '' && isFrom(card.recipientEmail))
      await giftCards.saveDetails({ ...moved, recipientEmail: email })
  }
}
