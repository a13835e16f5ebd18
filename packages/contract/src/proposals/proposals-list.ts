import { proposalStateLabels, proposalStates } from '@vitrine/domain/cart/proposals/proposal'
import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = proposalStates.map((value) => ({ value, label: proposalStateLabels[value] }))

/** Orders that owners draft for customers. */
export const proposalsList = {
  name: 'order-drafts',
  rowNames: { one: 'draft', many: 'drafts' },
  columns: [
    { key: 'customer', label: 'Customer', kind: 'text', isShownAtFirst: true },
    { key: 'items', label: 'Items', kind: 'text', isShownAtFirst: true },
    { key: 'total', label: 'Total', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'ends', label: 'Link ends', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'begun', label: 'Drafted', kind: 'moment', isSortable: true },
    { key: 'by', label: 'By', kind: 'text' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'total', label: 'Total', kind: 'money' },
    { key: 'email', label: 'Email', kind: 'text', hasWords: true },
    { key: 'ends', label: 'Link ends', kind: 'moment', mayLack: true },
    { key: 'changed', label: 'Changed', kind: 'moment' },
    { key: 'begun', label: 'Drafted', kind: 'moment' },
  ],
  defaultSort: '-changed',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'draft', name: 'Drafts', query: 'f=state:is:draft' },
    { key: 'open', name: 'Waiting for payment', query: 'f=state:is:open' },
    { key: 'ended', name: 'Link ended', query: 'f=state:is:ended' },
    { key: 'placed', name: 'Ordered', query: 'f=state:is:placed' },
  ],
  acts: [],
} as const satisfies ListDescription
