import { maxCardsOfOrder } from './gift-card.ts'

/** Why something cannot be done with a gift card. */
export type GiftProblem =
  | 'gift-code-unknown'
  | 'gift-card-spent-meanwhile'
  | 'gift-card-beside-test'
  | 'too-many-gift-cards'

/** What visitors read. One sentence for what is unknown, spent or void: nobody learns which codes there are. */
export const giftProblemText: Readonly<Record<GiftProblem, string>> = {
  'gift-code-unknown': 'There is no gift card with this code, or nothing is left on it.',
  'gift-card-spent-meanwhile': 'The balance of a gift card has changed. Please look at what is due now.',
  'gift-card-beside-test':
    'A test and real money cannot pay for the same order. Please remove the gift card or pay in another way.',
  'too-many-gift-cards': `You can pay with at most ${maxCardsOfOrder} gift cards.`,
}

/** Why an owner cannot do something to a gift card. */
export type GiftOwnerProblem =
  | 'gift-card-is-void'
  | 'gift-card-in-use'
  | 'gift-card-too-little'
  | 'gift-card-too-much'
  | 'gift-card-moved'

/** What owners read of a card that stays as it is. */
export const giftOwnerText: Readonly<Record<GiftOwnerProblem, string>> = {
  'gift-card-is-void': 'This gift card is void.',
  'gift-card-in-use': 'Somebody pays with this gift card now. Try again in a quarter of an hour.',
  'gift-card-too-little': 'There is not so much on the card that can be taken away.',
  'gift-card-moved': 'The balance of this gift card has changed meanwhile. Please look at it again.',
  'gift-card-too-much': 'A gift card cannot hold so much.',
}
