import type { Session } from '../engine/session.ts'
import type { AskedReport, ReportPage, ReportRow } from './insight.ts'
import * as statements from './report-statements.ts'

/** Reads some rows of a report: the database adds up, sorts and counts, so that of many keys only those asked for come here. */
export async function readReport(session: Session, asked: AskedReport): Promise<ReportPage> {
  const { subject, from, to, sort, offset, limit } = asked
  const span = { websiteId: session.websiteId, subject, from, to }
  const keys = await session.all(statements.findKeys, { ...span, sort, offset, limit })
  const [first] = keys
  // Beyond the last row nothing says how many there are.
  const counted = first ?? (offset > 0 ? await session.first(statements.countKeys, span) : undefined)
  const sold = keys.filter(({ orders }) => Number(orders) !== 0).map(({ key }) => key)
  const found = sold.length === 0 ? new Map<string, never>() : await amountsOf(session, span, sold)
  return {
    total: Number(counted?.total ?? 0),
    rows: keys.map(({ key, visits, views, acts, orders }) => ({
      key,
      // PostgreSQL returns sums as texts.
      visits: Number(visits),
      views: Number(views),
      acts: Number(acts),
      orders: Number(orders),
      amounts: found.get(key) ?? [],
    })),
  }
}

async function amountsOf(
  session: Session,
  span: Omit<Parameters<typeof statements.findAmounts.valuesFor>[1], 'keys'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReportRow['amounts']>> {
  const rows = await session.all(statements.findAmounts, { ...span, keys: JSON.stringify(keys) })
  const amounts = new Map<string, { currency: string; cents: number }[]>()
  for (const { key, currency, cents } of rows)
    amounts.set(key, [...(amounts.get(key) ?? []), { currency, cents: Number(cents) }])
  return amounts
}
