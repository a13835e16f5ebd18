import type { ReplyOf } from '@vitrine/contract/call'
import type { readStockHistoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import type { ProductDraft } from '../draft.ts'

/** Ids of variants whose stock both changed, each to another number: whether somebody counted it, or it was sold, is told by its history alone. */
export function stockBothChanged({ base, ours, theirs }: ThreeWays<ProductDraft>): readonly string[] {
  return theirs.variants.flatMap(({ id, onHand }) => {
    const [was, mine] = [base, ours].map(({ variants }) => variants.find((row) => row.id === id)?.onHand)
    const isOfBoth = was !== undefined && mine !== undefined && was !== onHand && was !== mine
    return id !== null && isOfBoth && mine !== onHand ? [id] : []
  })
}

/** Whether somebody counted a variant since it had `was` pieces; its moves come with the newest first. */
export function wasCounted(moves: ReplyOf<typeof readStockHistoryCall>['moves'], was: number): boolean {
  const end = moves.findIndex(({ after }) => after === was)
  return moves.slice(0, end === -1 ? moves.length : end).some(({ kind }) => kind === 'counted')
}

/** A draft in which the stock of these variants was counted by somebody. */
export function withCounted(draft: ProductDraft, counted: ReadonlySet<string>): ProductDraft {
  if (counted.size === 0) return draft
  const variants = draft.variants.map((row) =>
    row.id !== null && counted.has(row.id) ? { ...row, isCounted: true as const } : row,
  )
  return { ...draft, variants }
}
