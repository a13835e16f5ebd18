import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { ProductErrors } from '@vitrine/domain/catalogue/product-problems'
import { type ProductSafety, untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import type { SiteTables } from '@vitrine/store/store'

/** The safety of a product with what its file says of it; `errors` name makers that the shop does not keep. */
export async function draftedSafety(
  tables: SiteTables,
  { safety: said }: Pick<ProductDraft, 'safety'>,
  before: ProductSafety = untoldSafety,
): Promise<{ readonly safety: ProductSafety; readonly errors: ProductErrors }> {
  if (said.maker === '' && said.responsible === '' && said.warnings === '')
    return { safety: before, errors: {} }
  const { companies = [] } = (await tables.site.read()).store
  const errors: Record<string, string> = {}
  const keyOf = (name: string, field: 'makerKey' | 'responsibleKey') => {
    if (name === '') return before[field]
    const found = companies.find((each) => each.name.toLowerCase() === name.toLowerCase())
    if (!found) errors[`safety.${field}`] = `“${name}” is not among your makers.`
    return found?.key ?? ''
  }
  const safety = {
    makerKey: keyOf(said.maker, 'makerKey'),
    responsibleKey: keyOf(said.responsible, 'responsibleKey'),
    warnings: said.warnings || before.warnings,
  }
  return { safety, errors }
}
