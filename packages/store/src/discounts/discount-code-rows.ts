import { sql } from 'kysely'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { CodesAsk, DiscountCode, DiscountCodeRecords } from './discounts.ts'

/** Codes as rows, with the count of their uses. */
export function discountCodeRows(session: Session): DiscountCodeRecords {
  const { websiteId } = session
  return {
    find: async (codes) => (codes.length === 0 ? [] : (await findCodes(session, codes)).map(shown)),
    add: (codes, { discountId, most, nowMs }) =>
      session.atomically((inside) =>
        inside.change(addCodes, { websiteId, discountId, most, nowMs, codes: JSON.stringify(codes) }),
      ),
    limit: (discountId, most) =>
      session.atomically(async (inside) => {
        await inside.write(limitCodes, { websiteId, discountId, most })
      }),
    remove: (code) =>
      session.atomically(async (inside) => {
        await inside.write(removeCode, { websiteId, code })
      }),
    lock: async (discountId) => void (await session.first(lockCodes, { websiteId, discountId })),
    uses: async (discountIds) =>
      new Map(
        (await sumUses(session, discountIds)).map(({ discount_id: id, uses }) => [id, Number(uses)] as const),
      ),
    page: async (ask) => (await session.all(pageOf[ask.uses], { websiteId, ...boundsOf(ask) })).map(shown),
    count: async (discountId) => {
      const row = await session.first(countCodes, { websiteId, discountId })
      return {
        codes: Number(row?.codes ?? 0),
        used: Number(row?.used ?? 0),
        uses: Number(row?.uses ?? 0),
      }
    },
  }
}

interface CodeRow {
  readonly code: string
  readonly discount_id: string
  readonly used: number
  readonly reserved: number
  readonly most: number | null
}

/** PostgreSQL hands counts over as texts. */
function shown({ code, discount_id, used, reserved, most }: CodeRow): DiscountCode {
  return {
    code,
    discountId: discount_id,
    used: Number(used),
    reserved: Number(reserved),
    most: most === null ? null : Number(most),
  }
}

/** Codes are letters, digits, dashes and strokes: nothing that begins so comes behind the beginning with a tilde. */
function boundsOf({ discountId, beginning, after, limit }: CodesAsk) {
  return { discountId, after, from: beginning, to: `${beginning}~`, limit }
}

const columns = ['code', 'discount_id', 'used', 'reserved', 'most'] as const

const findCodes = listQuery((db, websiteId, codes) =>
  db
    .selectFrom('discount_codes')
    .select(columns)
    .where('website_id', '=', websiteId)
    .where('code', 'in', codes),
)

/** By the index of codes that were used: the others are not read. */
const sumUses = listQuery((db, websiteId, discountIds) =>
  db
    .selectFrom('discount_codes')
    .select((row) => ['discount_id', row.fn.sum<number>('used').as('uses')])
    .where('website_id', '=', websiteId)
    .where('discount_id', 'in', discountIds)
    .where('used', '>', sql.lit(0))
    .groupBy('discount_id'),
)

/** Counted, so that very many need not be read; in the order in which uses lock them. */
const lockCodes = statement(
  (db, given: { readonly websiteId: string; readonly discountId: string }, engine) =>
    db
      .selectFrom((inner) =>
        lockRows(
          engine,
          inner
            .selectFrom('discount_codes')
            .select('code')
            .where('website_id', '=', given.websiteId)
            .where('discount_id', '=', given.discountId)
            .orderBy('code'),
        ).as('locked'),
      )
      .select((row) => row.fn.countAll<number>().as('count')),
)

interface GivenCodes {
  readonly websiteId: string
  readonly discountId: string
  readonly most: number | null
  readonly nowMs: number
  /** In JSON. */
  readonly codes: string
}

const addCodes = statement((db, given: GivenCodes, engine) => ({
  compile: () => {
    const list =
      engine === 'sqlite'
        ? sql`json_each(${given.codes})`
        : sql`json_array_elements_text(cast(${given.codes} as json))`
    return sql`insert into discount_codes (website_id, code, discount_id, used, reserved, most, created_at_ms)
      select cast(${given.websiteId} as text), value, cast(${given.discountId} as text), 0, 0,
        cast(${given.most} as bigint), cast(${given.nowMs} as bigint)
      from ${list} where true on conflict do nothing`.compile(db)
  },
}))

const limitCodes = statement(
  (db, given: { readonly websiteId: string; readonly discountId: string; readonly most: number | null }) =>
    db
      .updateTable('discount_codes')
      .set({ most: given.most })
      .where('website_id', '=', given.websiteId)
      .where('discount_id', '=', given.discountId),
)

const removeCode = statement((db, given: { readonly websiteId: string; readonly code: string }) =>
  db.deleteFrom('discount_codes').where('website_id', '=', given.websiteId).where('code', '=', given.code),
)

interface GivenPage {
  readonly websiteId: string
  readonly discountId: string
  readonly after: string
  readonly from: string
  readonly to: string
  readonly limit: number
}

const pageStatement = (uses: CodesAsk['uses']) =>
  statement((db, given: GivenPage) => {
    const all = db
      .selectFrom('discount_codes')
      .select(columns)
      .where('website_id', '=', given.websiteId)
      .where('discount_id', '=', given.discountId)
      .where('code', '>', given.after)
      .where('code', '>=', given.from)
      .where('code', '<', given.to)
      .orderBy('code')
      .limit(given.limit)
    if (uses === 'any') return all
    return uses === 'used' ? all.where('used', '>', 0) : all.where('used', '=', 0)
  })

const pageOf = { any: pageStatement('any'), used: pageStatement('used'), unused: pageStatement('unused') }

const countCodes = statement((db, given: { readonly websiteId: string; readonly discountId: string }) =>
  db
    .selectFrom('discount_codes')
    .select((row) => [
      row.fn.countAll<number>().as('codes'),
      row.fn.coalesce(row.fn.sum<number>('used'), sql.lit(0)).as('uses'),
      row.fn.count<number>(row.case().when('used', '>', 0).then(1).end()).as('used'),
    ])
    .where('website_id', '=', given.websiteId)
    .where('discount_id', '=', given.discountId),
)
