import { maxCardsOfOrder } from '../gift-cards/gift-card.ts'
import type { Cart } from './cart.ts'

/** The cart with a gift card that pays for it, as it was where it has that already; null when there is no room for another. */
export function addGiftCard(cart: Cart, cardId: string, nowMs: number): Cart | null {
  const { giftCardIds = [] } = cart
  if (giftCardIds.includes(cardId)) return cart
  return giftCardIds.length < maxCardsOfOrder
    ? { ...cart, giftCardIds: [...giftCardIds, cardId], updatedAtMs: nowMs }
    : null
}

/** The cart without a gift card. */
export function removeGiftCard(cart: Cart, cardId: string, nowMs: number): Cart {
  const { giftCardIds = [] } = cart
  if (!giftCardIds.includes(cardId)) return cart
  return { ...cart, giftCardIds: giftCardIds.filter((each) => each !== cardId), updatedAtMs: nowMs }
}
