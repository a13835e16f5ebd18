import { stillMs } from '@vitrine/domain/members/held-address'
import type { RestockSignUp, RestockState } from '@vitrine/domain/restock/sign-up'
import type { Session } from '../engine/session.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import type { RestockRecords, VariantKey } from './restock.ts'
import * as changes from './restock-changes.ts'
import { restockEntry, restockTable } from './restock-list-table.ts'
import * as statements from './restock-statements.ts'
import { signUpOf } from './restock-statements.ts'

/** So many are forgotten in one transaction. */
const forgottenAtOnce = 200

/** Sign-ups as rows, which change only from the state that they are known to be in. */
export function restockRows(session: Session): RestockRecords {
  const { websiteId } = session
  return {
    find: async (id) => {
      const row = await session.first(statements.find, { websiteId, id })
      return row && signUpOf(row)
    },
    signUp: (signUp) => session.atomically((inside) => putDown(inside, signUp)),
    ofEmail: async (email) => (await session.all(statements.listOfEmail, { websiteId, email })).map(signUpOf),
    groups: async (after, limit) => {
      const { productId, variantId } = after ?? { productId: '', variantId: '' }
      const rows = await session.all(statements.listGroups, { websiteId, productId, variantId, limit })
      return rows.map((row) => ({
        productId: row.product_id,
        variantId: row.variant_id,
        count: Number(row.total),
        firstAtMs: Number(row.first_at_ms),
      }))
    },
    back: async (limit) =>
      (await session.all(statements.listBack, { websiteId, limit })).map((row) => ({
        productId: row.product_id,
        variantId: row.variant_id,
      })),
    waiting: async (variant, afterId, limit) =>
      (await session.all(statements.listWaiting, { websiteId, ...keyOf(variant), afterId, limit })).map(
        signUpOf,
      ),
    countWaiting: async (variant) =>
      Number((await session.first(statements.countWaiting, { websiteId, ...keyOf(variant) }))?.total ?? 0),
    hasWaiting: async () => (await session.first(statements.findAnyWaiting, { websiteId })) !== undefined,
    take: (variant, limit, nowMs) => session.atomically((inside) => take(inside, { variant, limit, nowMs })),
    takeOne: (id, nowMs) =>
      session.atomically(async (inside) => {
        const isTaken = await markOne(inside, id, { from: ['waiting', 'unsent'], to: 'queued', nowMs })
        if (isTaken) await listAgain(inside, id)
        return isTaken
      }),
    settle: (id, state, nowMs) =>
      session.atomically(async (inside) => {
        if (await markOne(inside, id, { from: ['queued', 'unsent'], to: state, nowMs }))
          await listAgain(inside, id)
      }),
    remove: (id) => session.atomically((inside) => remove(inside, id)),
    removeWaiting: (variant) =>
      session.atomically(async (inside) => {
        const given = { websiteId, ...keyOf(variant), afterId: '', limit: forgottenAtOnce }
        const rows = await inside.all(statements.listWaiting, given)
        for (const { id } of rows) await remove(inside, id)
        return rows.length
      }),
    removeOfEmail: (email, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const all = await inside.all(statements.listOfEmail, { websiteId, email })
        const rows = all.filter((row) => Number(row.created_at_ms) <= untilMs)
        for (const { id } of rows) await remove(inside, id)
        return rows.length
      }),
    removeSent: (beforeMs) =>
      session.atomically(async (inside) => {
        const given = { websiteId, beforeMs, limit: forgottenAtOnce }
        const rows = await inside.all(statements.listSentBefore, given)
        for (const { id } of rows) await remove(inside, id)
        return rows.length
      }),
    list: (ask) => list(session, ask),
    lastChangeMs: async () =>
      Number((await session.first(statements.findLastChange, { websiteId }))?.changed_at_ms ?? 0),
  }
}

const keyOf = ({ productId, variantId }: VariantKey) => ({ productId, variantId })

async function putDown(session: Session, signUp: RestockSignUp): Promise<boolean> {
  const { websiteId } = session
  const { email, productId, variantId } = signUp
  const changed = await session.change(changes.signUp, {
    website_id: websiteId,
    id: signUp.id,
    product_id: productId,
    variant_id: variantId,
    product_title: signUp.productTitle,
    variant_name: signUp.variantName,
    email,
    joins_list: signUp.joinsList ? 1 : 0,
    language: signUp.language,
    created_at_ms: signUp.createdAtMs,
    changed_at_ms: signUp.changedAtMs,
  })
  if (changed !== 1) return false
  const row = await session.first(statements.findOfVariant, { websiteId, productId, variantId, email })
  if (row) await keepListed(session, restockTable, restockEntry(signUpOf(row)))
  return true
}

async function take(
  session: Session,
  { variant, limit, nowMs }: { readonly variant: VariantKey; readonly limit: number; readonly nowMs: number },
): Promise<readonly RestockSignUp[]> {
  const { websiteId } = session
  const rows = await session.all(changes.lockWaiting, { websiteId, ...keyOf(variant), limit })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await session.query((db) =>
    db
      .updateTable('restock_signups')
      .set({ state: 'queued', changed_at_ms: nowMs })
      .where('website_id', '=', websiteId)
      .where('state', '=', 'waiting')
      .where('id', 'in', ids),
  )
  // Nothing of the list changes: whoever is being told waits until it is done.
  return rows.map((row) => ({ ...signUpOf(row), state: 'queued', changedAtMs: nowMs }))
}

/** Whether a sign-up was in one of some states, and is in another now. */
async function markOne(
  session: Session,
  id: string,
  {
    from,
    to,
    nowMs,
  }: { readonly from: readonly RestockState[]; readonly to: RestockState; readonly nowMs: number },
): Promise<boolean> {
  const { websiteId } = session
  for (const each of from)
    if ((await session.change(changes.mark, { websiteId, id, from: each, to, nowMs })) === 1) return true
  return false
}

async function listAgain(session: Session, id: string): Promise<void> {
  const row = await session.first(statements.find, { websiteId: session.websiteId, id })
  if (row) await keepListed(session, restockTable, restockEntry(signUpOf(row)))
}

async function remove(session: Session, id: string): Promise<boolean> {
  const isGone = (await session.change(changes.remove, { websiteId: session.websiteId, id })) === 1
  if (isGone) await dropListed(session, restockTable, id)
  return isGone
}

async function list(session: Session, ask: ListAsk): Promise<ListPage<RestockSignUp>> {
  const slice = await readList(session, restockTable, ask)
  const rows = await statements.findMany(
    session,
    slice.places.map(({ id }) => id),
  )
  return pageOf(slice, ask, new Map(rows.map((row) => [row.id, signUpOf(row)])))
}
