import { giftCardStateLabels, giftCardStates } from '@vitrine/domain/gift-cards/gift-card'
import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = giftCardStates.map((value) => ({ value, label: giftCardStateLabels[value] }))

/** The gift cards of a site, by the ends of their codes. */
export const giftCardsList = {
  name: 'gift-cards',
  rowNames: { one: 'gift card', many: 'gift cards' },
  columns: [
    { key: 'lastFour', label: 'Card', kind: 'text', isShownAtFirst: true },
    { key: 'balance', label: 'Balance', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'initial', label: 'Issued with', kind: 'money', isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'recipient', label: 'For', kind: 'text', isShownAtFirst: true },
    { key: 'issued', label: 'Issued', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true },
    { key: 'order', label: 'Order', kind: 'text' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'balance', label: 'Balance', kind: 'money' },
    { key: 'issued', label: 'Issued', kind: 'moment' },
    { key: 'changed', label: 'Changed', kind: 'moment' },
    { key: 'recipient', label: 'For', kind: 'text', hasWords: true },
    { key: 'lastFour', label: 'Card', kind: 'text', hasWords: true },
    { key: 'order', label: 'Order', kind: 'text', hasWords: true },
    { key: 'sent', label: 'Sent', kind: 'flag' },
    { key: 'test', label: 'Test card', kind: 'flag' },
  ],
  defaultSort: '-issued',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'open', name: 'With a balance', query: 'f=balance:gt:0' },
    { key: 'unsent', name: 'Not sent yet', query: 'f=sent:is:no~state:is:active' },
    { key: 'void', name: 'Void', query: 'f=state:is:void' },
  ],
  acts: [],
} as const satisfies ListDescription
