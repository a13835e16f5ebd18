import { stillMs } from '@vitrine/domain/members/held-address'
import { readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import {
  claimForCustomer,
  claimsOf,
  dropClaims,
  findOtherUse,
  forgetCustomer,
  forgetUses,
  giveToCustomer,
} from './discount-customer-statements.ts'
import { discountDocument } from './discount-document.ts'
import { keepDiscountListed } from './discount-rows.ts'
import {
  bindUse,
  dropOfOrder,
  dropReserved,
  findUse,
  giveUseBack,
  insertUse,
  listOfCart,
  listOfOrder,
  listReserved,
  listTaken,
  releaseUse,
  reserveUse,
  takeUse,
} from './discount-use-statements.ts'
import type { DiscountUse, DiscountUseRecords, ReserveResult, WantedUse } from './discounts.ts'

/** Uses as rows beside the counts of their codes, which are locked in the order of the alphabet: no two buyers wait in a circle. */
export function discountUseRows(session: Session): DiscountUseRecords {
  const { websiteId } = session
  return {
    reserve: (payment, uses) => session.atomically((inside) => reserve(inside, payment, uses)),
    take: (paymentId, order) =>
      session.atomically(async (inside) => {
        const uses = await inside.all(listReserved, { websiteId, paymentId })
        if (uses.length === 0) return
        for (const { code, discount_id } of uses) {
          const given = { websiteId, paymentId, discountId: discount_id }
          const bound = { ...given, orderId: order.id, orderNumber: order.number }
          // Another transaction may have closed it while this one waited for the lock.
          if ((await inside.change(bindUse, bound)) === 1) await inside.write(takeUse, { websiteId, code })
        }
        await listAgain(inside, uses)
      }),
    release: (paymentId) => session.atomically((inside) => release(inside, paymentId)),
    giveBack: (orderId, keptIds = []) => session.atomically((inside) => giveBack(inside, orderId, keptIds)),
    reservedByCart: async (cartId) =>
      (await session.all(listOfCart, { websiteId, cartId })).map(({ code }) => code),
    hadBy: async (customerKey, discountIds) => {
      if (customerKey === '' || discountIds.length === 0) return []
      const had = await claimsOf(session, [customerKey])
      return had.map((each) => each.discount_id).filter((id) => discountIds.includes(id))
    },
    moveToCustomer: (orderId, customerKey) =>
      session.atomically((inside) => moveToCustomer(inside, orderId, customerKey)),
    forget: (customerKey, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        await inside.write(forgetCustomer, { websiteId, customerKey, untilMs })
        await inside.write(forgetUses, { websiteId, customerKey, untilMs })
      }),
    hasAny: async (discountId) => (await session.first(findUse, { websiteId, discountId })) !== undefined,
    page: async (discountId, place) =>
      (await session.all(listTaken, { websiteId, discountId, ...place })).map(shown),
  }
}

async function reserve(
  session: Session,
  { id, cartId, currency, nowMs }: Parameters<DiscountUseRecords['reserve']>[0],
  uses: readonly WantedUse[],
): Promise<ReserveResult> {
  const { websiteId } = session
  const inOrder = [...uses].sort((one, other) => (one.code < other.code ? -1 : 1))
  for (const use of inOrder) {
    const { discountId, code, amountCents, customerKey } = use
    const problem = await claim(session, id, use)
    if (problem !== null) {
      await release(session, id)
      return { ok: false, problem, use }
    }
    await session.write(insertUse, {
      websiteId,
      paymentId: id,
      discountId,
      code,
      customerKey,
      cartId,
      amountCents,
      currency,
      nowMs,
    })
  }
  return { ok: true }
}

async function claim(
  session: Session,
  paymentId: string,
  { discountId, code, customerKey }: WantedUse,
): Promise<'used-up' | 'used-by-customer' | null> {
  const { websiteId } = session
  if ((await session.change(reserveUse, { websiteId, code })) === 0) return 'used-up'
  if (customerKey === '') return null
  const given = { websiteId, discountId, customerKey, paymentId }
  if ((await session.change(claimForCustomer, given)) === 1) return null
  await session.write(releaseUse, { websiteId, code })
  return 'used-by-customer'
}

async function release(session: Session, paymentId: string): Promise<void> {
  const { websiteId } = session
  for (const { code, discount_id, customer_key } of await session.all(listReserved, {
    websiteId,
    paymentId,
  })) {
    const given = { websiteId, paymentId, discountId: discount_id }
    if ((await session.change(dropReserved, given)) === 0) continue
    await session.write(releaseUse, { websiteId, code })
    await dropClaim(session, { ...given, customerKey: customer_key })
  }
}

async function giveBack(session: Session, orderId: string, keptIds: readonly string[]): Promise<void> {
  const { websiteId } = session
  const all = await session.all(listOfOrder, { websiteId, orderId })
  const uses = all.filter((each) => !keptIds.includes(each.discount_id))
  for (const { payment_id, discount_id, code, customer_key } of uses) {
    const given = { websiteId, orderId, discountId: discount_id }
    if ((await session.change(dropOfOrder, given)) === 0) continue
    await session.write(giveUseBack, { websiteId, code })
    const dropped = { paymentId: payment_id, discountId: discount_id, customerKey: customer_key }
    await dropClaim(session, dropped)
  }
  await listAgain(session, uses)
}

async function moveToCustomer(session: Session, orderId: string, customerKey: string): Promise<void> {
  const { websiteId } = session
  for (const { payment_id, discount_id, customer_key } of await session.all(listOfOrder, {
    websiteId,
    orderId,
  })) {
    // Others are had as often as one likes.
    if (customer_key === '') continue
    const given = { websiteId, paymentId: payment_id, discountId: discount_id, customerKey }
    await session.write(giveToCustomer, given)
    await dropClaim(session, { ...given, customerKey: customer_key })
    await session.change(claimForCustomer, given)
  }
}

/** Drops that a customer had a discount by a payment, unless they had it by another one, too. */
async function dropClaim(
  session: Session,
  given: { readonly paymentId: string; readonly discountId: string; readonly customerKey: string },
): Promise<void> {
  const { websiteId } = session
  const { paymentId, discountId, customerKey } = given
  await session.write(dropClaims, { websiteId, paymentId, discountId })
  const other = customerKey === '' ? undefined : await session.first(findOtherUse, { websiteId, ...given })
  if (other)
    await session.change(claimForCustomer, {
      websiteId,
      discountId,
      customerKey,
      paymentId: other.payment_id,
    })
}

/** A discount may be used up now, or no longer. */
async function listAgain(session: Session, uses: readonly { readonly discount_id: string }[]): Promise<void> {
  const ids = [...new Set(uses.map((each) => each.discount_id))]
  if (ids.length === 0) return
  const rows = await findDiscounts(session, ids)
  for (const each of readDocuments(session, discountDocument, rows)) await keepDiscountListed(session, each)
}

const findDiscounts = listQuery((db, websiteId, ids) =>
  db.selectFrom('discounts').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

function shown(row: {
  readonly code: string
  readonly order_id: string | null
  readonly order_number: number | null
  readonly amount_cents: number
  readonly currency: string
  readonly at_ms: number
}): DiscountUse {
  return {
    code: row.code,
    orderId: row.order_id ?? '',
    orderNumber: Number(row.order_number ?? 0),
    amountCents: Number(row.amount_cents),
    currency: row.currency,
    atMs: Number(row.at_ms),
  }
}
