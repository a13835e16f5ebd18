import {
  notSpamSubmissionsCall,
  readSubmissionsCall,
  removeSubmissionsCall,
  spamSubmissionsCall,
  starSubmissionsCall,
  unreadSubmissionsCall,
  unstarSubmissionsCall,
} from '@vitrine/contract/forms/act-calls'
import { submissionsList } from '@vitrine/contract/forms/submissions-list'
import { type Submission, senderOf } from '@vitrine/domain/forms/inbox/submission'
import { removeSubmission } from '@vitrine/store/forms/follow-places'
import {
  type ActCall,
  type BulkActHandler,
  changedSince,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import type { Services } from '../../services/services.ts'
import { keepMarks } from '../inbox/keep-marks.ts'

/** What can be done with many submissions at once. */
export const submissionActs: readonly BulkActHandler<unknown>[] = [
  markingAct(readSubmissionsCall, 'read', { mark: 'isRead', is: true }),
  markingAct(unreadSubmissionsCall, 'unread', { mark: 'isRead', is: false }),
  markingAct(starSubmissionsCall, 'star', { mark: 'isStarred', is: true }),
  markingAct(unstarSubmissionsCall, 'unstar', { mark: 'isStarred', is: false }),
  markingAct(spamSubmissionsCall, 'spam', { mark: 'isSpam', is: true }),
  markingAct(notSpamSubmissionsCall, 'no-spam', { mark: 'isSpam', is: false }),
  {
    ...ofSubmissions(removeSubmissionsCall, 'delete'),
    async judge({ rowId, tables }) {
      const submission = await tables.submissions.find(rowId)
      if (!submission) return rowGone
      const write = () => removeSubmission(tables, submission)
      return { kind: 'change', rowName: nameOf(submission), before: {}, write }
    },
  },
]

interface Mark {
  readonly mark: 'isRead' | 'isStarred' | 'isSpam'
  readonly is: boolean
}

/** Sets a mark of many submissions; where it was otherwise it is put back, unless somebody has set it since. */
function markingAct(call: ActCall, act: string, { mark, is }: Mark): BulkActHandler<unknown> {
  return {
    ...ofSubmissions(call, act),
    async judge({ rowId, tables, isDryRun, ...at }) {
      const { submissions } = tables
      const submission = await (isDryRun ? submissions.find(rowId) : submissions.lock(rowId))
      if (!submission) return rowGone
      if (submission[mark] === is) return { kind: 'unchanged' }
      const write = async () => {
        await keepMarks(tables, { known: submission, marks: { [mark]: is } }, markingOf(at))
      }
      return { kind: 'change', rowName: nameOf(submission), before: {}, write }
    },
    async undo({ rowId, tables, ...at }) {
      const now = await tables.submissions.lock(rowId)
      if (now?.[mark] !== is) return changedSince
      await keepMarks(tables, { known: now, marks: { [mark]: !is } }, markingOf(at))
      return { kind: 'undone' }
    },
  }
}

interface ActAt {
  readonly stamp: { readonly nowMs: number }
  readonly services: Pick<Services, 'newId'>
}

const markingOf = ({ stamp, services }: ActAt) => ({ newId: services.newId, nowMs: stamp.nowMs })

/** No act changes when a submission was sent. */
function ofSubmissions(
  call: ActCall,
  act: string,
): Pick<BulkActHandler<unknown>, 'call' | 'list' | 'act' | 'sort' | 'isSeen' | 'read'> {
  return {
    call,
    list: submissionsList,
    act,
    sort: 'created',
    isSeen: false,
    read: (tables, ask) => tables.submissions.list(ask),
  }
}

const nameOf = (submission: Submission) => `what ${senderOf(submission)} sent`
