import type { ProductDraft, Told } from '@vitrine/domain/catalogue/import/product-draft'
import type { ProductErrors } from '@vitrine/domain/catalogue/product-problems'
import { type ProductSafety, untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import type { SiteTables } from '@vitrine/store/store'

/** The safety of a product with what its file says of it; `errors` name makers that the shop does not keep. */
export async function draftedSafety(
  tables: SiteTables,
  { safety: said, tells = [] }: Pick<ProductDraft, 'safety' | 'tells'>,
  before: ProductSafety = untoldSafety,
): Promise<{ readonly safety: ProductSafety; readonly errors: ProductErrors }> {
  // An empty cell of our own file says that there is none.
  const unlessTold = (what: Told, value: string) => (tells.includes(what) ? '' : value)
  const kept: ProductSafety = {
    makerKey: unlessTold('maker', before.makerKey),
    responsibleKey: unlessTold('responsible', before.responsibleKey),
    warnings: unlessTold('warnings', before.warnings),
  }
  if (said.maker === '' && said.responsible === '' && said.warnings === '')
    return { safety: isSame(kept, before) ? before : kept, errors: {} }
  const { companies = [] } = (await tables.site.read()).store
  const errors: Record<string, string> = {}
  const keyOf = (name: string, field: 'makerKey' | 'responsibleKey') => {
    if (name === '') return kept[field]
    const found = companies.find((each) => each.name.toLowerCase() === name.toLowerCase())
    if (!found) errors[`safety.${field}`] = `“${name}” is not among your makers.`
    return found?.key ?? ''
  }
  const safety = {
    makerKey: keyOf(said.maker, 'makerKey'),
    responsibleKey: keyOf(said.responsible, 'responsibleKey'),
    warnings: said.warnings || kept.warnings,
  }
  return { safety, errors }
}

function isSame(one: ProductSafety, other: ProductSafety): boolean {
  const { makerKey, responsibleKey, warnings } = one
  return makerKey === other.makerKey && responsibleKey === other.responsibleKey && warnings === other.warnings
}
