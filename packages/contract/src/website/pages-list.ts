import type { ListDescription } from '@vitrine/domain/lists/list-description'

/** The list of pages, beside the tree in which they stand. What kinds and menus there are is the template's to say. */
export const pagesList = {
  name: 'pages',
  rowNames: { one: 'page', many: 'pages' },
  columns: [
    { key: 'title', label: 'Title', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'address', label: 'Address', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'kind', label: 'Kind', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'enabled', label: 'Shown to visitors', kind: 'flag', isShownAtFirst: true },
    { key: 'menu', label: 'In menu', kind: 'text', isShownAtFirst: true },
    { key: 'inside', label: 'Inside of', kind: 'text' },
    { key: 'password', label: 'Password', kind: 'flag' },
    { key: 'seo', label: 'Description for search engines', kind: 'flag' },
    { key: 'updated', label: 'Changed', kind: 'moment', isSortable: true, isShownAtFirst: true },
  ],
  filters: [
    { key: 'kind', label: 'Kind', kind: 'text' },
    { key: 'enabled', label: 'Shown to visitors', kind: 'flag' },
    { key: 'menu', label: 'In menu', kind: 'text' },
    { key: 'password', label: 'Password', kind: 'flag' },
    { key: 'seo', label: 'Description for search engines', kind: 'flag' },
    { key: 'updated', label: 'Changed', kind: 'moment', mayLack: true },
    { key: 'address', label: 'Address', kind: 'text', hasWords: true },
  ],
  defaultSort: 'title',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'hidden', name: 'Hidden', query: 'f=enabled:is:no' },
    { key: 'no-menu', name: 'In no menu', query: 'f=menu:empty:yes' },
    { key: 'password', name: 'With a password', query: 'f=password:is:yes' },
    { key: 'no-description', name: 'Without description', query: 'f=seo:is:no' },
  ],
  acts: [
    { key: 'show', label: 'Show', canUndo: true },
    { key: 'hide', label: 'Hide', canUndo: true },
  ],
} as const satisfies ListDescription
