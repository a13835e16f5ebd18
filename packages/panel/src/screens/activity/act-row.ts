import type { listActivityCall, readActCall } from '@vitrine/contract/activity/activity-calls'
import type { ReplyOf } from '@vitrine/contract/call'

/** An act of somebody who runs the site. */
export type ActRow = ReplyOf<typeof listActivityCall>['rows'][number]

/** A document that an act changed. */
export type ActDocument = ReplyOf<typeof readActCall>['documents'][number]
