import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { optionValuesOf } from '@vitrine/domain/catalogue/choose-variant'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { swapsOf } from '@vitrine/domain/subscriptions/swaps'
import type { Site } from '@vitrine/domain/website/site'

/** What somebody may have of a product in place of what they have, as the page of a subscription offers it. */
export function variantsOf(
  product: Product | undefined,
  subscription: Subscription,
  { language, store }: Site,
): SubscriptionPageProps['variants'] {
  if (!product) return []
  const { line, currency } = subscription
  return swapsOf(subscription, product, store).map((each) => {
    const cents = each.id === line.variantId ? line.unitPriceCents : currentPriceCents(product.type, each)
    const values = optionValuesOf(product, each).map(({ value }) => value)
    const price = formatMoney(cents, currency, language)
    return { id: each.id, label: [values.join(' / ') || product.title, price].join(' · ') }
  })
}
