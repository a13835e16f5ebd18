import { findVariant } from '@vitrine/domain/catalogue/choose-variant'
import type { RestockGroup } from '@vitrine/store/restock/restock'
import type { SiteStore } from '@vitrine/store/store'

/** So many variants are looked at in one go. */
const lookedAt = 200

/** Forgets some of those who wait for what is gone for good, a product or a variant: nobody could ever tell them. Returns how many. */
export async function forgetInVain({ restock, products }: SiteStore): Promise<number> {
  let forgotten = 0
  for (let after: RestockGroup | null = null; ; ) {
    const groups: readonly RestockGroup[] = await restock.groups(after, lookedAt)
    for (const group of groups) {
      const product = await products.find(group.productId)
      if (!product || !findVariant(product, group.variantId)) forgotten += await restock.removeWaiting(group)
    }
    after = groups.at(-1) ?? null
    if (groups.length < lookedAt) return forgotten
  }
}
