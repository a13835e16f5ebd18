import type { ListDescription } from '@vitrine/domain/lists/list-description'

const status = [
  { value: '301', label: 'For good' },
  { value: '302', label: 'For now' },
]

/** The list of redirects. */
export const redirectsList = {
  name: 'redirects',
  rowNames: { one: 'redirect', many: 'redirects' },
  columns: [
    { key: 'source', label: 'Old address', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'target', label: 'Leads to', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'status', label: 'Holds', kind: 'choice', choices: status, isShownAtFirst: true },
    { key: 'place', label: 'Order', kind: 'number', isSortable: true },
  ],
  filters: [
    { key: 'status', label: 'Holds', kind: 'choice', choices: status },
    { key: 'source', label: 'Old address', kind: 'text', hasWords: true },
    { key: 'target', label: 'Leads to', kind: 'text', hasWords: true },
    { key: 'named', label: 'Stands for many addresses', kind: 'flag' },
  ],
  defaultSort: 'place',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'for-now', name: 'For now', query: 'f=status:is:302' },
    { key: 'patterns', name: 'For many addresses', query: 'f=named:is:yes' },
  ],
  acts: [{ key: 'delete', label: 'Remove redirects', canUndo: true }],
} as const satisfies ListDescription
