import type { BodyOf } from '@vitrine/contract/call'
import { changeManyStocksCall } from '@vitrine/contract/catalogue/inventory-act-calls'
import { inventoryList } from '@vitrine/contract/catalogue/inventory-list'
import { type ListedVariant, presentInventoryRow } from '@vitrine/domain/catalogue/lists/inventory-row'
import { judgeStockChange, stockChangeText } from '@vitrine/domain/catalogue/stock/judge-stock-change'
import { type BulkActHandler, changedSince, rowGone } from '../../lists/bulk/bulk-act-handler.ts'

type StockInput = BodyOf<typeof changeManyStocksCall>['input']

/** What is kept of the stock of a variant: sales move it on, so that what came or went is taken back, not the number set again. */
interface Before {
  /** Null where it had no end. */
  readonly onHand: number | null
  readonly after: number | null
  /** How many movements there were when it was done; acts of former versions did not keep it. */
  readonly doneAt?: number
}

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
    const verdict = judgeStockChange({ type: product.type, stock: variant.stock }, input.change)
    if (!verdict.ok) return { kind: 'refused', rowName, message: stockChangeText[verdict.problem] }
    const { before: onHand, after, count } = verdict
    if (!count) return { kind: 'unchanged' }
    const { cause, note } = input
    const by = { cause, accountId: stamp.accountId }
    const write = async () => void (await tables.stock.count(rowId, count, note.trim(), by))
    const readWritten = async () => ({
      doneAt: (await tables.stock.moveNumbers([product.id])).get(rowId) ?? 0,
    })
    return { kind: 'change', rowName, before: { onHand, after }, write, readWritten }
  },

  async undo({ rowId, before, tables, stamp }) {
    const { onHand, after, doneAt } = before as Before
    await tables.stock.lock(rowId)
    const listed = await tables.products.findVariant(rowId)
    // Sales and returns since stay; a count of somebody stands for itself.
    const isKnown = listed !== undefined && doneAt !== undefined
    if (!isKnown || (await tables.stock.countedSince(rowId, doneAt)) > 0) return changedSince
    const by = { cause: 'undone', accountId: stamp.accountId } as const
    if (onHand === null) await tables.stock.count(rowId, { unlimited: true }, '', by)
    else if (!(await tables.stock.add(rowId, onHand - (after ?? 0), '', by)))
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
