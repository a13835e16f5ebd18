import {
  type Addition,
  boundKeys,
  type KnownKeys,
  keepKeys,
  type MayBegin,
  mergeAdditions,
  otherKey,
} from '@vitrine/domain/insight/additions'
import type { InsightSubject } from '@vitrine/domain/insight/subjects'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import type { BegunKey, InsightRecords, KeyCounts } from './insight.ts'
import * as statements from './insight-statements.ts'
import { readReport } from './report-rows.ts'
import { countKeys } from './report-statements.ts'

/** No day is before or after these. */
const firstOfDays = '0000-01-01'
const lastOfDays = '9999-12-31'

/** Counts as rows, a day and key each. */
export function insightRows(session: Session): InsightRecords {
  const { websiteId } = session
  return {
    count: (day, additions, mayBegin = () => true) =>
      session.atomically((inside) => count(inside, day, { additions, mayBegin })),
    sum: async ({ subject, from = firstOfDays, to = lastOfDays, prefix = '' }) => {
      const given = { websiteId, subject, from, to, prefix, prefixLength: [...prefix].length }
      return (await session.all(statements.sum, given)).map((row) => ({ key: row.key, ...countsOf(row) }))
    },
    report: (asked) => readReport(session, asked),
    days: async ({ subject, from, to }) =>
      (await session.all(statements.days, { websiteId, subject, from, to })).map((row) => ({
        day: row.day,
        ...countsOf(row),
      })),
    firstDay: async () => (await session.first(statements.firstDay, { websiteId }))?.day ?? undefined,
    removeBefore: (day, experimentIds) => {
      const keptExperiments = JSON.stringify(experimentIds)
      const given = { websiteId, day, keptExperiments, limit: removedAtOnce }
      return session.atomically((inside) => inside.change(statements.removeBefore, given))
    },
  }
}

interface Counted {
  readonly additions: readonly Addition[]
  readonly mayBegin: MayBegin
}

async function count(
  session: Session,
  day: string,
  { additions, mayBegin }: Counted,
): Promise<readonly BegunKey[]> {
  if (additions.length === 0) return []
  const keys = await keysOfDay(session, day, mergeAdditions(additions))
  const isKnown = ({ subject, key }: BegunKey) => keys.get(subject)?.known.has(key) === true
  const bounded = boundKeys(keepKeys(additions, isKnown, mayBegin), (subject) => {
    return keys.get(subject) ?? { known: new Set(), total: 0 }
  })
  const given = bounded.map((addition, place) => ({ ...addition, place }))
  await session.write(statements.add, { websiteId: session.websiteId, day, additions: JSON.stringify(given) })
  return bounded.filter((addition) => addition.key !== otherKey && !isKnown(addition))
}

/** Which keys have rows; how many there are of a subject is asked only where one is new. */
async function keysOfDay(
  session: Session,
  day: string,
  additions: readonly { readonly subject: InsightSubject; readonly key: string }[],
): Promise<ReadonlyMap<InsightSubject, KnownKeys>> {
  const { websiteId } = session
  const asked = JSON.stringify(additions.map(({ subject, key }) => ({ subject, key })))
  const rows = await session.all(statements.findKeys, { websiteId, day, asked })
  const keys = new Map<InsightSubject, KnownKeys>()
  for (const subject of new Set(additions.map((each) => each.subject))) {
    const known = new Set(rows.filter((row) => row.subject === subject).map((row) => row.key))
    const hasNew = additions.some((each) => each.subject === subject && !known.has(each.key))
    const counted = hasNew
      ? await session.first(countKeys, { websiteId, subject, from: day, to: day })
      : undefined
    keys.set(subject, { known, total: Number(counted?.total ?? 0) })
  }
  return keys
}

/** PostgreSQL returns sums as texts. */
function countsOf(row: statements.SumsRow): Omit<KeyCounts, 'key'> {
  return {
    currency: row.currency,
    visits: Number(row.visits),
    views: Number(row.views),
    acts: Number(row.acts),
    orders: Number(row.orders),
    amountCents: Number(row.amount_cents),
  }
}
