import { sql } from 'kysely'
import { isAmongTexts } from '../engine/json-values.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenDay {
  readonly websiteId: string
  readonly day: string
}

/** The secret of a day. */
export const findSecret = statement((db, given: GivenDay) =>
  db
    .selectFrom('insight_secrets')
    .select('secret')
    .where('website_id', '=', given.websiteId)
    .where('day', '=', given.day),
)

/** Keeps a secret, unless the day has one. */
export const claimSecret = statement((db, given: GivenDay & { readonly secret: string }) =>
  db
    .insertInto('insight_secrets')
    .values({ website_id: given.websiteId, day: given.day, secret: given.secret })
    .onConflict((conflict) => conflict.columns(['website_id', 'day']).doNothing()),
)

/** Forgets the secrets of days before one. */
export const removeSecrets = statement((db, given: GivenDay) =>
  db.deleteFrom('insight_secrets').where('website_id', '=', given.websiteId).where('day', '<', given.day),
)

interface GivenKeys {
  readonly websiteId: string
  /** JSON, in order. */
  readonly keys: string
}

/** Makes a row for each visitor who has none, in the order of the keys, so that two servers do not begin the same visit. */
export const begin = statement((db, given: GivenKeys, engine) => ({
  compile: () =>
    sql`insert into insight_visits (website_id, visitor_key, last_at_ms, document)
      select cast(${given.websiteId} as text), value, 0, ''
      from ${engine === 'sqlite' ? sql`json_each(${given.keys})` : sql`json_array_elements_text(cast(${given.keys} as json))`}
      where true order by value on conflict do nothing`.compile(db),
}))

/** The rows of visitors, locked in the order of their keys. */
export const hold = statement((db, given: GivenKeys, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('insight_visits')
      .select(['visitor_key', 'document'])
      .where('website_id', '=', given.websiteId)
      .where(isAmongTexts(engine, sql.ref('visitor_key'), given.keys))
      .orderBy('visitor_key'),
  ),
)

/** What a row has that says where a visit went. */
const placeBeginning = '{"movedTo"%'

/** Which visitors have a row, and what says where their visit went, if it did. */
export const findPlaces = statement((db, given: GivenKeys, engine) =>
  db
    .selectFrom('insight_visits')
    .select((row) => [
      'visitor_key',
      row.case().when('document', 'like', placeBeginning).then(row.ref('document')).end().as('place'),
    ])
    .where('website_id', '=', given.websiteId)
    .where(isAmongTexts(engine, sql.ref('visitor_key'), given.keys)),
)

/** Forgets those of some rows that are only begun. */
export const removeEmpty = statement((db, given: GivenKeys, engine) =>
  db
    .deleteFrom('insight_visits')
    .where('website_id', '=', given.websiteId)
    .where(isAmongTexts(engine, sql.ref('visitor_key'), given.keys))
    .where('document', '=', ''),
)

/** Keeps many visits. */
export const save = statement((db, given: { websiteId: string; visits: string }, engine) => {
  const rows =
    engine === 'sqlite'
      ? sql`(select value ->> 'key' as key, value ->> 'last' as last, value ->> 'document' as document
          from json_each(${given.visits})) as given`
      : sql`json_to_recordset(cast(${given.visits} as json)) as given (key text, last bigint, document text)`
  return {
    compile: () =>
      sql`insert into insight_visits (website_id, visitor_key, last_at_ms, document)
        select cast(${given.websiteId} as text), key, last, document from ${rows} where true
        on conflict (website_id, visitor_key) do update set
          last_at_ms = excluded.last_at_ms, document = excluded.document`.compile(db),
  }
})

