import type { changeInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import type { InputOf } from '@vitrine/contract/client/make-call'
import type { Stock } from '@vitrine/domain/catalogue/product'
import { judgeStockChange, type StockVerdict } from '@vitrine/domain/catalogue/stock/judge-stock-change'
import type { ChosenCause } from '@vitrine/domain/catalogue/stock/stock-cause'

/** How stock is changed. */
export type StockChangeKind = 'add' | 'take' | 'set' | 'unlimited'

/** Why it is mostly changed so. */
export const usualCause: Readonly<Record<StockChangeKind, ChosenCause>> = {
  add: 'received',
  take: 'damaged',
  set: 'recount',
  unlimited: 'other',
}

type Change = InputOf<typeof changeInventoryCall>['body']['change']

/** The change that was asked for; null while its number is missing. */
export function changeOf(
  kind: StockChangeKind,
  pieces: number | null,
  { was, moves }: { readonly was: number | null; readonly moves: number },
): Change | null {
  if (kind === 'unlimited') return { kind: 'unlimited', was }
  if (pieces === null) return null
  if (kind === 'set') return { kind: 'set', onHand: pieces, was }
  return { kind: 'add', units: kind === 'add' ? pieces : -pieces, seenMoves: moves }
}

/** What the change would come to, by the rule that the server goes by: what checkouts hold stays on the shelf. */
export function foreseen(change: Change, stock: Stock): StockVerdict {
  return judgeStockChange({ stock }, change)
}
