import { insightSubjects } from '@vitrine/domain/insight/subjects'
import { sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { isAmongTexts } from '../engine/json-values.ts'
import { statement } from '../engine/statement.ts'

interface GivenDay {
  readonly websiteId: string
  readonly day: string
}

/** Sums in one currency. */
export interface SumsRow {
  readonly currency: string
  readonly visits: number
  readonly views: number
  readonly acts: number
  readonly orders: number
  readonly amount_cents: number
}

/** Adds to many counts at once, in the order in which they are given: whoever adds to the same rows locks them in the same order. */
export const add = statement((db, given: GivenDay & { readonly additions: string }, engine) => ({
  compile: () =>
    sql`insert into insight_days (website_id, subject, day, key, currency, visits, views, acts, orders, amount_cents)
      select cast(${given.websiteId} as text), subject, cast(${given.day} as text), key, currency, visits, views, acts, orders, amount_cents
      from ${givenAdditions(engine, given.additions)} where true order by place
      on conflict (website_id, subject, day, key, currency) do update set
        visits = insight_days.visits + excluded.visits,
        views = insight_days.views + excluded.views,
        acts = insight_days.acts + excluded.acts,
        orders = insight_days.orders + excluded.orders,
        amount_cents = insight_days.amount_cents + excluded.amount_cents`.compile(db),
}))

function givenAdditions(engine: Engine, json: string) {
  return engine === 'sqlite'
    ? sql`(select value ->> 'subject' as subject, value ->> 'key' as key, value ->> 'currency' as currency,
        value ->> 'visits' as visits, value ->> 'views' as views, value ->> 'acts' as acts, value ->> 'orders' as orders,
        value ->> 'amountCents' as amount_cents, value ->> 'place' as place from json_each(${json})) as given`
    : sql`(select subject, key, currency, visits, views, acts, orders, "amountCents" as amount_cents, place
        from json_to_recordset(cast(${json} as json)) as each (subject text, key text, currency text, visits bigint, views bigint,
        acts bigint, orders bigint, "amountCents" bigint, place bigint)) as given`
}

/** Which of the asked keys have a row on a day. */
export const findKeys = statement((db, given: GivenDay & { readonly asked: string }, engine) => ({
  compile: () =>
    sql<{ readonly subject: string; readonly key: string }>`
      select distinct known.subject, known.key from ${askedKeys(engine, given.asked)}
      join insight_days as known on known.website_id = ${given.websiteId} and known.day = ${given.day}
        and known.subject = asked.subject and known.key = asked.key`.compile(db),
}))

function askedKeys(engine: Engine, json: string) {
  return engine === 'sqlite'
    ? sql`(select value ->> 'subject' as subject, value ->> 'key' as key from json_each(${json})) as asked`
    : sql`json_to_recordset(cast(${json} as json)) as asked (subject text, key text)`
}

interface GivenSpan {
  readonly websiteId: string
  readonly subject: string
  readonly from: string
  readonly to: string
  readonly prefix: string
  /** In characters. */
  readonly prefixLength: number
}

/** Sums of a subject by key and currency. */
export const sum = statement((db, given: GivenSpan) => ({
  compile: () =>
    sql<
      SumsRow & { readonly key: string }
    >`select key, currency, sum(visits) as visits, sum(views) as views, sum(acts) as acts, sum(orders) as orders,
        sum(amount_cents) as amount_cents
      from insight_days
      where website_id = ${given.websiteId} and subject = ${given.subject} and day >= ${given.from} and day <= ${given.to}
        and substr(key, 1, cast(${given.prefixLength} as integer)) = ${given.prefix}
      group by key, currency order by key, currency`.compile(db),
}))

/** Sums of a subject by day and currency. */
export const days = statement((db, given: Omit<GivenSpan, 'prefix' | 'prefixLength'>) => ({
  compile: () =>
    sql<
      SumsRow & { readonly day: string }
    >`select day, currency, sum(visits) as visits, sum(views) as views, sum(acts) as acts,
        sum(orders) as orders, sum(amount_cents) as amount_cents
      from insight_days
      where website_id = ${given.websiteId} and subject = ${given.subject} and day >= ${given.from} and day <= ${given.to}
      group by day, currency order by day, currency`.compile(db),
}))

/** The first day of a site. */
export const firstDay = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('insight_days')
    .select((row) => row.fn.min<string | null>('day').as('day'))
    .where('website_id', '=', given.websiteId)
    .where('subject', '=', 'total'),
)

interface GivenOld extends GivenDay {
  /** JSON. */
  readonly keptExperiments: string
  readonly limit: number
}

/** Forgets some of what was counted before a day, of all subjects, whose names stand first in the key; not of experiments that are kept. */
export const removeBefore = statement((db, given: GivenOld, engine) => {
  const key = ['subject', 'day', 'key', 'currency'] as const
  const old = db
    .selectFrom('insight_days')
    .select(key)
    .where('website_id', '=', given.websiteId)
    .where('subject', 'in', insightSubjects)
    .where('day', '<', given.day)
    .where(({ or, eb, not }) =>
      or([
        eb('subject', '<>', 'experiment'),
        not(isAmongTexts(engine, experimentOfKey(engine), given.keptExperiments)),
      ]),
    )
    .limit(given.limit)
  return db
    .deleteFrom('insight_days')
    .where('website_id', '=', given.websiteId)
    .where(({ eb, refTuple }) => eb(refTuple(...key), 'in', old.$asTuple(...key)))
})

/** What stands before the line of a key. */
function experimentOfKey(engine: Engine) {
  return engine === 'sqlite' ? sql`substr(key, 1, instr(key, '|') - 1)` : sql`split_part(key, '|', 1)`
}
