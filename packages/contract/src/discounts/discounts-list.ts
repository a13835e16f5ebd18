import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = [
  { value: 'active', label: 'Active' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'ended', label: 'Ended' },
  { value: 'used-up', label: 'Used up' },
]

const triggers = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'code', label: 'One code' },
  { value: 'bulk', label: 'Many codes' },
]

const classes = [
  { value: 'PRODUCT', label: 'Products' },
  { value: 'ORDER', label: 'Order' },
  { value: 'SHIPPING', label: 'Delivery' },
]

/** The list of discounts. */
export const discountsList = {
  name: 'discounts',
  rowNames: { one: 'discount', many: 'discounts' },
  columns: [
    { key: 'name', label: 'Name', kind: 'text', isShownAtFirst: true },
    { key: 'code', label: 'Code', kind: 'text', isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'trigger', label: 'Applies by', kind: 'choice', choices: triggers },
    { key: 'class', label: 'Off', kind: 'choice', choices: classes, isShownAtFirst: true },
    { key: 'uses', label: 'Uses', kind: 'number', isShownAtFirst: true },
    { key: 'starts', label: 'Begins', kind: 'moment', isSortable: true },
    { key: 'ends', label: 'Ends', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'created', label: 'Added', kind: 'moment', isSortable: true },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'trigger', label: 'Applies by', kind: 'choice', choices: triggers },
    { key: 'class', label: 'Off', kind: 'choice', choices: classes },
    { key: 'name', label: 'Name', kind: 'text', hasWords: true },
    { key: 'code', label: 'Code', kind: 'text' },
    { key: 'created', label: 'Added', kind: 'moment' },
  ],
  defaultSort: '-created',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'active', name: 'Active', query: 'f=state:is:active' },
    { key: 'scheduled', name: 'Scheduled', query: 'f=state:is:scheduled' },
    { key: 'ended', name: 'Ended', query: 'f=state:is:ended' },
    { key: 'used-up', name: 'Used up', query: 'f=state:is:used-up' },
  ],
  acts: [],
} as const satisfies ListDescription
