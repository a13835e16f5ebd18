import type { SiteTables } from '@vitrine/store/store'

/** Something of an owner's own is meant in a currency, so that the site cannot just sell in another. */
export class BoundToCurrencyError extends Error {
  override readonly name = 'BoundToCurrencyError'

  constructor() {
    super('Something of the owner is meant in the currency that was left.')
  }
}

/** Whether anything in a shop is meant in its currency: products, discounts, drafts, subscriptions that are still charged, money on gift cards. */
export async function isBoundToCurrency(tables: SiteTables, currency: string): Promise<boolean> {
  const { products, subscriptions, giftCards, discounts, proposals } = tables
  if (await products.isAny()) return true
  if ((await subscriptions.countChargeable(currency)) > 0) return true
  if ((await discounts.behind('', 1)).length > 0) return true
  if ((await proposals.behind('', 1)).length > 0) return true
  return (await giftCards.liability()).some((owed) => owed.currency === currency && owed.cents > 0)
}
