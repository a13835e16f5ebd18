import type { ExpressionBuilder } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'

/** Adds up what the ledger says went back of a payment by its own gateway, without what came back again; in a query of payments, below zero. */
export function sumOfRefunds(eb: ExpressionBuilder<Schema, 'payments'>) {
  return eb
    .selectFrom('money_movements as back')
    .select(({ fn }) => fn.sum<number>('back.cents').as('cents'))
    .whereRef('back.website_id', '=', 'payments.website_id')
    .whereRef('back.order_id', '=', 'payments.order_id')
    .whereRef('back.payment_id', '=', 'payments.id')
    .whereRef('back.gateway', '=', 'payments.gateway')
    .where('back.kind', '=', 'refund')
}

/** That sum as what went back. */
export function refundedOf({ back_cents: cents }: { readonly back_cents: number | string | null }): number {
  const sum = Number(cents ?? 0)
  return sum === 0 ? 0 : -sum
}

/** What went back of one payment. */
export async function readRefundedCents(session: Session, id: string): Promise<number> {
  const row = await session.first(sumOfOne, { websiteId: session.websiteId, id })
  return row ? refundedOf(row) : 0
}

const sumOfOne = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('payments')
    .select((eb) => sumOfRefunds(eb).as('back_cents'))
    .where('payments.website_id', '=', given.websiteId)
    .where('payments.id', '=', given.id),
)
