import type { ListDescription } from '@vitrine/domain/lists/list-description'
import {
  reviewSourceLabels,
  reviewSources,
  reviewStatuses,
  reviewStatusLabels,
} from '@vitrine/domain/reviews/review'

const states = reviewStatuses.map((value) => ({ value, label: reviewStatusLabels[value] }))
const sources = reviewSources.map((value) => ({ value, label: reviewSourceLabels[value] }))

/** What buyers say of products. */
export const reviewsList = {
  name: 'reviews',
  rowNames: { one: 'review', many: 'reviews', label: 'a review of {name}' },
  columns: [
    { key: 'excerpt', label: 'Review', kind: 'text', isShownAtFirst: true },
    { key: 'rating', label: 'Stars', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'state', label: 'Status', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'source', label: 'Source', kind: 'choice', choices: sources, isShownAtFirst: true },
    { key: 'author', label: 'Author', kind: 'text', isShownAtFirst: true },
    { key: 'date', label: 'Date', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'product', label: 'Product', kind: 'text' },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true },
  ],
  filters: [
    { key: 'state', label: 'Status', kind: 'choice', choices: states },
    { key: 'rating', label: 'Stars', kind: 'number' },
    { key: 'source', label: 'Source', kind: 'choice', choices: sources },
    { key: 'product', label: 'Product', kind: 'text', hasWords: true },
    { key: 'author', label: 'Author', kind: 'text', hasWords: true },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'answered', label: 'Answered', kind: 'flag' },
    { key: 'date', label: 'Date', kind: 'moment' },
    { key: 'changed', label: 'Changed', kind: 'moment' },
  ],
  defaultSort: '-date',
  views: [
    { key: 'waiting', name: 'Waiting', query: 'f=state:is:pending' },
    { key: 'public', name: 'Published', query: 'f=state:is:public' },
    { key: 'rejected', name: 'Rejected', query: 'f=state:is:rejected' },
    { key: 'all', name: 'All', query: '' },
  ],
  acts: [
    { key: 'publish', label: 'Publish', canUndo: true },
    { key: 'reject', label: 'Reject', canUndo: true },
    { key: 'remove', label: 'Remove', canUndo: false, isLoss: true },
  ],
} as const satisfies ListDescription
