import type { Session as StoreSession } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SessionRow } from '../schema/schema-owners.ts'
import type { Session, SessionRecords } from './sessions.ts'

/** Sign-ins, found by the hash of their secret. */
export function sessionRows(session: StoreSession): SessionRecords {
  const { websiteId } = session
  return {
    find: async (tokenHash, nowMs) => {
      const row = await session.first(find, { websiteId, tokenHash, nowMs })
      return row && sessionOf(row)
    },
    list: async (accountId, nowMs) =>
      (await session.all(list, { websiteId, accountId, nowMs })).map(sessionOf),
    touch: (tokenHash, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(touch, { websiteId, tokenHash, nowMs })
      }),
    save: (signIn) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...signIn })
        await inside.write(forgetEnded, { websiteId, nowMs: session.now() })
      }),
    remove: (tokenHash) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, tokenHash })
      }),
    confirm: (tokenHash, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(confirm, { websiteId, tokenHash, nowMs })
      }),
    removeAll: (accountId) =>
      session.atomically(async (inside) => {
        await inside.write(removeAll, { websiteId, accountId })
      }),
    removeOthers: (accountId, tokenHash) =>
      session.atomically((inside) => inside.change(removeOthers, { websiteId, accountId, tokenHash })),
  }
}

function sessionOf(row: SessionRow): Session {
  return {
    tokenHash: row.token_hash,
    accountId: row.account_id,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    device: row.device,
    network: row.network,
    lastSeenAtMs: row.last_seen_at_ms,
    confirmedAtMs: row.confirmed_at_ms,
  }
}

const find = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at_ms', '>', given.nowMs),
)

const save = statement((db, given: Session & { readonly websiteId: string }) => {
  const changing = {
    account_id: given.accountId,
    created_at_ms: given.createdAtMs,
    expires_at_ms: given.expiresAtMs,
    device: given.device,
    network: given.network,
    last_seen_at_ms: given.lastSeenAtMs,
    confirmed_at_ms: given.confirmedAtMs,
  }
  return db
    .insertInto('sessions')
    .values({ website_id: given.websiteId, token_hash: given.tokenHash, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'token_hash']).doUpdateSet(changing))
})

const remove = statement((db, given: { websiteId: string; tokenHash: string }) =>
  db
    .deleteFrom('sessions')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const removeAll = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .deleteFrom('sessions')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)

const list = statement((db, given: { websiteId: string; accountId: string; nowMs: number }) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId)
    .where('expires_at_ms', '>', given.nowMs)
    .orderBy('last_seen_at_ms', 'desc')
    .limit(100),
)

const touch = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at_ms: given.nowMs })
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const confirm = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .updateTable('sessions')
    .set({ confirmed_at_ms: given.nowMs })
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const removeOthers = statement((db, given: { websiteId: string; accountId: string; tokenHash: string }) =>
  db
    .deleteFrom('sessions')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId)
    .where('token_hash', '<>', given.tokenHash),
)

const forgetEnded = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .deleteFrom('sessions')
    .where('website_id', '=', given.websiteId)
    .where('expires_at_ms', '<=', given.nowMs),
)
