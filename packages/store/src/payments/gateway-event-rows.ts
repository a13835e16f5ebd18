import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { GatewayEvent, GatewayEventRecords } from './gateway-accounts.ts'

/** What payment services told, so that nothing is heard twice. */
export function gatewayEventRows(session: Session): GatewayEventRecords {
  const { websiteId } = session
  return {
    note: (event) =>
      session.atomically(async (inside) => (await inside.change(insert, { websiteId, ...event })) === 1),
    removeBefore: (atMs) =>
      session.atomically(async (inside) => {
        await inside.write(removeBefore, { websiteId, atMs })
      }),
  }
}

const insert = statement((db, given: GatewayEvent & { readonly websiteId: string }) =>
  db
    .insertInto('gateway_events')
    .values({
      website_id: given.websiteId,
      gateway: given.gateway,
      event_id: given.eventId,
      type: given.type,
      payment_id: given.paymentId,
      at_ms: given.atMs,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'gateway', 'event_id']).doNothing()),
)

const removeBefore = statement((db, given: { readonly websiteId: string; readonly atMs: number }) =>
  db.deleteFrom('gateway_events').where('website_id', '=', given.websiteId).where('at_ms', '<', given.atMs),
)
