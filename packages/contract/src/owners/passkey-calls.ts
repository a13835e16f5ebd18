import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { ownAffair, provedOwnAffair } from '../owner-policies.ts'
import { epochMs, id } from '../schemas.ts'
import { readSessionCall } from './own-session-calls.ts'
import { madePasskey, passkeyAnswer, passkeyOptions, passkeyQuestion } from './passkey-shapes.ts'

const stranger: Policy = { kind: 'visitor-change' }
const shared = { policy: ownAffair }
const passkeyParams = Type.Object({ passkeyId: id })
const name = Type.String({ maxLength: 1_000 })
const limit = { max: 60, windowMs: 600_000, exceptKnownDevices: 'owners' } as const
const ticket = Type.Union([Type.String({ maxLength: 200 }), Type.Null()])

/** The passkeys of the account, and where they can be made and used. */
export const listPasskeysCall = defineCall({
  ...shared,
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/panel/account/passkeys',
  reply: Type.Object({
    passkeys: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        /** The host at which it works. */
        host: Type.String(),
        createdAtMs: epochMs,
        lastUsedAtMs: Type.Union([epochMs, Type.Null()]),
      }),
    ),
    /** The address of the panel, such as https://shop.example: at another one its passkeys do not work. */
    origin: Type.String(),
  }),
})

/** Asks for what a browser makes a passkey by; 409 where there can be none. */
export const beginPasskeyCall = defineCall({
  ...shared,
  policy: provedOwnAffair,
  name: 'beginPasskey',
  method: 'POST',
  path: '/api/panel/account/passkeys/challenge',
  reply: passkeyOptions,
})

/** Adds a passkey that the browser made. */
export const addPasskeyCall = defineCall({
  ...shared,
  policy: provedOwnAffair,
  name: 'addPasskey',
  method: 'POST',
  path: '/api/panel/account/passkeys',
  body: Type.Object({ name, ...madePasskey }),
  reply: Type.Object({
    /** Codes on paper, each worth one sign-in, told this once; none when the account has some. */
    recoveryCodes: Type.Array(Type.String()),
  }),
})

/** Gives a passkey another name. */
export const renamePasskeyCall = defineCall({
  ...shared,
  name: 'renamePasskey',
  method: 'PUT',
  path: '/api/panel/account/passkeys/:passkeyId',
  params: passkeyParams,
  body: Type.Object({ name }),
  reply: Type.Object({}),
})

/** Removes a passkey. For the last one the password is asked for, so that there is another way in; it may be empty for others. */
export const removePasskeyCall = defineCall({
  ...shared,
  policy: provedOwnAffair,
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/panel/account/passkeys/:passkeyId',
  params: passkeyParams,
  body: Type.Object({ password: Type.String({ maxLength: 1_000 }) }),
  reply: Type.Object({}),
})

/** Asks for what a passkey signs in by: after the password with its ticket, or without a password. 409 where there can be none, 410 when the ticket is too old. */
export const askPasskeySignInCall = defineCall({
  ...shared,
  policy: stranger,
  limit,
  name: 'askPasskeySignIn',
  method: 'POST',
  path: '/api/panel/session/passkey/challenge',
  body: Type.Object({ ticket }),
  reply: passkeyQuestion,
})

/** Signs in by a passkey: after the password with its ticket, or without a password. */
export const signInByPasskeyCall = defineCall({
  ...shared,
  policy: stranger,
  limit,
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/panel/session/passkey',
  body: Type.Object({ ticket, answer: passkeyAnswer }),
  reply: readSessionCall.reply,
})

/** Asks for what a passkey proves by who uses the session. */
export const askPasskeyConfirmationCall = defineCall({
  ...shared,
  name: 'askPasskeyConfirmation',
  method: 'POST',
  path: '/api/panel/session/confirmation/passkey/challenge',
  reply: passkeyQuestion,
})

/** Proves with a passkey who uses the session: calls that ask for it are open for 5 minutes. */
export const confirmByPasskeyCall = defineCall({
  ...shared,
  limit,
  name: 'confirmByPasskey',
  method: 'POST',
  path: '/api/panel/session/confirmation/passkey',
  body: Type.Object({ answer: passkeyAnswer }),
  reply: Type.Object({}),
})

/** The calls of passkeys. */
export const passkeyCalls = [
  listPasskeysCall,
  beginPasskeyCall,
  addPasskeyCall,
  renamePasskeyCall,
  removePasskeyCall,
  askPasskeySignInCall,
  signInByPasskeyCall,
  askPasskeyConfirmationCall,
  confirmByPasskeyCall,
] as const
