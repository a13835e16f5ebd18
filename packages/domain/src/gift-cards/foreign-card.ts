import { type Say, sayAsWritten } from '../words/say.ts'

/** A card with money on it in another currency than the shop sells in now. */
export interface ForeignCard {
  readonly currency: string
  readonly shopCurrency: string
}

/** What is said of it, to who has its code. */
export function foreignCardText({ currency, shopCurrency }: ForeignCard, say: Say = sayAsWritten): string {
  return say(
    'This gift card is for {currency}. It cannot be used in this shop, which sells in {shopCurrency} now.',
    { currency, shopCurrency },
  )
}
