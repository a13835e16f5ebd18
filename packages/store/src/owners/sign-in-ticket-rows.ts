import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SignInTickets } from './second-factors.ts'

/** Sign-ins that wait for the second factor, found by the hash of their token. */
export function signInTicketRows(session: Session): SignInTickets {
  const { websiteId } = session
  return {
    save: ({ tokenHash, accountId, isByLink, expiresAtMs }) =>
      session.atomically(async (inside) => {
        await inside.write(forgetEnded, { websiteId, nowMs: session.now() })
        await inside.write(insert, {
          websiteId,
          tokenHash,
          accountId,
          isByLink: isByLink ? 1 : 0,
          expiresAtMs,
        })
      }),
    find: async (tokenHash, nowMs) => {
      const row = await session.first(find, { websiteId, tokenHash, nowMs })
      return (
        row && {
          tokenHash,
          accountId: row.account_id,
          isByLink: row.is_by_link === 1,
          expiresAtMs: row.expires_at_ms,
        }
      )
    },
    remove: (tokenHash) =>
      session.atomically(async (inside) => (await inside.change(remove, { websiteId, tokenHash })) === 1),
    removeOf: (accountId) =>
      session.atomically(async (inside) => {
        await inside.write(removeOf, { websiteId, accountId })
      }),
  }
}

interface GivenTicket {
  readonly websiteId: string
  readonly tokenHash: string
  readonly accountId: string
  readonly isByLink: number
  readonly expiresAtMs: number
}

const insert = statement((db, given: GivenTicket) =>
  db.insertInto('sign_in_tickets').values({
    website_id: given.websiteId,
    token_hash: given.tokenHash,
    account_id: given.accountId,
    is_by_link: given.isByLink,
    expires_at_ms: given.expiresAtMs,
  }),
)

const find = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .selectFrom('sign_in_tickets')
    .select(['account_id', 'is_by_link', 'expires_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at_ms', '>', given.nowMs),
)

const remove = statement((db, given: { websiteId: string; tokenHash: string }) =>
  db
    .deleteFrom('sign_in_tickets')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const removeOf = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .deleteFrom('sign_in_tickets')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)

const forgetEnded = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .deleteFrom('sign_in_tickets')
    .where('website_id', '=', given.websiteId)
    .where('expires_at_ms', '<=', given.nowMs),
)
