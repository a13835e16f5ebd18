import { emailKey as emailKeyOf } from '@vitrine/domain/contact/email-address'
import { readDocument } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { accountDocument } from './account-document.ts'
import type { AccountRecords } from './accounts.ts'

/** Owners' accounts and the invitations that make them. */
export function accountRows(session: Session): AccountRecords {
  const { websiteId } = session
  return {
    find: async (id) => readDocument(session, accountDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, accountDocument, await session.first(lock, { websiteId, id })),
    findByEmail: async (email) =>
      readDocument(
        session,
        accountDocument,
        await session.first(findByEmail, { websiteId, emailKey: emailKeyOf(email) }),
      ),
    list: async () => {
      const rows = await session.all(list, { websiteId })
      return rows.flatMap((row) => {
        const account = readDocument(session, accountDocument, row)
        return account ? [{ account, lastSeenAtMs: row.last_seen_at_ms || null }] : []
      })
    },
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, id })
      }),
    touch: (id, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(touch, { websiteId, id, nowMs })
      }),
    ownerId: async () => (await session.first(ownerOf, { websiteId }))?.account_id ?? null,
    setOwner: (id) =>
      session.atomically(async (inside) => {
        await inside.write(setOwner, { websiteId, id })
      }),
    count: async () => (await session.first(count, { websiteId }))?.total ?? 0,
    save: (account) =>
      session.atomically(async (inside) => {
        const emailKey = emailKeyOf(account.email)
        await inside.write(save, { websiteId, id: account.id, emailKey, document: JSON.stringify(account) })
      }),
    saveInvitation: (tokenHash, expiresAtMs) =>
      session.atomically(async (inside) => {
        await inside.write(removeInvitations, { websiteId })
        await inside.write(insertInvitation, { websiteId, tokenHash, expiresAtMs })
      }),
    takeInvitation: (tokenHash, nowMs) =>
      session.atomically(
        async (inside) => (await inside.change(takeInvitation, { websiteId, tokenHash, nowMs })) === 1,
      ),
  }
}

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('accounts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('accounts')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findByEmail = statement((db, given: { websiteId: string; emailKey: string }) =>
  db
    .selectFrom('accounts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey),
)

const count = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId),
)

const save = statement((db, given: { websiteId: string; id: string; emailKey: string; document: string }) =>
  db
    .insertInto('accounts')
    .values({
      website_id: given.websiteId,
      id: given.id,
      email_key: given.emailKey,
      document: given.document,
      last_seen_at_ms: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'id'])
        .doUpdateSet({ email_key: given.emailKey, document: given.document }),
    ),
)

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('accounts')
    .select(['document', 'last_seen_at_ms'])
    .where('website_id', '=', given.websiteId)
    .orderBy('email_key'),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('accounts').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const touch = statement((db, given: { websiteId: string; id: string; nowMs: number }) =>
  db
    .updateTable('accounts')
    .set({ last_seen_at_ms: given.nowMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const ownerOf = statement((db, given: { websiteId: string }) =>
  db.selectFrom('site_owners').select('account_id').where('website_id', '=', given.websiteId),
)

const setOwner = statement((db, given: { websiteId: string; id: string }) =>
  db
    .insertInto('site_owners')
    .values({ website_id: given.websiteId, account_id: given.id })
    .onConflict((conflict) => conflict.columns(['website_id']).doUpdateSet({ account_id: given.id })),
)

const removeInvitations = statement((db, given: { websiteId: string }) =>
  db.deleteFrom('invitations').where('website_id', '=', given.websiteId),
)

const insertInvitation = statement(
  (db, given: { websiteId: string; tokenHash: string; expiresAtMs: number }) =>
    db.insertInto('invitations').values({
      website_id: given.websiteId,
      token_hash: given.tokenHash,
      expires_at_ms: given.expiresAtMs,
    }),
)

const takeInvitation = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .deleteFrom('invitations')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where('expires_at_ms', '>', given.nowMs),
)
