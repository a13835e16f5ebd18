import { keyRights } from '@vitrine/domain/owners/key-rights'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ApiKey, ApiKeys, UsedApiKey } from './api-keys.ts'

/** Keys of programs, found by their hash. */
export function apiKeyRows(session: Session): ApiKeys {
  const { websiteId } = session
  const read = (row: KeyRow): readonly UsedApiKey[] => {
    const key = readDocument(session, apiKeyDocument, row)
    return key ? [{ ...key, lastUsedAtMs: row.last_used_at_ms }] : []
  }
  return {
    list: async () => (await session.all(list, { websiteId })).flatMap(read),
    findByToken: async (tokenHash, nowMs) => {
      const row = await session.first(findByToken, { websiteId, tokenHash, nowMs })
      return row && read(row)[0]
    },
    add: (key) =>
      session.atomically(async (inside) => {
        const { id, tokenHash, createdAtMs, expiresAtMs } = key
        const document = JSON.stringify(key)
        await inside.write(insert, { websiteId, id, tokenHash, createdAtMs, expiresAtMs, document })
      }),
    remove: (id) =>
      session.atomically(async (inside) => (await inside.change(remove, { websiteId, id })) === 1),
    touch: (id, nowMs) =>
      session.atomically(async (inside) => {
        await inside.write(touch, { websiteId, id, nowMs })
      }),
  }
}

interface KeyRow {
  readonly document: string
  readonly last_used_at_ms: number | null
}

export const apiKeyDocument = defineDocument<ApiKey>()(
  'API key',
  Type.Object({
    id: text,
    tokenHash: text,
    name: text,
    rights: Type.Array(oneOf(keyRights)),
    ending: text,
    createdById: text,
    createdAtMs: Type.Number(),
    expiresAtMs: orNull(Type.Number()),
  }),
)

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('api_keys')
    .select(['document', 'last_used_at_ms'])
    .where('website_id', '=', given.websiteId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id'),
)

const findByToken = statement((db, given: { websiteId: string; tokenHash: string; nowMs: number }) =>
  db
    .selectFrom('api_keys')
    .select(['document', 'last_used_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash)
    .where((row) => row.or([row('expires_at_ms', 'is', null), row('expires_at_ms', '>', given.nowMs)])),
)

interface GivenKey {
  readonly websiteId: string
  readonly id: string
  readonly tokenHash: string
  readonly createdAtMs: number
  readonly expiresAtMs: number | null
  readonly document: string
}

const insert = statement((db, given: GivenKey) =>
  db.insertInto('api_keys').values({
    website_id: given.websiteId,
    id: given.id,
    token_hash: given.tokenHash,
    created_at_ms: given.createdAtMs,
    expires_at_ms: given.expiresAtMs,
    last_used_at_ms: null,
    document: given.document,
  }),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('api_keys').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const touch = statement((db, given: { websiteId: string; id: string; nowMs: number }) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at_ms: given.nowMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)
