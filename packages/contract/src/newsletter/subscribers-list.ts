import type { ListDescription } from '@vitrine/domain/lists/list-description'
import {
  subscriberSourceLabels,
  subscriberSources,
  subscriberStateLabels,
  subscriberStates,
} from '@vitrine/domain/newsletter/subscriber'

const states = subscriberStates.map((value) => ({ value, label: subscriberStateLabels[value] }))
const sources = subscriberSources.map((value) => ({ value, label: subscriberSourceLabels[value] }))

/** Who is on the lists of a site. */
export const subscribersList = {
  name: 'subscribers',
  rowNames: { one: 'subscriber', many: 'subscribers' },
  columns: [
    { key: 'email', label: 'Email', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'name', label: 'Name', kind: 'text', isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'list', label: 'List', kind: 'text', isShownAtFirst: true },
    { key: 'source', label: 'Came by', kind: 'choice', choices: sources, isShownAtFirst: true },
    { key: 'created', label: 'Signed up', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'changed', label: 'In this state since', kind: 'moment', isSortable: true },
    { key: 'confirmed', label: 'Confirmed', kind: 'moment' },
    { key: 'consent', label: 'Agreed to', kind: 'text' },
    { key: 'consented', label: 'Agreed', kind: 'moment' },
    { key: 'page', label: 'Page', kind: 'text' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'source', label: 'Came by', kind: 'choice', choices: sources },
    { key: 'created', label: 'Signed up', kind: 'moment' },
    { key: 'changed', label: 'In this state since', kind: 'moment' },
    { key: 'email', label: 'Email', kind: 'text', hasWords: true },
    { key: 'name', label: 'Name', kind: 'text', hasWords: true },
    { key: 'list', label: 'List', kind: 'text' },
  ],
  defaultSort: '-created',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'subscribed', name: 'Subscribed', query: 'f=state:is:subscribed' },
    { key: 'waiting', name: 'Waiting', query: 'f=state:is:waiting' },
    { key: 'left', name: 'Unsubscribed', query: 'f=state:is:unsubscribed&sort=-changed' },
    { key: 'undelivered', name: 'Bounced or complained', query: 'f=state:any:bounced,complained' },
  ],
  acts: [
    { key: 'unsubscribe', label: 'Unsubscribe', canUndo: false },
    { key: 'return', label: 'Send mail again', canUndo: false },
    { key: 'move', label: 'Move to a list', canUndo: false },
    { key: 'copy', label: 'Put on another list, too', canUndo: false },
    { key: 'remove', label: 'Remove', canUndo: false, isLoss: true },
  ],
} as const satisfies ListDescription
