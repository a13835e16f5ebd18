import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { availability } from './products-list.ts'

/** The list of the inventory: variants. */
export const inventoryList = {
  name: 'inventory',
  rowNames: { one: 'variant', many: 'variants' },
  columns: [
    { key: 'name', label: 'Product', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'variant', label: 'Variant', kind: 'text', isShownAtFirst: true },
    { key: 'sku', label: 'SKU', kind: 'text', isShownAtFirst: true },
    { key: 'onHand', label: 'On hand', kind: 'number', isShownAtFirst: true },
    { key: 'held', label: 'Held', kind: 'number' },
    { key: 'stock', label: 'To sell', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'price', label: 'Price', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'visible', label: 'Visible', kind: 'flag' },
  ],
  filters: [
    { key: 'availability', label: 'Availability', kind: 'choice', choices: availability },
    { key: 'stock', label: 'Pieces to sell', kind: 'number' },
    { key: 'price', label: 'Price', kind: 'money' },
    { key: 'visible', label: 'Visible', kind: 'flag' },
    { key: 'counted', label: 'Made of stock', kind: 'flag' },
    { key: 'category', label: 'Category', kind: 'text', hasWords: true },
    { key: 'sku', label: 'SKU', kind: 'text' },
  ],
  defaultSort: 'name',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'low', name: 'Running low', query: 'f=availability:any:out,low&sort=stock' },
    { key: 'out', name: 'Out of stock', query: 'f=availability:is:out' },
    { key: 'unlimited', name: 'Unlimited', query: 'f=availability:is:unlimited' },
  ],
  acts: [{ key: 'stock', label: 'Change stock', canUndo: true }],
} as const satisfies ListDescription
