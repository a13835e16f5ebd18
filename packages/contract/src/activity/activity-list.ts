import { actKinds, actKindText, actVerbs, actVerbText } from '@vitrine/domain/activity/act-kinds'
import type { ListDescription } from '@vitrine/domain/lists/list-description'

const kinds = actKinds.map((value) => ({ value, label: actKindText[value] }))
const verbs = actVerbs.map((value) => ({ value, label: actVerbText[value] }))

/** The list of what owners did. */
export const activityList = {
  name: 'activity',
  rowNames: { one: 'entry', many: 'entries' },
  columns: [
    { key: 'at', label: 'When', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'person', label: 'Who', kind: 'text', isShownAtFirst: true },
    { key: 'what', label: 'What', kind: 'text', isShownAtFirst: true },
    { key: 'kind', label: 'Of what', kind: 'choice', choices: kinds, isShownAtFirst: true },
    { key: 'act', label: 'Act', kind: 'choice', choices: verbs },
    { key: 'from', label: 'From', kind: 'text', isShownAtFirst: true },
    { key: 'undone', label: 'Undone', kind: 'flag' },
  ],
  filters: [
    { key: 'person', label: 'Who', kind: 'text', hasWords: true },
    { key: 'kind', label: 'Of what', kind: 'choice', choices: kinds },
    { key: 'act', label: 'Act', kind: 'choice', choices: verbs },
    { key: 'at', label: 'When', kind: 'moment' },
    { key: 'mine', label: 'Done by me', kind: 'flag' },
    { key: 'undone', label: 'Undone', kind: 'flag' },
  ],
  defaultSort: '-at',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'mine', name: 'Mine', query: 'f=mine:is:yes' },
    { key: 'shop', name: 'Shop', query: 'f=kind:any:product,order,discount,newsletter' },
    { key: 'settings', name: 'Settings', query: 'f=kind:is:settings' },
    { key: 'removed', name: 'Removed', query: 'f=act:is:removed' },
    { key: 'undone', name: 'Undone', query: 'f=undone:is:yes' },
  ],
  acts: [],
} as const satisfies ListDescription
