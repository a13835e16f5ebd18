import type { createKeyCall, deleteKeyCall, listKeysCall } from '@vitrine/contract/owners/key-calls'
import { checkKey } from '@vitrine/domain/owners/check-key'
import { checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { UsedApiKey } from '@vitrine/store/owners/api-keys'
import type { Exchange } from '../../http/exchange.ts'
import { signInFirstText } from '../../http/permit.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { lockActor } from '../people/lock-actor.ts'
import { recordAuditEntry } from '../record-audit-entry.ts'

/** Most keys of a site. */
const mostKeys = 50

/** Answers the keys of the site. */
export async function getKeys({
  store,
  services,
}: Exchange<typeof listKeysCall>): Promise<AnswerTo<typeof listKeysCall>> {
  const people = await store.accounts.list()
  const names = new Map(people.map(({ account }) => [account.id, account.displayName]))
  const nowMs = services.clock()
  const keys = await store.apiKeys.list()
  return reply({
    keys: keys.map((key) => showKey(key, { createdBy: names.get(key.createdById) ?? '', nowMs })),
  })
}

/** Makes a key, and tells it this once. */
export async function postKey(
  exchange: Exchange<typeof createKeyCall>,
): Promise<AnswerTo<typeof createKeyCall>> {
  const { account, body, services, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const nowMs = services.clock()
  const errors = checkKey(body, nowMs)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  // 256 random bits: a plain hash is enough for what nobody can guess.
  const secret = services.newToken(32)
  const made = {
    id: services.newId(),
    tokenHash: hashToken(secret),
    name: body.name.trim(),
    rights: body.rights,
    ending: secret.slice(-4),
    createdById: account.id,
    createdAtMs: nowMs,
    expiresAtMs: body.expiresAtMs,
  }
  const refused = await store.transaction(async (tables) => {
    const notAllowed = await lockActor(tables, exchange)
    if (notAllowed) return notAllowed
    if ((await tables.apiKeys.list()).length >= mostKeys)
      return refuse('too-many-keys', `There are ${mostKeys} keys. Delete one first.`)
    await tables.apiKeys.add(made)
    await recordAuditEntry(tables, exchange, { subjectId: made.id, summary: `Made the API key ${made.name}` })
    return null
  })
  if (refused) return refused
  const apiKey = showKey({ ...made, lastUsedAtMs: null }, { createdBy: account.displayName, nowMs })
  return reply({ apiKey, key: secret })
}

/** Deletes a key; programs that use it are refused from now on. */
export async function deleteKey(
  exchange: Exchange<typeof deleteKeyCall>,
): Promise<AnswerTo<typeof deleteKeyCall>> {
  const { params, store } = exchange
  const isGone = await store.transaction(async (tables) => {
    const key = (await tables.apiKeys.list()).find(({ id }) => id === params.keyId)
    if (!key || !(await tables.apiKeys.remove(key.id))) return false
    await recordAuditEntry(tables, exchange, {
      subjectId: key.id,
      summary: `Deleted the API key ${key.name}`,
    })
    return true
  })
  return isGone ? reply({}) : refuse('not-found', notFoundText)
}

function showKey(
  { id, name, rights, ending, createdAtMs, expiresAtMs, lastUsedAtMs }: UsedApiKey,
  { createdBy, nowMs }: { readonly createdBy: string; readonly nowMs: number },
) {
  const isExpired = expiresAtMs !== null && expiresAtMs <= nowMs
  return { id, name, rights, ending, createdBy, createdAtMs, expiresAtMs, isExpired, lastUsedAtMs }
}
