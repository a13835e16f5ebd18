import type { VariantDraft } from '../product-draft.ts'
import { urlIdOf } from '../url-id.ts'

/** Gives each variant a SKU of its own: carts tell variants by it. */
export function withSkus(key: string, variants: readonly VariantDraft[]): readonly VariantDraft[] {
  const taken: TakenSkus = { skus: new Set(), reached: new Map() }
  return variants.map((variant) => {
    const made = urlIdOf([key, ...Object.values(variant.attributes)].join(' ')).toUpperCase()
    return { ...variant, sku: takeFree(variant.sku || made, taken) }
  })
}

/** The SKUs of a product so far, and the number that those of each wanted one have reached. */
interface TakenSkus {
  readonly skus: Set<string>
  readonly reached: Map<string, number>
}

function takeFree(wanted: string, { skus, reached }: TakenSkus): string {
  let number = reached.get(wanted) ?? 1
  let sku = number === 1 ? wanted : `${wanted}-${number}`
  for (; skus.has(sku); sku = `${wanted}-${number}`) number += 1
  skus.add(sku)
  reached.set(wanted, number)
  return sku
}
