import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { subscriptionStateLabels } from '@vitrine/domain/subscriptions/subscription-state-labels'
import { subscriptionStates } from '@vitrine/domain/subscriptions/subscription-states'

const states = subscriptionStates.map((value) => ({ value, label: subscriptionStateLabels[value] }))

/** The subscriptions of a site. */
export const subscriptionsList = {
  name: 'subscriptions',
  rowNames: { one: 'subscription', many: 'subscriptions' },
  columns: [
    { key: 'product', label: 'Subscription', kind: 'text', isShownAtFirst: true },
    { key: 'email', label: 'Customer', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'price', label: 'Price', kind: 'money', isShownAtFirst: true },
    { key: 'plan', label: 'How often', kind: 'text', isShownAtFirst: true },
    { key: 'next', label: 'Next payment', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'paid', label: 'Payments', kind: 'number', isShownAtFirst: true },
    { key: 'created', label: 'Began', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'ends', label: 'Lasts until', kind: 'moment' },
    { key: 'waits', label: 'Waits since', kind: 'moment' },
    { key: 'customer', label: 'Name', kind: 'text' },
    { key: 'choice', label: 'Variant', kind: 'text' },
    { key: 'sku', label: 'SKU', kind: 'text' },
    { key: 'quantity', label: 'Pieces', kind: 'number' },
    { key: 'failures', label: 'Failed tries', kind: 'number' },
    { key: 'currency', label: 'Currency', kind: 'text', isOnlyInFile: true, isShownAtFirst: true },
    { key: 'test', label: 'Test subscription', kind: 'flag', isOnlyInFile: true, isShownAtFirst: true },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'next', label: 'Next payment', kind: 'moment', mayLack: true },
    { key: 'created', label: 'Began', kind: 'moment' },
    { key: 'email', label: 'Customer', kind: 'text', hasWords: true },
    { key: 'product', label: 'Subscription', kind: 'text', hasWords: true },
    { key: 'sku', label: 'SKU', kind: 'text', hasWords: true },
    { key: 'failing', label: 'Could not be charged', kind: 'flag' },
    { key: 'waiting', label: 'Waits for goods', kind: 'flag' },
    { key: 'test', label: 'Test subscription', kind: 'flag' },
  ],
  defaultSort: '-created',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'running', name: 'Running', query: 'f=state:is:active' },
    { key: 'failing', name: 'Payment failed', query: 'f=state:is:past-due' },
    { key: 'waiting', name: 'Waits for goods', query: 'f=waiting:is:yes' },
    { key: 'paused', name: 'Paused', query: 'f=state:is:paused' },
    { key: 'over', name: 'Canceled or ended', query: 'f=state:any:canceled,expired' },
  ],
  acts: [],
} as const satisfies ListDescription
