import type { Cart } from '@vitrine/domain/cart/cart'
import { availableCents, type GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import type { OfferedCard } from '@vitrine/domain/gift-cards/pay-with-cards'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'

/** What cards are read with. */
export type CardTables = Pick<SiteTables, 'giftCards'>

/** The cards that a cart is paid with, in the order in which they were typed, with what each can give; no question to the store for a cart without any. */
export async function readOfferedCards(
  tables: CardTables,
  cart: Pick<Cart, 'id' | 'giftCardIds'>,
  site: Site,
): Promise<readonly OfferedCard[]> {
  const { giftCardIds = [] } = cart
  if (giftCardIds.length === 0) return []
  const cards = new Map((await tables.giftCards.findMany(giftCardIds)).map((each) => [each.id, each]))
  // What a payment of this very cart reserves does not stand in its own way.
  const own = await tables.giftCards.heldByCart(cart.id)
  return giftCardIds.flatMap((id) => {
    const card = cards.get(id)
    if (!card || !isTaken(card, site)) return []
    const ownCents = own.find((each) => each.cardId === id)?.cents ?? 0
    const { lastFour, isTest } = card
    return [{ id, lastFour, isTest, availableCents: availableCents(card) + ownCents }]
  })
}

/** Whether a shop takes a card now: an active one in its currency; one of a test order while it is tried out alone. */
export function isTaken(card: GiftCard, { store }: Pick<Site, 'store'>): boolean {
  if (card.state !== 'active' || card.currency !== store.currency) return false
  return !card.isTest || store.payments.test
}
