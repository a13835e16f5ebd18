import {
  approveCommentsCall,
  removeCommentsCall,
  spamCommentsCall,
} from '@vitrine/contract/comments/act-calls'
import { commentsList } from '@vitrine/contract/comments/comments-list'
import type { Comment } from '@vitrine/domain/comments/comment'
import { judgeComment } from '@vitrine/domain/comments/judge-comment'
import {
  type ActCall,
  type BulkActHandler,
  changedSince,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'

/** What can be done with many comments at once. */
export const commentActs: readonly BulkActHandler<unknown>[] = [
  judgingAct(approveCommentsCall, 'approve', 'public'),
  judgingAct(spamCommentsCall, 'spam', 'spam'),
  {
    ...ofComments(removeCommentsCall, 'delete'),
    async judge({ rowId, tables }) {
      const comment = await tables.comments.find(rowId)
      // It went with what it answered.
      if (!comment) return { kind: 'unchanged' }
      const write = () => tables.comments.remove(rowId)
      return { kind: 'change', rowName: nameOf(comment), before: {}, write }
    },
  },
]

/** What is kept of a comment: the judgement before the act, and that of the act. */
interface Before {
  readonly was: Comment['status']
  readonly became: Comment['status']
}

/** Judges many comments alike; what each was judged before is put back, unless somebody has judged it since. */
function judgingAct(call: ActCall, act: string, status: Comment['status']): BulkActHandler<unknown> {
  return {
    ...ofComments(call, act),
    async judge({ rowId, tables: { comments }, isDryRun }) {
      const comment = await (isDryRun ? comments.find(rowId) : comments.lock(rowId))
      if (!comment) return rowGone
      if (comment.status === status) return { kind: 'unchanged' }
      const before: Before = { was: comment.status, became: status }
      return {
        kind: 'change',
        rowName: nameOf(comment),
        before,
        write: () => comments.save(judgeComment(comment, status)),
      }
    },
    async undo({ rowId, before, tables }) {
      const { was, became } = before as Before
      const now = await tables.comments.lock(rowId)
      if (now?.status !== became) return changedSince
      await tables.comments.save({ ...now, status: was })
      return { kind: 'undone' }
    },
  }
}

/** No act changes when a comment was written. */
function ofComments(
  call: ActCall,
  act: string,
): Pick<BulkActHandler<unknown>, 'call' | 'list' | 'act' | 'sort' | 'isSeen' | 'read'> {
  return {
    call,
    list: commentsList,
    act,
    sort: 'date',
    isSeen: true,
    read: (tables, ask) => tables.comments.listed(ask),
  }
}

const nameOf = ({ authorName }: Comment) => `the comment of ${authorName}`
