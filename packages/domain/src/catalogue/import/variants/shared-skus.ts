import type { RowGroup } from '../group-rows.ts'
import type { RowProblem } from '../product-draft.ts'

/** Names each row whose SKU a product before it has, too: both are taken as they are, but a stock-keeping unit should be one thing. */
export class SharedSkus {
  readonly #holders = new Map<string, { readonly name: string }>()

  /** What is to be said of the rows of one more product. */
  of({ key, rows }: RowGroup): readonly RowProblem[] {
    const own = { name: rows[0]?.title || key }
    const problems: RowProblem[] = []
    for (const { sku, line } of rows) {
      if (sku === '') continue
      const holder = this.#holders.get(sku) ?? own
      this.#holders.set(sku, holder)
      if (holder !== own)
        problems.push({ line, reason: `The SKU “${sku}” is that of “${holder.name}”, too.`, isUsed: true })
    }
    return problems
  }
}
