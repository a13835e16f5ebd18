import type { ReplyOf } from '@vitrine/contract/call'
import type { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'

/** A row of the inbox. */
export type SubmissionRow = ReplyOf<typeof listSubmissionsCall>['rows'][number]
