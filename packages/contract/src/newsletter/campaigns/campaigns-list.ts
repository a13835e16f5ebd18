import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { campaignStateLabels, campaignStates } from '@vitrine/domain/newsletter/campaigns/campaign'

const states = campaignStates.map((value) => ({ value, label: campaignStateLabels[value] }))

/** The campaigns of a site. */
export const campaignsList = {
  name: 'campaigns',
  rowNames: { one: 'campaign', many: 'campaigns' },
  columns: [
    { key: 'name', label: 'Name', kind: 'text', isShownAtFirst: true },
    { key: 'subject', label: 'Subject', kind: 'text', isShownAtFirst: true },
    { key: 'state', label: 'State', kind: 'choice', choices: states, isShownAtFirst: true },
    { key: 'list', label: 'List', kind: 'text', isShownAtFirst: true },
    { key: 'readers', label: 'Readers', kind: 'number', isShownAtFirst: true },
    { key: 'changed', label: 'Changed', kind: 'moment', isSortable: true, isShownAtFirst: true },
    { key: 'created', label: 'Begun', kind: 'moment', isSortable: true },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'choice', choices: states },
    { key: 'changed', label: 'Changed', kind: 'moment' },
    { key: 'created', label: 'Begun', kind: 'moment' },
    { key: 'name', label: 'Name', kind: 'text', hasWords: true },
    { key: 'subject', label: 'Subject', kind: 'text', hasWords: true },
    { key: 'list', label: 'List', kind: 'text' },
  ],
  defaultSort: '-changed',
  views: [
    { key: 'all', name: 'All', query: '' },
    { key: 'drafts', name: 'Drafts', query: 'f=state:is:draft' },
    { key: 'going', name: 'On their way', query: 'f=state:any:scheduled,sending,paused' },
    { key: 'sent', name: 'Sent', query: 'f=state:is:sent' },
  ],
  acts: [],
} as const satisfies ListDescription
