import { removeProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { productsList } from '@vitrine/contract/catalogue/products-list'
import type { JsonObject } from '@vitrine/domain/activity/document-image'
import { planReturnOfProduct } from '../../activity/put-back-product.ts'
import { lockAreas } from '../../activity/return-to-areas.ts'
import { type BulkActHandler, changedSince, rowGone } from '../../lists/bulk/bulk-act-handler.ts'

/** What is kept of a product that was removed. */
interface Before {
  readonly name: string
  readonly document: JsonObject
}

/**
 * Removes many products, by the rule of a single one: orders keep what they say of them. They come back as an undo of the activity brings
 * one back: with the stock that is counted, where their page is there and nothing else has their address.
 */
export const removeProductsAct: BulkActHandler<unknown> = {
  call: removeProductsCall,
  list: productsList,
  act: 'delete',
  sort: '-created',
  isSeen: true,
  read: (tables, ask) => tables.products.listed(ask),

  async judge({ rowId, tables, isDryRun }) {
    const product = await (isDryRun ? tables.products.find(rowId) : tables.products.lock(rowId))
    if (!product) return rowGone
    const before: Before = { name: product.title, document: JSON.parse(JSON.stringify(product)) }
    return { kind: 'change', rowName: product.title, before, write: () => tables.products.remove(rowId) }
  },

  async undo({ rowId, before, tables, stamp }) {
    if (await tables.products.find(rowId)) return changedSince
    const { name, document } = before as Before
    await lockAreas(tables, [{ kind: 'product', before: document, after: null }])
    const plan = await planReturnOfProduct(
      tables,
      { documentId: rowId, name },
      { document, nowMs: stamp.nowMs },
    )
    if (!plan.ok) return { kind: 'kept', message: plan.message }
    await plan.save()
    return { kind: 'undone' }
  },
}
