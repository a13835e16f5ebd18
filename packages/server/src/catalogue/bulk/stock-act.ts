import type { BodyOf } from '@vitrine/contract/call'
import { changeManyStocksCall } from '@vitrine/contract/catalogue/inventory-act-calls'
import { inventoryList } from '@vitrine/contract/catalogue/inventory-list'
import { judgeStockChange } from '@vitrine/domain/catalogue/bulk/stock-change'
import { stockChangeText } from '@vitrine/domain/catalogue/lists/change-stock'
import { type ListedVariant, presentInventoryRow } from '@vitrine/domain/catalogue/lists/inventory-row'
import type { SiteTables } from '@vitrine/store/store'
import { type BulkActHandler, changedSince, rowGone } from '../../lists/bulk/bulk-act-handler.ts'

type StockInput = BodyOf<typeof changeManyStocksCall>['input']

/** What is kept of the stock of a variant: sales move it on, so that what came or went is taken back, not the number set again. */
interface Before {
  /** Null where it had no end. */
  readonly onHand: number | null
  readonly after: number
  /** How many movements there were. */
  readonly moves: number
}

/** Said of a change that is taken back. */
const undoNote = 'Undone'

/** Changes what is on hand of many variants. Undone, what came goes and what went comes back, unless somebody has counted since. */
export const stockAct: BulkActHandler<StockInput> = {
  call: changeManyStocksCall,
  list: inventoryList,
  act: 'stock',
  sort: 'name',
  isSeen: true,
  label: ({ change }) => stockSummary(change),
  checkInput: ({ change }) =>
    change.kind === 'add' && change.units === 0 ? { units: stockChangeText['nothing-to-add'] } : null,
  async read(tables, ask) {
    const page = await tables.products.listedVariants(ask)
    return { ...page, rows: page.rows.map(({ variant }) => variant) }
  },

  async judge({ rowId, tables, input, isDryRun, stamp }) {
    // Nobody else changes it between the look and the change.
    if (!isDryRun) await tables.stock.lock(rowId)
    const listed = await tables.products.findVariant(rowId)
    if (!listed) return rowGone
    const { product, variant } = listed
    const rowName = nameOf(listed)
    const verdict = judgeStockChange(product.type, variant.stock, input.change)
    if (!verdict.ok) return { kind: 'refused', rowName, message: stockChangeText[verdict.problem] }
    const { before: onHand, after } = verdict
    if (onHand === after) return { kind: 'unchanged' }
    const { cause, note } = input
    const by = { cause, accountId: stamp.accountId }
    const before: Before = { onHand, after, moves: isDryRun ? 0 : await countMoves(tables, rowId) }
    const write = async () => {
      await tables.stock.count(rowId, { unlimited: false, onHand: after }, note.trim(), by)
    }
    return { kind: 'change', rowName, before, write }
  },

  async undo({ rowId, before, tables, stamp }) {
    const { onHand, after, moves } = before as Before
    await tables.stock.lock(rowId)
    const listed = await tables.products.findVariant(rowId)
    if (!listed || (await isCountedSince(tables, rowId, { moves, ofAct: onHand === null ? 2 : 1 })))
      return changedSince
    const by = { cause: 'other', accountId: stamp.accountId } as const
    if (onHand === null) await tables.stock.count(rowId, { unlimited: true }, undoNote, by)
    else if (!(await tables.stock.add(rowId, onHand - after, undoNote, by)))
      return { kind: 'kept', message: stockChangeText['stock-too-low'] }
    return { kind: 'undone' }
  },
}

function stockSummary(change: StockInput['change']): string {
  if (change.kind === 'set') return 'Set stock'
  return change.units > 0 ? 'Add stock' : 'Take away stock'
}

function nameOf(listed: ListedVariant): string {
  const { title, variantName } = presentInventoryRow(listed)
  return [title, variantName].filter(Boolean).join(', ')
}

async function countMoves({ stock }: SiteTables, variantId: string): Promise<number> {
  const { moves } = await stock.history(variantId, { limit: 1 })
  return moves[0]?.number ?? 0
}

/** Whether owners have changed the stock since an act did, which made some movements itself. Sales and returns are none of theirs. */
async function isCountedSince(
  { stock }: SiteTables,
  variantId: string,
  { moves, ofAct }: { readonly moves: number; readonly ofAct: number },
): Promise<boolean> {
  return (await stock.countedSince(variantId, moves)) > ofAct
}
