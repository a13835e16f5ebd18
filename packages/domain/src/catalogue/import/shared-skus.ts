import type { RowGroup } from './group-rows.ts'
import type { RowProblem } from './product-draft.ts'

/** Names each row whose SKU a product before it has, too: both are taken as they are, but a stock-keeping unit should be one thing. */
export function sharedSkus(groups: readonly RowGroup[]): readonly RowProblem[] {
  const holders = new Map<string, RowGroup>()
  const problems: RowProblem[] = []
  for (const group of groups) {
    for (const { sku, line } of group.rows) {
      if (sku === '') continue
      const holder = holders.get(sku) ?? group
      holders.set(sku, holder)
      const name = holder.rows[0]?.title || holder.key
      if (holder !== group)
        problems.push({ line, reason: `The SKU “${sku}” is that of “${name}”, too.`, isUsed: true })
    }
  }
  return problems
}
