import type { Company } from '../../website/legal/company.ts'

/** What is told of a product for its safety (Regulation 2023/988, article 19). */
export interface ProductSafety {
  /** `Company.key` of who made it; '': nobody is named. */
  readonly makerKey: string
  /** Of who answers for it in the European market, where the maker is outside of it. */
  readonly responsibleKey: string
  /** In the language of the site; lines are kept. */
  readonly warnings: string
}

/** Nothing is told. */
export const untoldSafety: ProductSafety = { makerKey: '', responsibleKey: '', warnings: '' }

/** Most characters of the warnings. */
export const longestWarnings = 5_000

/** The companies that a product names and its shop keeps. */
export function companiesOf(safety: ProductSafety, companies: readonly Company[] = []) {
  const find = (key: string) => companies.find((each) => each.key === key) ?? null
  return { maker: find(safety.makerKey), responsible: find(safety.responsibleKey) }
}
