import type { ListDescription } from '@vitrine/domain/lists/list-description'

/** The inbox of forms. */
export const submissionsList = {
  name: 'form-submissions',
  rowNames: { one: 'submission', many: 'submissions', label: 'what {name} sent', unnamed: 'somebody' },
  columns: [
    { key: 'sender', label: 'From', kind: 'text', isShownAtFirst: true },
    { key: 'form', label: 'Form', kind: 'text', isShownAtFirst: true },
    { key: 'created', label: 'Date', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'page', label: 'Page', kind: 'text' },
    { key: 'answers', label: 'Answers', kind: 'text', isShownAtFirst: true },
    { key: 'read', label: 'Read', kind: 'flag' },
    { key: 'starred', label: 'Starred', kind: 'flag' },
    { key: 'spam', label: 'Spam', kind: 'flag' },
  ],
  filters: [
    { key: 'formId', label: 'Form', kind: 'text' },
    { key: 'form', label: 'Name of the form', kind: 'text', hasWords: true },
    { key: 'email', label: 'Email', kind: 'text', hasWords: true },
    { key: 'created', label: 'Date', kind: 'moment' },
    { key: 'read', label: 'Read', kind: 'flag' },
    { key: 'starred', label: 'Starred', kind: 'flag' },
    { key: 'spam', label: 'Spam', kind: 'flag' },
  ],
  defaultSort: '-created',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'unread', name: 'Unread', query: 'f=read:is:no~spam:is:no' },
    { key: 'inbox', name: 'Without spam', query: 'f=spam:is:no' },
    { key: 'starred', name: 'Starred', query: 'f=starred:is:yes' },
    { key: 'spam', name: 'Spam', query: 'f=spam:is:yes' },
  ],
  acts: [
    { key: 'read', label: 'Mark as read', canUndo: true },
    { key: 'star', label: 'Star', canUndo: true },
    { key: 'spam', label: 'Spam', canUndo: true },
    { key: 'delete', label: 'Delete', canUndo: false, isLoss: true },
    { key: 'unread', label: 'Mark as unread', canUndo: true },
    { key: 'unstar', label: 'Take the star off', canUndo: true },
    { key: 'no-spam', label: 'No spam', canUndo: true },
  ],
} as const satisfies ListDescription
