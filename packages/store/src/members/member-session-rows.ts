import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { MemberSession, MemberSessions } from './members.ts'

/** Sign-ins of customers, found by the hash of their secret. */
export function memberSessionRows(session: Session): MemberSessions {
  const { websiteId } = session
  return {
    find: async (tokenHash, nowMs) => {
      const row = await session.first(find, { websiteId, tokenHash, nowMs })
      if (!row) return undefined
      const { member_id: memberId, created_at_ms: createdAtMs, expires_at_ms: expiresAtMs } = row
      return { tokenHash, memberId, createdAtMs, expiresAtMs }
    },
    save: (signIn) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...signIn })
        await inside.write(forgetEnded, { websiteId, nowMs: session.now() })
      }),
    remove: (tokenHash) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, tokenHash })
      }),
    removeAll: (memberId) =>
      session.atomically(async (inside) => {
        await inside.write(removeAll, { websiteId, memberId })
      }),
  }
}

const find = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .selectFrom('member_sessions')
    .select(['member_id', 'created_at_ms', 'expires_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at_ms', '>', given.nowMs),
)

const save = statement((db, given: MemberSession & { readonly websiteId: string }) =>
  db.insertInto('member_sessions').values({
    website_id: given.websiteId,
    token_hash: given.tokenHash,
    member_id: given.memberId,
    created_at_ms: given.createdAtMs,
    expires_at_ms: given.expiresAtMs,
  }),
)

const remove = statement((db, given: { websiteId: string; tokenHash: string }) =>
  db
    .deleteFrom('member_sessions')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const removeAll = statement((db, given: { websiteId: string; memberId: string }) =>
  db
    .deleteFrom('member_sessions')
    .where('website_id', '=', given.websiteId)
    .where('member_id', '=', given.memberId),
)

const forgetEnded = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .deleteFrom('member_sessions')
    .where('website_id', '=', given.websiteId)
    .where('expires_at_ms', '<=', given.nowMs),
)
