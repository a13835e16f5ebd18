/** A card that a cart would be paid with. */
export interface OfferedCard {
  readonly id: string
  readonly lastFour: string
  readonly availableCents: number
  readonly isTest: boolean
}

/** A card with the part that it pays; 0 where nothing is left to pay. */
export interface AppliedCard {
  readonly id: string
  readonly lastFour: string
  readonly cents: number
  readonly isTest: boolean
}

/** What cards pay of a total, one after the other, and what is left. */
export interface CardPayment {
  readonly giftCards: readonly AppliedCard[]
  readonly giftCardCents: number
  readonly dueCents: number
}

/**
 * Pays a total with gift cards, in the order in which they were typed. Cards are money, not a discount: taxes stay as they are. What
 * buys gift cards (`unpayableCents`) is left to pay otherwise, so that a card never makes another.
 */
export function payWithCards(
  cards: readonly OfferedCard[],
  { grandTotalCents, unpayableCents }: { readonly grandTotalCents: number; readonly unpayableCents: number },
): CardPayment {
  let leftCents = Math.max(0, grandTotalCents - unpayableCents)
  const giftCards = cards.map(({ id, lastFour, availableCents, isTest }): AppliedCard => {
    const cents = Math.min(leftCents, Math.max(0, availableCents))
    leftCents -= cents
    return { id, lastFour, cents, isTest }
  })
  const giftCardCents = giftCards.reduce((sum, each) => sum + each.cents, 0)
  return { giftCards, giftCardCents, dueCents: grandTotalCents - giftCardCents }
}

/** Of the gift cards that a cart was given those that can pay nothing any more: void, used up, or not taken here now. */
export function goneCards(
  cardIds: readonly string[] = [],
  offered: readonly Pick<OfferedCard, 'id' | 'availableCents'>[],
): readonly string[] {
  return cardIds.filter((id) => !offered.some((card) => card.id === id && card.availableCents > 0))
}
