import { findVariant } from '@vitrine/domain/catalogue/choose-variant'
import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import { canBeAwaited } from '@vitrine/domain/restock/check-sign-up'
import type { VariantKey } from '@vitrine/store/restock/restock'
import type { SiteTables } from '@vitrine/store/store'

/** Whether a variant is there to be bought. */
export async function isBack(
  { products }: Pick<SiteTables, 'products'>,
  { productId, variantId }: VariantKey,
): Promise<boolean> {
  const product = await products.find(productId)
  const variant = product && isOnShow(product) ? findVariant(product, variantId) : undefined
  return product !== undefined && variant !== undefined && !canBeAwaited(product, variant)
}

/** So many variants are told of at once. */
const mostBack = 2_000

/** Variants that somebody waits for, and that are there to be bought again. */
export async function variantsBack(
  tables: Pick<SiteTables, 'products' | 'restock'>,
): Promise<readonly VariantKey[]> {
  const back: VariantKey[] = []
  for (const variant of await tables.restock.back(mostBack))
    if (await isBack(tables, variant)) back.push(variant)
  return back
}