/** Notes with whose visits carts came and when these last showed a page, in the order of the carts; one that came with another visit since stays with that. */
export const saveCarts = statement((db, given: { websiteId: string; carts: string }, engine) => {
  const rows =
    engine === 'sqlite'
      ? sql`(select value ->> 'cart' as cart, value ->> 'key' as key, value ->> 'last' as last from json_each(${given.carts})) as given`
      : sql`json_to_recordset(cast(${given.carts} as json)) as given (cart text, key text, last bigint)`
  return {
    compile: () =>
      sql`insert into insight_carts (website_id, cart_id, visitor_key, noted_at_ms)
        select cast(${given.websiteId} as text), cart, key, last from ${rows} where true order by cart
        on conflict (website_id, cart_id) do update set
          visitor_key = excluded.visitor_key, noted_at_ms = excluded.noted_at_ms
        where insight_carts.noted_at_ms < excluded.noted_at_ms
          or (insight_carts.noted_at_ms = excluded.noted_at_ms and insight_carts.visitor_key <> excluded.visitor_key)`.compile(
        db,
      ),
  }
})

/** With whose visits carts came last, and what says where these went, if they did. */
export const findCarts = statement((db, given: { websiteId: string; cartIds: string }, engine) =>
  db
    .selectFrom('insight_carts as cart')
    .leftJoin('insight_visits as moved', (join) =>
      join
        .onRef('moved.website_id', '=', 'cart.website_id')
        .onRef('moved.visitor_key', '=', 'cart.visitor_key')
        .on('moved.document', 'like', placeBeginning),
    )
    .select(['cart.cart_id', 'cart.visitor_key', 'cart.noted_at_ms', 'moved.document'])
    .where('cart.website_id', '=', given.websiteId)
    .where(isAmongTexts(engine, sql.ref('cart.cart_id'), given.cartIds)),
)

/** How many visits showed a page since a moment. */
export const countSince = statement((db, given: { websiteId: string; sinceMs: number }) =>
  db
    .selectFrom('insight_visits')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('last_at_ms', '>=', given.sinceMs)
    .where('document', 'not like', placeBeginning),
)

interface GivenBefore {
  readonly websiteId: string
  readonly beforeMs: number
  readonly limit: number
}

/** Visits that showed no page since a moment, locked in the order of their keys; PostgreSQL asks again of a row on which it waited, as it may have shown one meanwhile. */
export const holdOld = statement((db, given: GivenBefore, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('insight_visits')
      .select('visitor_key')
      .where('website_id', '=', given.websiteId)
      .where('last_at_ms', '<', given.beforeMs)
      .where(
        'visitor_key',
        'in',
        db
          .selectFrom('insight_visits as old')
          .select('old.visitor_key')
          .where('old.website_id', '=', given.websiteId)
          .where('old.last_at_ms', '<', given.beforeMs)
          .orderBy('old.last_at_ms')
          .limit(given.limit),
      )
      .orderBy('visitor_key'),
  ),
)

/** Forgets visits that are held. */
export const remove = statement((db, given: GivenKeys, engine) =>
  db
    .deleteFrom('insight_visits')
    .where('website_id', '=', given.websiteId)
    .where(isAmongTexts(engine, sql.ref('visitor_key'), given.keys)),
)

/** Carts that were noted before a moment, locked in their order. */
export const holdOldCarts = statement((db, given: GivenBefore, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('insight_carts')
      .select('cart_id')
      .where('website_id', '=', given.websiteId)
      .where('noted_at_ms', '<', given.beforeMs)
      .where(
        'cart_id',
        'in',
        db
          .selectFrom('insight_carts as old')
          .select('old.cart_id')
          .where('old.website_id', '=', given.websiteId)
          .where('old.noted_at_ms', '<', given.beforeMs)
          .orderBy('old.noted_at_ms')
          .limit(given.limit),
      )
      .orderBy('cart_id'),
  ),
)

/** Forgets carts that are held. */
export const removeCarts = statement((db, given: { websiteId: string; cartIds: string }, engine) =>
  db
    .deleteFrom('insight_carts')
    .where('website_id', '=', given.websiteId)
    .where(isAmongTexts(engine, sql.ref('cart_id'), given.cartIds)),
)
