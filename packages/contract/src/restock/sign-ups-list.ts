import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { listedStates, restockStateLabels } from '@vitrine/domain/restock/sign-up'

const states = listedStates.map((value) => ({ value, label: restockStateLabels[value] }))

/** Who asked to be told what is back. */
export const restockList = {
  name: 'restock',
  rowNames: { one: 'sign-up', many: 'sign-ups', label: 'a sign-up for {name}' },
  columns: [
    { key: 'email', label: 'Email', kind: 'text', isShownAtFirst: true },
    { key: 'product', label: 'Product', kind: 'text', isShownAtFirst: true },
    { key: 'variant', label: 'Variant', kind: 'text', isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'news', label: 'Wants news', kind: 'flag', isShownAtFirst: true },
    { key: 'asked', label: 'Asked', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'product', label: 'Product', kind: 'text', hasWords: true },
    { key: 'variantId', label: 'Variant id', kind: 'text' },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'news', label: 'Wants news', kind: 'flag' },
    { key: 'asked', label: 'Asked', kind: 'moment' },
    { key: 'changed', label: 'Changed', kind: 'moment' },
  ],
  defaultSort: '-asked',
  views: [
    { key: 'waiting', name: 'Waiting', query: 'f=state:is:waiting' },
    { key: 'unsent', name: 'Mail not delivered', query: 'f=state:is:unsent&sort=-changed' },
    { key: 'sent', name: 'Told', query: 'f=state:is:sent&sort=-changed' },
    { key: 'all', name: 'All', query: '' },
  ],
  acts: [
    { key: 'tell', label: 'Tell them', canUndo: false },
    { key: 'remove', label: 'Remove', canUndo: false, isLoss: true },
  ],
} as const satisfies ListDescription
