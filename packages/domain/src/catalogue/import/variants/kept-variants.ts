import type { Variant } from '../../product.ts'
import type { ProductDraft, VariantDraft } from '../product-draft.ts'

type Named = Pick<VariantDraft, 'attributes' | 'sku'>

/** The variant that a file means: the one of the same values, or else of the same SKU. */
export function variantMeant<Known extends Named>(known: readonly Known[], told: Named): Known | undefined {
  return known.find((each) => hasSameValues(each, told)) ?? known.find(({ sku }) => sku === told.sku)
}

/** The variants of a product that its draft does not name and that stay all the same, as a row of theirs may be one that could not be read. */
export function keptVariants(
  known: readonly Variant[],
  { variants, mayLackRows = false }: Pick<ProductDraft, 'variants' | 'mayLackRows'>,
): readonly Variant[] {
  if (!mayLackRows) return []
  const named = new Set(variants.map((each) => variantMeant(known, each)?.id))
  return known.filter(({ id }) => !named.has(id))
}

/** Puts variants that stay among those of a file, each behind the one that stood before it. */
export function withKept<Input extends { readonly id?: string | null | undefined }>(
  told: readonly Input[],
  kept: readonly Input[],
  before: readonly Pick<Variant, 'id'>[],
): readonly Input[] {
  const all = [...told]
  for (const variant of kept) {
    const neighbour = before[before.findIndex(({ id }) => id === variant.id) - 1]
    const place = neighbour ? all.findIndex(({ id }) => id === neighbour.id) + 1 : 0
    all.splice(place, 0, variant)
  }
  return all
}

function hasSameValues(one: Named, other: Named): boolean {
  const values = ({ attributes }: Named) => JSON.stringify(Object.entries(attributes).sort())
  return values(one) === values(other)
}
