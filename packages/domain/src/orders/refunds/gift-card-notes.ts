/** What the history of an order says of the gift cards that it bought, once money of it went back at its payment service. */
export const giftCardNotes = {
  spent: (lastFour: string, amount: string) =>
    `Of gift card ••••${lastFour}, ${amount} were spent before the money went back. The rest of it is void.`,
  reserved: (lastFour: string, amount: string) =>
    `A payment under way reserves ${amount} of gift card ••••${lastFour}. Void the card once that payment is over.`,
  kept: 'The gift cards of this order stay valid, as the payment service does not say what the refund is for. If it is for a gift card, void that card.',
} as const
