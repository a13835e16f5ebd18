import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { GatewayAccount, GatewayAccountRecords } from './gateway-accounts.ts'

/** The accounts with payment services, a row for each service and mode. */
export function gatewayAccountRows(session: Session): GatewayAccountRecords {
  const { websiteId } = session
  return {
    find: async (gateway) => {
      const row = await session.first(find, { websiteId, gateway })
      return row && accountOf(row)
    },
    list: async () => (await session.all(all, { websiteId })).map(accountOf),
    save: (account) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...account })
      }),
    remove: (gateway) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, gateway })
      }),
  }
}

interface Row {
  readonly gateway: string
  readonly public_key: string
  readonly sealed: string
  readonly updated_at_ms: number
}

function accountOf(row: Row): GatewayAccount {
  const { gateway, public_key: publicKey, sealed, updated_at_ms: updatedAtMs } = row
  return { gateway, publicKey, sealed, updatedAtMs: Number(updatedAtMs) }
}

interface GivenGateway {
  readonly websiteId: string
  readonly gateway: string
}

const all = statement((db, given: { readonly websiteId: string }) =>
  db.selectFrom('gateway_accounts').selectAll().where('website_id', '=', given.websiteId).orderBy('gateway'),
)

const find = statement((db, given: GivenGateway) =>
  db
    .selectFrom('gateway_accounts')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('gateway', '=', given.gateway),
)

const save = statement((db, given: GatewayAccount & { readonly websiteId: string }) => {
  const kept = { public_key: given.publicKey, sealed: given.sealed, updated_at_ms: given.updatedAtMs }
  return db
    .insertInto('gateway_accounts')
    .values({ website_id: given.websiteId, gateway: given.gateway, ...kept })
    .onConflict((conflict) => conflict.columns(['website_id', 'gateway']).doUpdateSet(kept))
})

const remove = statement((db, given: GivenGateway) =>
  db
    .deleteFrom('gateway_accounts')
    .where('website_id', '=', given.websiteId)
    .where('gateway', '=', given.gateway),
)
