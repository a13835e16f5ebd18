import type { ReplyOf } from '@vitrine/contract/call'
import type { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { lowStockMost } from '@vitrine/domain/catalogue/stock'
import type { Tone } from '../../../parts/status-badge.tsx'

/** A product in the list. */
export type ProductRow = ReplyOf<typeof listProductsCall>['rows'][number]

/** A variant in the list. */
export type VariantRow = ProductRow['variants'][number]

/** What the list says about a product's stock. */
export function stockText(row: Pick<ProductRow, 'availableQuantity' | 'isSoldOut'>): {
  readonly text: string
  readonly badge: { readonly text: string; readonly tone: Tone } | null
} {
  const { availableQuantity } = row
  if (availableQuantity === null) return { text: 'Unlimited', badge: null }
  const text = `${availableQuantity} in stock`
  if (row.isSoldOut) return { text, badge: { text: 'Sold out', tone: 'bad' } }
  if (availableQuantity <= lowStockMost) return { text, badge: { text: 'Low', tone: 'due' } }
  return { text, badge: null }
}
