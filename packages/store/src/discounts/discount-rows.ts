import type { Discount } from '@vitrine/domain/discounts/discount'
import { paymentsOf } from '@vitrine/domain/discounts/subscription-payments'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { discountDocument } from './discount-document.ts'
import { automaticCode, type DiscountRecords } from './discounts.ts'
import { discountEntry, discountsTable, discountsTableAt } from './discounts-list-table.ts'

/** Discounts as documents, and the list of owners that shows them. */
export function discountRows(session: Session): DiscountRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, discountDocument, row)
  return {
    find: async (id) => read(await session.first(find, { websiteId, id })),
    lock: async (id) => read(await session.first(lock, { websiteId, id })),
    findMany: async (ids) =>
      ids.length === 0 ? [] : readDocuments(session, discountDocument, await findMany(session, ids)),
    listAutomatic: async () =>
      readDocuments(session, discountDocument, await session.all(listAutomatic, { websiteId })),
    behind: async (afterId, limit) =>
      readDocuments(session, discountDocument, await session.all(next, { websiteId, afterId, limit })),
    hasCodes: async () => (await session.first(findWithCode, { websiteId })) !== undefined,
    hasCodesForSubscriptions: async () =>
      (await session.first(findForSubscriptions, { websiteId })) !== undefined,
    save: (discount) =>
      session.atomically(async (inside) => {
        const { id, trigger } = discount
        const isAutomatic = trigger === 'automatic' ? 1 : 0
        const isForSubscriptions = paymentsOf(discount) === 0 ? 0 : 1
        const document = JSON.stringify(discount)
        await inside.write(save, { websiteId, id, isAutomatic, isForSubscriptions, document })
        await keepDiscountListed(inside, discount)
      }),
    remove: (id) =>
      session.atomically(async (inside) => {
        for (const each of [removeUses, removeCustomers, removeCodes, remove]) {
          await inside.write(each, { websiteId, id })
        }
        await dropListed(inside, discountsTable, id)
      }),
    list: (ask) => listDiscounts(session, ask),
    marks: async () => JSON.stringify(await session.first(mark, { websiteId })),
  }
}

/** Keeps what the list knows of a discount, such as that it is used up; within the transaction that changes it. */
export async function keepDiscountListed(session: Session, discount: Discount): Promise<void> {
  await keepListed(session, discountsTable, discountEntry(discount, await isUsedUp(session, discount)))
}

/** Fills the list with the discounts that are kept. */
export const discountsFill: FilledList = {
  list: discountsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(next, { websiteId: session.websiteId, afterId, limit })
    const discounts = rows.flatMap((row) => readDocument(session, discountDocument, row) ?? [])
    const entries = []
    for (const each of discounts) entries.push(discountEntry(each, await isUsedUp(session, each)))
    return { entries, lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
  },
}

/** Of many codes, each has a limit of its own: the discount itself is never used up. */
async function isUsedUp(session: Session, { id, trigger, code }: Discount): Promise<boolean> {
  if (trigger === 'bulk') return false
  const counted = trigger === 'automatic' ? automaticCode(id) : code
  const row = await session.first(findCount, { websiteId: session.websiteId, code: counted })
  return row !== undefined && row.most !== null && Number(row.used) >= Number(row.most)
}

async function listDiscounts(session: Session, ask: ListAsk): Promise<ListPage<Discount>> {
  const slice = await readList(session, discountsTableAt(session.now()), ask)
  const ids = slice.places.map(({ id }) => id)
  const found = ids.length === 0 ? [] : readDocuments(session, discountDocument, await findMany(session, ids))
  return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('discounts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('discounts')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('discounts').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

const listAutomatic = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('discounts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('is_automatic', '=', 1)
    .orderBy('id'),
)

const findWithCode = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('is_automatic', '=', 0)
    .limit(1),
)

const next = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('discounts')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)

const findCount = statement((db, given: { readonly websiteId: string; readonly code: string }) =>
  db
    .selectFrom('discount_codes')
    .select(['used', 'most'])
    .where('website_id', '=', given.websiteId)
    .where('code', '=', given.code),
)

/** Few rows, and few of them: it is asked every five seconds at most. */
const mark = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('listed_discounts')
    .select((row) => [
      row.fn.countAll<number>().as('rows'),
      row.fn.sum<number>('bits').as('bits'),
      row.fn.sum<number>('starts_at_ms').as('starts'),
      row.fn.max<string>('terms').as('terms'),
    ])
    .where('website_id', '=', given.websiteId),
)

const findForSubscriptions = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('is_for_subscriptions', '=', 1)
    .where('is_automatic', '=', 0)
    .limit(1),
)

interface GivenDiscount extends GivenId {
  readonly isAutomatic: number
  readonly isForSubscriptions: number
  readonly document: string
}

const save = statement((db, given: GivenDiscount) =>
  db
    .insertInto('discounts')
    .values({
      website_id: given.websiteId,
      id: given.id,
      is_automatic: given.isAutomatic,
      is_for_subscriptions: given.isForSubscriptions,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({
        is_automatic: given.isAutomatic,
        is_for_subscriptions: given.isForSubscriptions,
        document: given.document,
      }),
    ),
)

const remove = statement((db, given: GivenId) =>
  db.deleteFrom('discounts').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeCodes = statement((db, given: GivenId) =>
  db
    .deleteFrom('discount_codes')
    .where('website_id', '=', given.websiteId)
    .where('discount_id', '=', given.id),
)

const removeUses = statement((db, given: GivenId) =>
  db
    .deleteFrom('discount_uses')
    .where('website_id', '=', given.websiteId)
    .where('discount_id', '=', given.id),
)

const removeCustomers = statement((db, given: GivenId) =>
  db
    .deleteFrom('discount_customers')
    .where('website_id', '=', given.websiteId)
    .where('discount_id', '=', given.id),
)
