import { sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { statement } from '../engine/statement.ts'

interface GivenSpan {
  readonly websiteId: string
  readonly subject: string
  readonly from: string
  readonly to: string
}

/** Sums of a key, and how many keys there are. */
export interface KeyRow {
  readonly key: string
  readonly visits: number
  readonly views: number
  readonly acts: number
  readonly orders: number
  readonly total: number
}

interface GivenReport extends GivenSpan {
  readonly sort: string
  readonly offset: number
  readonly limit: number
}

/** Some keys of a subject with their sums, the most first; keys with the same sum in their order. */
export const findKeys = statement((db, given: GivenReport, engine) => ({
  compile: () =>
    sql<KeyRow>`select key, sum(visits) as visits, sum(views) as views, sum(acts) as acts, sum(orders) as orders,
        count(*) over () as total
      from insight_days
      where website_id = ${given.websiteId} and subject = ${given.subject} and day >= ${given.from} and day <= ${given.to}
      group by key
      order by case cast(${given.sort} as text) when 'visits' then sum(visits) when 'views' then sum(views)
        when 'acts' then sum(acts) else sum(orders) end desc, ${inOrder(engine)}
      limit ${given.limit} offset ${given.offset}`.compile(db),
}))

/** The same on both databases. */
function inOrder(engine: Engine) {
  return engine === 'sqlite' ? sql`key` : sql`key collate "C"`
}

/** How many keys of a subject there are. */
export const countKeys = statement((db, given: GivenSpan) =>
  db
    .selectFrom('insight_days')
    .select((row) => row.fn.count<number>('key').distinct().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('subject', '=', given.subject)
    .where('day', '>=', given.from)
    .where('day', '<=', given.to),
)

/** Thousands of keys, too: a list, which PostgreSQL goes through for each row, would take it minutes. */
function valuesOf(engine: Engine, json: string) {
  return engine === 'sqlite'
    ? sql`value from json_each(${json})`
    : sql`json_array_elements_text(cast(${json} as json))`
}

/** What came in under some keys, each currency apart. */
export const findAmounts = statement((db, given: GivenSpan & { readonly keys: string }, engine) =>
  db
    .selectFrom('insight_days')
    .select(['key', 'currency', (row) => row.fn.sum<number>('amount_cents').as('cents')])
    .where('website_id', '=', given.websiteId)
    .where('subject', '=', given.subject)
    .where('day', '>=', given.from)
    .where('day', '<=', given.to)
    .where('currency', '<>', '')
    .where(sql<boolean>`key in (select ${valuesOf(engine, given.keys)})`)
    .groupBy(['key', 'currency'])
    .orderBy('key')
    .orderBy('currency'),
)
