import { productsList } from '@vitrine/contract/catalogue/products-list'
import {
  isLower,
  type ProductChange,
  reversedRows,
  rowsOfChange,
  saleNotLowerText,
} from '@vitrine/domain/catalogue/bulk/product-change'
import { applyGridRows } from '@vitrine/domain/catalogue/grid/apply-grid-rows'
import type { GridRow } from '@vitrine/domain/catalogue/grid/grid-row'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { SiteTables } from '@vitrine/store/store'
import {
  type ActCall,
  type ActServices,
  type BulkActHandler,
  changedSince,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import { holdPage, planSaving, writePlan } from '../save-product.ts'

interface ProductActParts<Input> {
  readonly call: ActCall
  /** Its key in the list's description. */
  readonly act: string
  readonly changeOf: (input: Input) => ProductChange
  /** What it is called with an input, where that is more than the description says. */
  readonly label?: (input: Input) => string
}

/** An act on many products: what it comes to for one is written as rows of the grid, by the grid's own rules. */
export function productAct<Input>({
  call,
  act,
  changeOf,
  label,
}: ProductActParts<Input>): BulkActHandler<Input> {
  return {
    call,
    list: productsList,
    act,
    sort: '-created',
    isSeen: true,
    ...(label && { label }),
    read: (tables, ask) => tables.products.listed(ask),

    async judge({ rowId, tables, input, isDryRun, stamp, services }) {
      const product = await (isDryRun ? tables.products.find(rowId) : tables.products.lock(rowId))
      if (!product) return rowGone
      const rows = rowsOfChange(product, changeOf(input))
      if (rows.length === 0) return { kind: 'unchanged' }
      const rowName = product.title
      if (!isLower(product, rows)) return { kind: 'refused', rowName, message: saleNotLowerText }
      const planned = await plan(tables, { product, rows, stamp, services, isDryRun })
      return planned.ok
        ? { kind: 'change', rowName, before: reversedRows(settledRows(rows, planned)), write: planned.write }
        : { kind: 'refused', rowName, message: planned.message }
    },

    async undo({ rowId, before, tables, stamp, services }) {
      const product = await tables.products.lock(rowId)
      const rows = before as readonly GridRow[]
      if (!product || applyGridRows(product, rows).kept.size > 0) return changedSince
      const planned = await plan(tables, { product, rows, stamp, services, isDryRun: false })
      if (!planned.ok) return { kind: 'kept', message: planned.message }
      await planned.write()
      return { kind: 'undone' }
    },
  }
}

interface PlanContext {
  readonly product: Product
  readonly rows: readonly GridRow[]
  readonly stamp: { readonly nowMs: number; readonly accountId: string }
  readonly services: ActServices
  readonly isDryRun: boolean
}

type Planned =
  | { readonly ok: true; readonly tags: readonly string[]; readonly write: () => Promise<void> }
  | { readonly ok: false; readonly message: string }

async function plan(
  tables: SiteTables,
  { product, rows, stamp, services, isDryRun }: PlanContext,
): Promise<Planned> {
  const { newId, newUuid } = services
  const { input } = applyGridRows(product, rows)
  const countedBy = { cause: 'edited', accountId: stamp.accountId } as const
  const saving = { known: product, countedBy, nowMs: stamp.nowMs, newId, newUuid }
  if (!isDryRun) await holdPage(tables, input, product)
  const planned = await planSaving(tables, input, saving)
  if (!planned.ok) return { ok: false, message: sentencesOf(planned.errors) }
  const { tags } = planned.plan.product
  return { ok: true, tags, write: () => writePlan(tables, planned.plan, saving) }
}

/** Rows with the tags as they are kept: spelled as the page knows them. */
function settledRows(rows: readonly GridRow[], { tags }: { readonly tags: readonly string[] }) {
  return rows.map((row) => (row.is.tags ? { ...row, is: { ...row.is, tags } } : row))
}

/** What is wrong, each sentence once, however many variants it holds of. */
function sentencesOf(errors: Readonly<Record<string, string>>): string {
  const [first = '', ...others] = new Set(Object.values(errors))
  return others.reduce((said, text) => `${said.replace(/\.$/, '')}. ${text}`, first)
}
