import { reminderStateLabels } from '@vitrine/domain/cart/reminders/reminder'
import type { ListDescription } from '@vitrine/domain/lists/list-description'

const states = (['waiting', 'sent', 'recovered'] as const).map((value) => ({
  value,
  label: reminderStateLabels[value],
}))

/** Who began an order, agreed to be reminded of it, and did not finish it at first. */
export const remindersList = {
  name: 'abandoned-carts',
  rowNames: { one: 'cart', many: 'carts' },
  columns: [
    { key: 'email', label: 'Email', kind: 'text', isShownAtFirst: true },
    { key: 'items', label: 'Items', kind: 'text', isShownAtFirst: true },
    { key: 'value', label: 'Value', kind: 'money', isSortable: true, isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'begun', label: 'Agreed', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true },
    { key: 'consent', label: 'Agreed to', kind: 'text' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'value', label: 'Value', kind: 'money' },
    { key: 'email', label: 'Email', kind: 'text', hasWords: true },
    { key: 'begun', label: 'Agreed', kind: 'moment' },
    { key: 'changed', label: 'Changed', kind: 'moment' },
  ],
  defaultSort: '-begun',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'waiting', name: 'Not reminded yet', query: 'f=state:is:waiting' },
    { key: 'sent', name: 'Reminded', query: 'f=state:is:sent' },
    { key: 'recovered', name: 'Bought after the mail', query: 'f=state:is:recovered' },
  ],
  acts: [],
} as const satisfies ListDescription
