import { type KeyRight, keyRights } from '@vitrine/domain/owners/key-rights'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id, momentOrNull } from '../schemas.ts'

const administrators: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const confirmed: OwnerPolicy = { ...administrators, isConfirmed: true }
const shared = { policy: administrators }

const rights = Type.Array(Type.Unsafe<KeyRight>({ type: 'string', enum: [...keyRights] }), {
  maxItems: keyRights.length,
  uniqueItems: true,
})

/** A key without its secret, which nobody keeps. */
const apiKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rights,
  /** Its last four characters. */
  ending: Type.String(),
  /** Who made it; '' for somebody who is gone. */
  createdBy: Type.String(),
  createdAtMs: epochMs,
  /** Null: for ever. */
  expiresAtMs: momentOrNull,
  isExpired: Type.Boolean(),
  /** To a minute; null: never. */
  lastUsedAtMs: momentOrNull,
})

/** The keys by which programs read the site. */
export const listKeysCall = defineCall({
  ...shared,
  name: 'listKeys',
  method: 'GET',
  path: '/api/panel/api-keys',
  reply: Type.Object({ keys: Type.Array(apiKey) }),
})

/** Makes a key; it is told this once. 409 when there are 50. */
export const createKeyCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'createKey',
  method: 'POST',
  path: '/api/panel/api-keys',
  body: Type.Object({ name: Type.String({ maxLength: 500 }), rights, expiresAtMs: momentOrNull }),
  reply: Type.Object({ apiKey, key: Type.String() }),
})

/** Deletes a key, which no longer works. */
export const deleteKeyCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'deleteKey',
  method: 'DELETE',
  path: '/api/panel/api-keys/:keyId',
  params: Type.Object({ keyId: id }),
  reply: Type.Object({}),
})

/** The calls of keys. */
export const keyCalls = [listKeysCall, createKeyCall, deleteKeyCall] as const
