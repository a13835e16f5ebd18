import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SignInLink, SignInLinks } from './sign-in-links.ts'

/** Links that sign in, found by the hash of their token. */
export function signInLinkRows(session: Session): SignInLinks {
  const { websiteId } = session
  return {
    save: (link) =>
      session.atomically(async (inside) => {
        await inside.change(save, { websiteId, ...link })
      }),
    take: (tokenHash, nowMs) =>
      session.atomically(async (inside) => {
        const found = await inside.first(find, { websiteId, tokenHash, nowMs })
        // Of two that come at once, one deletes it.
        const isTaken = found && (await inside.change(remove, { websiteId, tokenHash })) === 1
        return isTaken ? found.account_id : null
      }),
  }
}

const save = statement((db, given: SignInLink & { readonly websiteId: string }) => {
  const changing = { token_hash: given.tokenHash, expires_at_ms: given.expiresAtMs }
  return db
    .insertInto('sign_in_links')
    .values({ website_id: given.websiteId, account_id: given.accountId, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doUpdateSet(changing))
})

const find = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .selectFrom('sign_in_links')
    .select('account_id')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at_ms', '>', given.nowMs),
)

const remove = statement((db, given: { websiteId: string; tokenHash: string }) =>
  db
    .deleteFrom('sign_in_links')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)
