import type { ReplyOf } from '@vitrine/contract/call'
import type { listPanelCommentsCall } from '@vitrine/contract/comments/panel-calls'

/** A comment of the list. */
export type CommentRow = ReplyOf<typeof listPanelCommentsCall>['rows'][number]
