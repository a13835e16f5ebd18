import type { ReplyOf } from '@vitrine/contract/call'
import type { readInsightOverviewCall } from '@vitrine/contract/insight/panel-calls'

/** What visits came to. */
export type Overview = ReplyOf<typeof readInsightOverviewCall>

/** Counts of some days together. */
export type Totals = Overview['total']
