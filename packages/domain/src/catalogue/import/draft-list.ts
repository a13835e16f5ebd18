import type { RowGroup } from './group-rows.ts'
import type { DraftedProducts, ProductDraft, RowProblem } from './product-draft.ts'
import type { ProductReading } from './read-product.ts'
import { SharedSkus } from './variants/shared-skus.ts'

/** What is read of a file, product by product: rows are not kept beyond their product. */
export class DraftList {
  readonly #drafts: ProductDraft[] = []
  readonly #problems: RowProblem[] = []
  readonly #skus = new SharedSkus()
  #unread = 0

  add(group: RowGroup, { drafts, problems }: ProductReading): void {
    const told = drafts.length === 1 ? [...problems, ...this.#skus.of(group)] : problems
    for (const draft of drafts) this.#drafts.push(draft)
    for (const problem of told) this.#problems.push(problem)
    if (drafts.length === 0) this.#unread += 1
  }

  /** Names a product that was not read at all. */
  refuse(problem: RowProblem): void {
    this.#problems.push(problem)
    this.#unread += 1
  }

  /** Says something of a product that was read. */
  remark(problem: RowProblem): void {
    this.#problems.push(problem)
  }

  /** All of it, with what was found before products were read. */
  drafted(before: Pick<DraftedProducts, 'problems' | 'unread'>): DraftedProducts {
    return {
      drafts: this.#drafts,
      unread: before.unread + this.#unread,
      problems: [...before.problems, ...this.#problems].sort((one, other) => one.line - other.line),
    }
  }
}
