import type { Addition, MayBegin } from '@vitrine/domain/insight/additions'
import type { ReportSort } from '@vitrine/domain/insight/report-sort'
import type { InsightSubject } from '@vitrine/domain/insight/subjects'

/** What visits came to, by days of the site's time zone, such as 2026-11-29. */
export interface InsightRecords {
  /**
   * Adds to the counts of a day, as one statement, and returns the keys that have a row from now on. Of what pages tell under a key that has none, in its
   * order, it is asked whether it may begin one; if not, it is counted with others.
   */
  count(day: string, additions: readonly Addition[], mayBegin?: MayBegin): Promise<readonly BegunKey[]>
  /** What was counted under each key from a day to a day, both included, or on all days; in the order of the keys. */
  sum(asked: Pick<AskedCounts, 'subject'> & Partial<AskedCounts>): Promise<readonly KeyCounts[]>
  /** Some of what was counted under the keys of a subject, the most first. */
  report(asked: AskedReport): Promise<ReportPage>
  /** What was counted of a subject on each of these days that has counts, all its keys together. */
  days(asked: Pick<AskedCounts, 'subject' | 'from' | 'to'>): Promise<readonly DayCounts[]>
  /** The first day that has counts of visits; undefined: none has. */
  firstDay(): Promise<string | undefined>
  /** Forgets some of the counts of days before one, and none of the experiments that are named; returns how many rows. */
  removeBefore(day: string, keptExperiments: readonly string[]): Promise<number>
}

/** A key that was counted for the first time on a day. */
export type BegunKey = Pick<Addition, 'subject' | 'key'>

/** What is asked of the counts. */
interface AskedCounts {
  readonly subject: InsightSubject
  readonly from: string
  readonly to: string
  /** Only keys that begin so. */
  readonly prefix?: string
}

/** The rows that are asked for of a report. */
export interface AskedReport extends Pick<AskedCounts, 'subject' | 'from' | 'to'> {
  readonly sort: ReportSort
  readonly offset: number
  readonly limit: number
}

/** Rows of a report, and how many it has. */
export interface ReportPage {
  readonly total: number
  readonly rows: readonly ReportRow[]
}

/** All that was counted under a key. */
export interface ReportRow extends Pick<KeyCounts, 'key' | 'visits' | 'views' | 'acts' | 'orders'> {
  /** What came in, of each currency that there was. */
  readonly amounts: readonly { readonly currency: string; readonly cents: number }[]
}

/** What was counted under a key; amounts of each currency apart, of which that of visits is ''. */
export interface KeyCounts {
  readonly key: string
  readonly currency: string
  readonly visits: number
  readonly views: number
  readonly acts: number
  readonly orders: number
  readonly amountCents: number
}

/** The same of a day. */
export type DayCounts = Omit<KeyCounts, 'key'> & { readonly day: string }
