import { referenceText, unitPriceCents } from '@vitrine/domain/catalogue/measures/unit-price'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { Product, ProductType, Variant } from '@vitrine/domain/catalogue/product'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Site } from '@vitrine/domain/website/site'

/** `unitPrice` of a variant, such as `€12.00 / kg`, of the price that is asked now; left out where it has none. */
export function unitPriceJson(type: ProductType, variant: Variant, { store, language }: Site) {
  const { content } = variant
  const cents = content ? unitPriceCents(currentPriceCents(type, variant), content) : null
  if (!content || cents === null) return {}
  const price = formatMoney(cents, store.currency, language)
  return { unitPrice: `${price} / ${referenceText(content.per, language)}` }
}

/** Of a product it is that of its lowest price, which is what it shows before a choice. */
export function productUnitPriceJson({ type, variants }: Product, site: Site) {
  const [cheapest] = variants.toSorted(
    (one, other) => currentPriceCents(type, one) - currentPriceCents(type, other),
  )
  return cheapest ? unitPriceJson(type, cheapest, site) : {}
}
