import type { ListDescription } from '@vitrine/domain/lists/list-description'

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
  ],
  filters: [
    { key: 'orders', label: 'Orders', kind: 'number' },
    { key: 'spent', label: 'Total spent', kind: 'money' },
    { key: 'lastOrder', label: 'Last order', kind: 'moment' },
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
