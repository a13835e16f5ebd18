import type { ReplyOf } from '@vitrine/contract/call'
import type { readInsightReportCall } from '@vitrine/contract/insight/panel-calls'

/** A row of a report. */
export type ReportRow = ReplyOf<typeof readInsightReportCall>['rows'][number]
