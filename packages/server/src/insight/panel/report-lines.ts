import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import type { Say } from '@vitrine/domain/words/say'
import type { ReportRow } from '@vitrine/store/insight/insight'
import type { SiteStore } from '@vitrine/store/store'
import { labelsOf } from './labels-of.ts'

/** Rows that are written at once. */
const batch = 250

interface FileOf {
  readonly subject: ReportSubject
  readonly store: Pick<SiteStore, 'products' | 'forms'>
  readonly timeZone: string
  readonly say: Say
}

/** Writes the rows of a report as lines of a file, some at a time, each when those before have been sent. */
export async function* reportLines(
  rows: readonly ReportRow[],
  { subject, store, timeZone, say }: FileOf,
): AsyncIterable<string> {
  const currencies = [...new Set(rows.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)))]
  const counts = ['visits', 'views', 'acts', 'orders'] as const
  const heads = [subject, 'label', ...counts, ...currencies.map((each) => `amount_${each}`)]
  yield byteOrderMark + csvLine(heads, timeZone)
  const labels = await labelsOf(store, { subject, say })
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch)
    const keys = some.map(({ key }) => key)
    const labelOf = await labels(keys)
    const lines = some.map((row) => [
      ...[row.key, labelOf(row.key), ...counts.map((name) => row[name])],
      ...currencies.map((currency) => ({
        currency,
        cents: row.amounts.find((each) => each.currency === currency)?.cents ?? 0,
      })),
    ])
    yield lines.map((line) => csvLine(line, timeZone)).join('')
    // Those who wait for a page have their turn.
    await nextTurn()
  }
}
