import { EmptyState } from '@mantine/core'
import { commentsList } from '@vitrine/contract/comments/comments-list'
import { exportCommentsCall, listPanelCommentsCall } from '@vitrine/contract/comments/panel-calls'
import { MessagesSquare } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { commentActs } from '../acts/comment-acts.ts'
import { CommentCard, commentCells } from './comment-cells.tsx'
import type { CommentRow } from './comment-row.ts'

const hint = 'What visitors write under posts and events comes here.'

/** The list of comments. */
export const commentsRoom: ListRoom<CommentRow> = {
  list: commentsList,
  read: (query) => callQuery(listPanelCommentsCall, { query }),
  nameOf: ({ authorName }) => `the comment of ${authorName || 'Anonymous'}`,
  cells: commentCells,
  card: (comment) => <CommentCard comment={comment} />,
  acts: commentActs,
  csvAddress: csvAddressOf(exportCommentsCall),
  csvCall: exportCommentsCall,
  empty: <Nothing title="No comments yet" />,
  emptyViews: { 'state:is:pending': <Nothing title="Nothing is waiting for you" /> },
}

function Nothing({ title }: { readonly title: string }) {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<MessagesSquare aria-hidden />}
      title={title}
      description={hint}
    />
  )
}
