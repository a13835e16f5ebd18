import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = [
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'needs-review', label: 'Needs Review' },
  { value: 'draft', label: 'Draft' },
  { value: 'private', label: 'Private' },
  { value: 'trash', label: 'Trash' },
]

const kinds = [
  { value: 'text', label: 'Post' },
  { value: 'image', label: 'Picture' },
  { value: 'video', label: 'Video' },
  { value: 'event', label: 'Event' },
  { value: 'audio', label: 'Track' },
]

/** The list of what stands in collections; without the trash, unless that is asked for. */
export const itemsList = {
  name: 'items',
  rowNames: { one: 'item', many: 'items' },
  columns: [
    { key: 'title', label: 'Title', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'state', label: 'Status', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'collection', label: 'Collection', kind: 'text', isShownAtFirst: true },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
    { key: 'date', label: 'Date', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'published', label: 'Publication', kind: 'moment', isSortable: true },
    { key: 'updated', label: 'Changed', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'author', label: 'Author', kind: 'text', isShownAtFirst: true },
    { key: 'category', label: 'Categories', kind: 'text' },
    { key: 'tag', label: 'Tags', kind: 'text' },
    { key: 'comments', label: 'Comments', kind: 'number', isSortable: true },
    { key: 'featured', label: 'Featured', kind: 'flag' },
    { key: 'address', label: 'Address', kind: 'text' },
  ],
  filters: [
    { key: 'state', label: 'Status', kind: 'choice', choices: states },
    { key: 'collection', label: 'Collection', kind: 'text' },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
    { key: 'date', label: 'Date', kind: 'moment' },
    { key: 'updated', label: 'Changed', kind: 'moment' },
    { key: 'author', label: 'Author', kind: 'text', hasWords: true },
    { key: 'category', label: 'Category', kind: 'text', hasWords: true },
    { key: 'tag', label: 'Tag', kind: 'text', hasWords: true },
    { key: 'comments', label: 'Comments', kind: 'number' },
    { key: 'featured', label: 'Featured', kind: 'flag' },
    { key: 'picture', label: 'Picture', kind: 'flag' },
    { key: 'alt', label: 'Alt text of the picture', kind: 'flag' },
    { key: 'seo', label: 'Description for search engines', kind: 'flag' },
  ],
  defaultSort: '-updated',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'drafts', name: 'Drafts', query: 'f=state:is:draft' },
    { key: 'scheduled', name: 'Scheduled', query: 'f=state:is:scheduled&sort=published' },
    { key: 'review', name: 'Needs review', query: 'f=state:is:needs-review' },
    { key: 'without-picture', name: 'Without picture', query: 'f=picture:is:no' },
    { key: 'trash', name: 'Trash', query: 'f=state:is:trash' },
  ],
  acts: [
    { key: 'publish', label: 'Publish', canUndo: true },
    { key: 'unpublish', label: 'Make drafts', canUndo: true },
    { key: 'make-private', label: 'Make private', canUndo: true },
    { key: 'feature', label: 'Feature', canUndo: true },
    { key: 'unfeature', label: 'Stop featuring', canUndo: true },
    { key: 'terms', label: 'Tags and categories', canUndo: true },
    { key: 'trash', label: 'Move to trash', canUndo: true },
    { key: 'restore', label: 'Put back', canUndo: true },
    { key: 'remove', label: 'Remove for good', canUndo: false, isLoss: true },
  ],
} as const satisfies ListDescription
