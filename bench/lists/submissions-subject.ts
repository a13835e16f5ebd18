import { submissionsList } from '@vitrine/contract/forms/submissions-list'
import type { ListedSubject } from './listed-subject.ts'

export const submissionsSubject: ListedSubject = {
  list: submissionsList,
  read: (site, ask) => site.submissions.list(ask),
  filters: [
    '',
    'read:is:no~spam:is:no',
    'spam:is:no',
    'spam:is:yes',
    'starred:is:yes',
    'form:has:write',
    'email:starts:ka',
    'starred:is:yes~spam:is:yes',
    'created:last:30',
  ],
  sorts: ['-created', 'created'],
  typed: ['lomia kalo', 'tisaa.mivoen@', 'vase'],
  pagedBy: '-created',
}
