import type { ListDescription } from '@vitrine/domain/lists/list-description'

const types = [
  { value: 'physical', label: 'Physical' },
  { value: 'digital', label: 'Digital' },
  { value: 'service', label: 'Service' },
  { value: 'gift-card', label: 'Gift card' },
  { value: 'paywall', label: 'Paywall' },
]

const planned = [
  { value: 'appears', label: 'Appears later' },
  { value: 'sale', label: 'A sale begins or ends' },
]

const missing = [
  { value: 'picture', label: 'Picture' },
  { value: 'description', label: 'Description' },
  { value: 'sku', label: 'SKU' },
  { value: 'weight', label: 'Weight' },
  { value: 'maker', label: 'Maker' },
]

/** What can still be sold of a product, or of a variant. */
export const availability = [
  { value: 'out', label: 'Out of stock' },
  { value: 'low', label: 'Low' },
  { value: 'plenty', label: 'Plenty' },
  { value: 'unlimited', label: 'Unlimited' },
]

/** The list of products. */
export const productsList = {
  name: 'products',
  rowNames: { one: 'product', many: 'products' },
  columns: [
    { key: 'title', label: 'Product', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'sku', label: 'SKU', kind: 'text' },
    { key: 'stock', label: 'Stock', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'price', label: 'Price', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'visible', label: 'Visible', kind: 'flag', isShownAtFirst: true },
    { key: 'type', label: 'Type', kind: 'choice', choices: types },
    { key: 'onSale', label: 'On sale', kind: 'flag' },
    { key: 'publishFrom', label: 'Published from', kind: 'moment' },
    { key: 'saleChanges', label: 'Sale begins or ends', kind: 'moment' },
    { key: 'categories', label: 'Categories', kind: 'text' },
    { key: 'tags', label: 'Tags', kind: 'text' },
    { key: 'variants', label: 'Variants', kind: 'number' },
    { key: 'updated', label: 'Updated', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'created', label: 'Added', kind: 'moment', isSortable: true },
  ],
  filters: [
    { key: 'availability', label: 'Availability', kind: 'choice', choices: availability },
    { key: 'stock', label: 'Pieces in stock', kind: 'number' },
    { key: 'visible', label: 'Visible', kind: 'flag' },
    { key: 'planned', label: 'Planned', kind: 'choice', choices: planned },
    { key: 'type', label: 'Type', kind: 'choice', choices: types },
    { key: 'onSale', label: 'On sale', kind: 'flag' },
    { key: 'price', label: 'Price', kind: 'money' },
    { key: 'category', label: 'Category', kind: 'text', hasWords: true },
    { key: 'tag', label: 'Tag', kind: 'text', hasWords: true },
    { key: 'sku', label: 'SKU', kind: 'text', hasWords: true },
    { key: 'missing', label: 'Missing', kind: 'choice', choices: missing },
    { key: 'featured', label: 'Featured', kind: 'flag' },
    { key: 'updated', label: 'Updated', kind: 'moment' },
    { key: 'created', label: 'Added', kind: 'moment' },
  ],
  defaultSort: '-updated',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'out', name: 'Out of stock', query: 'f=availability:is:out' },
    { key: 'low', name: 'Low stock', query: 'f=availability:is:low&sort=stock' },
    { key: 'hidden', name: 'Hidden', query: 'f=visible:is:no' },
    { key: 'planned', name: 'Appear later', query: 'f=planned:is:appears' },
    { key: 'sale', name: 'On sale', query: 'f=onSale:is:yes' },
    { key: 'no-picture', name: 'Missing a picture', query: 'f=missing:is:picture' },
  ],
  acts: [
    { key: 'show', label: 'Show', canUndo: true },
    { key: 'hide', label: 'Hide', canUndo: true },
    { key: 'tags', label: 'Change tags', canUndo: true },
    { key: 'prices', label: 'Change prices', canUndo: true },
    { key: 'sale', label: 'Sale', canUndo: true },
    { key: 'delete', label: 'Delete', canUndo: true },
  ],
} as const satisfies ListDescription
