import type { ListDescription } from '@vitrine/domain/lists/list-description'

/** What stands in the file of customers beside the columns of the list. */
const fileColumns = [
  { key: 'currency', label: 'Currency', kind: 'text', isOnlyInFile: true },
  { key: 'phone', label: 'Phone', kind: 'text', isOnlyInFile: true },
  { key: 'address', label: 'Address', kind: 'text', isOnlyInFile: true },
  { key: 'street', label: 'Street address', kind: 'text', isOnlyInFile: true },
  { key: 'postalCode', label: 'Postal code', kind: 'text', isOnlyInFile: true },
  { key: 'city', label: 'City', kind: 'text', isOnlyInFile: true },
  { key: 'region', label: 'State or region', kind: 'text', isOnlyInFile: true },
] as const

/** The list of customers. */
export const customersList = {
  name: 'customers',
  rowNames: { one: 'customer', many: 'customers' },
  columns: [
    { key: 'name', label: 'Name', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'email', label: 'Email', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'orders', label: 'Orders', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'spent', label: 'Total spent', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'lastOrder', label: 'Last order', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'firstSeen', label: 'First seen', kind: 'moment', isSortable: true },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'tags', label: 'Tags', kind: 'text', isShownAtFirst: true },
    { key: 'news', label: 'Accepts news', kind: 'flag' },
    ...fileColumns,
  ],
  filters: [
    { key: 'orders', label: 'Orders', kind: 'number' },
    { key: 'spent', label: 'Total spent', kind: 'money' },
    { key: 'lastOrder', label: 'Last order', kind: 'moment', mayLack: true },
    { key: 'firstSeen', label: 'First seen', kind: 'moment' },
    { key: 'tags', label: 'Tag', kind: 'text' },
    { key: 'news', label: 'Accepts news', kind: 'flag' },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'name', label: 'Name', kind: 'text', hasWords: true },
    { key: 'email', label: 'Email', kind: 'text' },
  ],
  defaultSort: '-lastOrder',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'again', name: 'Bought more than once', query: 'f=orders:gt:1' },
    { key: 'news', name: 'Accept news', query: 'f=news:is:yes' },
    { key: 'quiet', name: 'No order for 180 days', query: 'f=orders:gt:0~lastOrder:older:180' },
    { key: 'tagged', name: 'Tagged', query: 'f=tags:empty:no' },
  ],
  acts: [{ key: 'tags', label: 'Change tags', canUndo: true }],
} as const satisfies ListDescription
