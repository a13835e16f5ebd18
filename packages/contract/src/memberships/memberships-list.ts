import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { membershipSourceLabels, membershipSources } from '@vitrine/domain/memberships/membership'

const sources = membershipSources.map((value) => ({ value, label: membershipSourceLabels[value] }))

/** Who is a member, and who was. */
export const membershipsList = {
  name: 'memberships',
  rowNames: { one: 'membership', many: 'memberships' },
  columns: [
    { key: 'email', label: 'Email', kind: 'text', isShownAtFirst: true },
    { key: 'name', label: 'Name', kind: 'text', isShownAtFirst: true },
    { key: 'plan', label: 'Plan', kind: 'text', isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'text', isShownAtFirst: true },
    { key: 'source', label: 'Came by', kind: 'choice', choices: sources, isShownAtFirst: true },
    { key: 'started', label: 'Since', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'ends', label: 'Ends', kind: 'moment', isShownAtFirst: true },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true },
  ],
  filters: [
    { key: 'source', label: 'Came by', kind: 'choice', choices: sources },
    { key: 'endless', label: 'Without an end', kind: 'flag' },
    { key: 'whilePaid', label: 'While it is paid for', kind: 'flag' },
    { key: 'email', label: 'Email', kind: 'text', hasWords: true },
    { key: 'plan', label: 'Plan id', kind: 'text' },
    { key: 'started', label: 'Since', kind: 'moment' },
    { key: 'changed', label: 'Changed', kind: 'moment' },
  ],
  defaultSort: '-started',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'endless', name: 'Without an end', query: 'f=endless:is:yes' },
    { key: 'whilePaid', name: 'While it is paid for', query: 'f=whilePaid:is:yes' },
    { key: 'ending', name: 'With a last day', query: 'f=endless:is:no~whilePaid:is:no&sort=-changed' },
  ],
  acts: [],
} as const satisfies ListDescription
