import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { CommentRow } from '../list/comment-row.ts'
import { commentActCalls } from './comment-act-calls.ts'

const CommentActDialog = lazy(() =>
  import('./comment-act-dialog.tsx').then((file) => ({ default: file.CommentActDialog })),
)

/** What can be done with many comments at once. */
export const commentActs: readonly ActOfRoom<CommentRow>[] = [
  { key: 'approve', call: commentActCalls.approve, Dialog: CommentActDialog },
  { key: 'spam', call: commentActCalls.spam, Dialog: CommentActDialog },
  { key: 'delete', call: commentActCalls.delete, Dialog: CommentActDialog },
]
