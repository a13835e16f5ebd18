import type { Session } from '../engine/session.ts'
import { type Statement, statement } from '../engine/statement.ts'
import type { AccountLink, AccountLinks } from './account-links.ts'

/** Links that sign in, found by the hash of their token. */
export const signInLinkRows = linkRows('sign_in_links')

/** Links that set a new password, found by the hash of their token. */
export const passwordLinkRows = linkRows('password_links')

function linkRows(table: 'sign_in_links' | 'password_links'): (session: Session) => AccountLinks {
  const save = statement((db, given: AccountLink & { readonly websiteId: string }) => {
    const changing = { token_hash: given.tokenHash, expires_at_ms: given.expiresAtMs }
    return db
      .insertInto(table)
      .values({ website_id: given.websiteId, account_id: given.accountId, ...changing })
      .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doUpdateSet(changing))
  })
  const find = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
    db
      .selectFrom(table)
      .select('account_id')
      .where('website_id', '=', given.websiteId)
      .where('token_hash', '=', given.tokenHash)
      .where('expires_at_ms', '>', given.nowMs),
  )
  const remove = statement((db, given: { websiteId: string; tokenHash: string }) =>
    db.deleteFrom(table).where('website_id', '=', given.websiteId).where('token_hash', '=', given.tokenHash),
  )
  const removeOf = statement((db, given: { websiteId: string; accountId: string }) =>
    db.deleteFrom(table).where('website_id', '=', given.websiteId).where('account_id', '=', given.accountId),
  )
  return (session) => linksOver(session, { save, find, remove, removeOf })
}

function linksOver(session: Session, { save, find, remove, removeOf }: LinkStatements): AccountLinks {
  const { websiteId } = session
  return {
    save: (link) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...link })
      }),
    take: (tokenHash, nowMs) =>
      session.atomically(async (inside) => {
        const found = await inside.first(find, { websiteId, tokenHash, nowMs })
        // Of two that come at once, one deletes it.
        const isTaken = found && (await inside.change(remove, { websiteId, tokenHash })) === 1
        return isTaken ? found.account_id : null
      }),
    removeOf: (accountId) =>
      session.atomically(async (inside) => {
        await inside.write(removeOf, { websiteId, accountId })
      }),
  }
}

interface LinkStatements {
  readonly save: Statement<AccountLink & { readonly websiteId: string }, unknown>
  readonly find: Statement<{ websiteId: string; tokenHash: string; nowMs: number }, { account_id: string }>
  readonly remove: Statement<{ websiteId: string; tokenHash: string }, unknown>
  readonly removeOf: Statement<{ websiteId: string; accountId: string }, unknown>
}
