import { choiceName } from '@vitrine/domain/catalogue/choose-variant'
import { isVariantOnSale } from '@vitrine/domain/catalogue/price'
import { lowestBeforeReduction } from '@vitrine/domain/catalogue/prices/lowest-price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { holdsDuty } from '@vitrine/domain/legal/duties-of'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { PageContext } from '../page-context.ts'

/** A line of `lowestPrices`: the lowest price of the 30 days before a sale, and of which variants; '' for all. */
interface LowestPrice {
  readonly variant: string
  readonly price: string
}

/** The lowest prices to be told beside the sale prices of a product, where the country of the site wants that; else none. */
export async function lowestPricesJson(
  product: Product,
  { store, site, nowMs }: Pick<PageContext, 'store' | 'site' | 'nowMs'>,
): Promise<readonly LowestPrice[]> {
  const reduced = product.variants.filter((variant) => isVariantOnSale(product.type, variant))
  if (reduced.length === 0 || !holdsDuty(site, 'lowest-price', nowMs)) return []
  const records = await store.products.prices(product.id)
  const lines = reduced.flatMap((variant) => {
    const cents = lowestBeforeReduction(records.get(variant.id) ?? [])
    if (cents === null) return []
    const name = choiceName(product, variant)
    return [{ variant: name, price: formatMoney(cents, site.store.currency, site.language) }]
  })
  const [first] = lines
  const isOne =
    first && lines.length === product.variants.length && lines.every(({ price }) => price === first.price)
  return isOne ? [{ variant: '', price: first.price }] : lines
}
