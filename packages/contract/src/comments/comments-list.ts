import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = [
  { value: 'pending', label: 'Waiting' },
  { value: 'public', label: 'Published' },
  { value: 'spam', label: 'Spam' },
]

/** The list of what visitors wrote. */
export const commentsList = {
  name: 'comments',
  rowNames: { one: 'comment', many: 'comments', label: 'the comment of {name}', unnamed: 'Anonymous' },
  columns: [
    { key: 'excerpt', label: 'Comment', kind: 'text', isShownAtFirst: true },
    { key: 'author', label: 'Author', kind: 'text', isShownAtFirst: true },
    { key: 'state', label: 'Status', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'date', label: 'Date', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'answered', label: 'Answered', kind: 'flag', isShownAtFirst: true },
    { key: 'flags', label: 'Reports', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'likes', label: 'Likes', kind: 'number', isSortable: true },
    { key: 'item', label: 'Under', kind: 'text' },
    { key: 'email', label: 'Email', kind: 'text' },
  ],
  filters: [
    { key: 'state', label: 'Status', kind: 'choice', choices: states },
    { key: 'date', label: 'Date', kind: 'moment' },
    { key: 'item', label: 'Under', kind: 'text', hasWords: true },
    { key: 'author', label: 'Author', kind: 'text', hasWords: true },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'flagged', label: 'Reported', kind: 'flag' },
    { key: 'flags', label: 'Reports', kind: 'number' },
    { key: 'answered', label: 'Answered', kind: 'flag' },
    { key: 'own', label: 'Written by the site', kind: 'flag' },
  ],
  defaultSort: '-date',
  views: [
    { key: 'waiting', name: 'Waiting', query: 'f=state:is:pending' },
    { key: 'published', name: 'Published', query: 'f=state:is:public' },
    { key: 'spam', name: 'Spam', query: 'f=state:is:spam' },
    { key: 'flagged', name: 'Flagged', query: 'f=flagged:is:yes&sort=-flags' },
    { key: 'all', name: 'All', query: '' },
  ],
  acts: [
    { key: 'approve', label: 'Approve', canUndo: true },
    { key: 'spam', label: 'Spam', canUndo: true },
    { key: 'delete', label: 'Delete', canUndo: false, isLoss: true },
  ],
} as const satisfies ListDescription
