import { hookFormats } from '@vitrine/domain/newsletter/mail-events/hook-formats'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../../call.ts'
import { epochMs } from '../../schemas.ts'

/** Who decides whose word about mail counts. */
const reads: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

const format = Type.Unsafe<(typeof hookFormats)[number]>({ type: 'string', enum: [...hookFormats] })

const hook = Type.Object({
  format,
  /** Where the service is to post to. */
  url: Type.String(),
  /** Whether its key is set: without, nothing is taken. */
  isSet: Type.Boolean(),
  /** When the key was set; null while it is not. */
  updatedAtMs: Type.Union([epochMs, Type.Null()]),
})

/** Who may tell of mail that came back and of complaints, and where. */
export const listMailHooksCall = defineCall({
  name: 'listMailHooks',
  method: 'GET',
  path: '/api/panel/mail-hooks',
  policy: reads,
  reply: Type.Object({ hooks: Type.Array(hook) }),
})

/** Sets the key by which what a service posts is known; `vitrine` takes none: a secret is made, and answered this once. */
export const setMailHookCall = defineCall({
  name: 'setMailHook',
  method: 'PUT',
  path: '/api/panel/mail-hooks/:format',
  policy: { ...reads, isConfirmed: true },
  params: Type.Object({ format }),
  body: Type.Object({ key: Type.String({ maxLength: 2_000 }) }),
  reply: Type.Object({ hook, secret: Type.Union([Type.String(), Type.Null()]) }),
})

/** Forgets the key of a service: nothing that it posts is taken any more. */
export const removeMailHookCall = defineCall({
  name: 'removeMailHook',
  method: 'DELETE',
  path: '/api/panel/mail-hooks/:format',
  policy: reads,
  params: Type.Object({ format }),
  reply: Type.Object({ hook }),
})

/**
 * Takes word of a mail service about mail that came back and about complaints, as JSON and signed as the service signs: `vitrine` by Standard
 * Webhooks, `mailgun` and `sendgrid` in their own ways (docs/operations.md). What is posted is handed on as text with the headers of its
 * signature. 401 where the signature is not right, or no key is set; told a second time, an event changes nothing.
 */
export const takeMailEventsCall = defineCall({
  name: 'takeMailEvents',
  method: 'POST',
  path: '/api/mail-events/:format',
  policy: { kind: 'signed-link' },
  whileSuspended: 'answered',
  limit: { max: 6_000, windowMs: 60_000 },
  params: Type.Object({ format: Type.String({ maxLength: 20 }) }),
  body: Type.Object({ text: Type.String(), headers: Type.Record(Type.String(), Type.String()) }),
  reply: Type.Object({ taken: Type.Integer() }),
})
