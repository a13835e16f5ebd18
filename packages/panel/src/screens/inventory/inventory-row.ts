import type { ReplyOf } from '@vitrine/contract/call'
import type { listInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'

/** A variant in the inventory. */
export type InventoryRow = ReplyOf<typeof listInventoryCall>['rows'][number]

/** What a variant is called beside those of other products. */
export function variantName({ title, variantName }: Pick<InventoryRow, 'title' | 'variantName'>): string {
  return variantName === '' ? title : `${title}, ${variantName}`
}

/** What is on hand; null without an end. */
export function onHandOf({ isCounted, stock }: Pick<InventoryRow, 'isCounted' | 'stock'>): number | null {
  return isCounted && !stock.unlimited ? stock.onHand : null
}
