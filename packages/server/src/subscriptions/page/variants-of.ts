import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { optionValuesOf } from '@vitrine/domain/catalogue/choose-variant'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { canSupply } from '@vitrine/domain/catalogue/stock'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { Site } from '@vitrine/domain/website/site'

/** What somebody may have of a product in place of what they have, as the page of a subscription offers it. */
export function variantsOf(
  product: Product | undefined,
  { line, currency }: Subscription,
  { language, store }: Site,
): SubscriptionPageProps['variants'] {
  if (!product) return []
  // Prices of today are in the currency of the shop, and of no use to what is paid in another.
  const isOther = currency !== store.currency
  return product.variants
    .filter(
      (each) =>
        each.id === line.variantId ||
        (product.isVisible && !isOther && canSupply(product.type, each.stock, 1)),
    )
    .map((each) => {
      const cents = each.id === line.variantId ? line.unitPriceCents : currentPriceCents(product.type, each)
      const values = optionValuesOf(product, each).map(({ value }) => value)
      const price = formatMoney(cents, currency, language)
      return { id: each.id, label: [values.join(' / ') || product.title, price].join(' · ') }
    })
}
