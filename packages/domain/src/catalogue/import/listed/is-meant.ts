import type { Product } from '../../product.ts'
import type { ProductDraft } from '../product-draft.ts'
import { urlIdOf } from '../url-id.ts'

/** An id that is random is that of one thing in the world. */
const randomId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/**
 * Whether a draft means the product whose id it has: shops that count theirs give the same ids to different things. It has its title, the
 * address that an import makes of that, or one of its SKUs, unless the id is a random one.
 */
export function isMeant(
  { key, title, urlId, variants }: ProductDraft,
  product: Pick<Product, 'title' | 'urlId' | 'variants'>,
): boolean {
  if (randomId.test(key) || title === product.title) return true
  const address = urlIdOf(title)
  if (address !== '' && [urlIdOf(product.title), product.urlId].includes(address)) return true
  if (urlId !== '' && urlId === product.urlId) return true
  const skus = new Set(product.variants.map(({ sku }) => sku))
  return variants.some(({ sku, isSkuMade }) => !isSkuMade && skus.has(sku))
}
