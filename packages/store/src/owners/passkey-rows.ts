import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { text } from '../documents/document-schemas.ts'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Passkey, Passkeys } from './passkeys.ts'

/** Passkeys of accounts, and the challenges that wait for an answer. */
export function passkeyRows(session: Session): Passkeys {
  const { websiteId } = session
  const read = (row: PasskeyRow): readonly Passkey[] => {
    const kept = readDocument(session, passkeyDocument, row)
    if (!kept) return []
    const { id, account_id: accountId, counter, created_at_ms, last_used_at_ms } = row
    return [{ ...kept, id, accountId, counter, createdAtMs: created_at_ms, lastUsedAtMs: last_used_at_ms }]
  }
  return {
    list: async (accountId) => (await session.all(list, { websiteId, accountId })).flatMap(read),
    owners: async () => new Set((await session.all(owners, { websiteId })).map((row) => row.account_id)),
    find: async (id) => {
      const row = await session.first(find, { websiteId, id })
      return row && read(row)[0]
    },
    save: ({ id, accountId, counter, createdAtMs, lastUsedAtMs, ...kept }) =>
      session.atomically(async (inside) => {
        const document = JSON.stringify(kept)
        await inside.write(save, { websiteId, id, accountId, counter, createdAtMs, lastUsedAtMs, document })
      }),
    remove: (accountId, id) =>
      session.atomically(async (inside) => (await inside.change(remove, { websiteId, accountId, id })) === 1),
    removeAll: (accountId) =>
      session.atomically(async (inside) => {
        await inside.write(removeAll, { websiteId, accountId })
      }),
    saveChallenge: (challenge, asker, expiresAtMs) =>
      session.atomically(async (inside) => {
        await inside.write(forgetEnded, { websiteId, nowMs: session.now() })
        await inside.write(addChallenge, { websiteId, challenge, asker, expiresAtMs })
      }),
    takeChallenge: (challenge, asker, nowMs) =>
      session.atomically(
        async (inside) => (await inside.change(takeChallenge, { websiteId, challenge, asker, nowMs })) === 1,
      ),
  }
}

interface PasskeyRow {
  readonly id: string
  readonly account_id: string
  readonly counter: number
  readonly created_at_ms: number
  readonly last_used_at_ms: number | null
  readonly document: string
}

export const passkeyDocument = defineDocument<Pick<Passkey, 'name' | 'host' | 'publicKey' | 'transports'>>()(
  'passkey',
  Type.Object({ name: text, host: text, publicKey: text, transports: Type.Array(text) }),
)

const list = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId)
    .orderBy('created_at_ms')
    .orderBy('id'),
)

const owners = statement((db, given: { websiteId: string }) =>
  db.selectFrom('passkeys').select('account_id').distinct().where('website_id', '=', given.websiteId),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db.selectFrom('passkeys').selectAll().where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

interface GivenPasskey {
  readonly websiteId: string
  readonly id: string
  readonly accountId: string
  readonly counter: number
  readonly createdAtMs: number
  readonly lastUsedAtMs: number | null
  readonly document: string
}

const save = statement((db, given: GivenPasskey) => {
  const changing = { counter: given.counter, last_used_at_ms: given.lastUsedAtMs, document: given.document }
  return db
    .insertInto('passkeys')
    .values({
      website_id: given.websiteId,
      id: given.id,
      account_id: given.accountId,
      created_at_ms: given.createdAtMs,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

const remove = statement((db, given: { websiteId: string; accountId: string; id: string }) =>
  db
    .deleteFrom('passkeys')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId)
    .where('id', '=', given.id),
)

const removeAll = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .deleteFrom('passkeys')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)

/** The column says which account asked, or what else tells who did. */
const addChallenge = statement(
  (db, given: { websiteId: string; challenge: string; asker: string; expiresAtMs: number }) =>
    db.insertInto('passkey_challenges').values({
      website_id: given.websiteId,
      challenge: given.challenge,
      account_id: given.asker,
      expires_at_ms: given.expiresAtMs,
    }),
)

const takeChallenge = statement(
  (db, given: { websiteId: string; challenge: string; asker: string; nowMs: number }) =>
    db
      .deleteFrom('passkey_challenges')
      .where('website_id', '=', given.websiteId)
      .where('challenge', '=', given.challenge)
      .where('account_id', '=', given.asker)
      .where('expires_at_ms', '>', given.nowMs),
)

const forgetEnded = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .deleteFrom('passkey_challenges')
    .where('website_id', '=', given.websiteId)
    .where('expires_at_ms', '<=', given.nowMs),
)
