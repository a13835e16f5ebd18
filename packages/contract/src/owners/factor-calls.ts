import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ownAffair, provedOwnAffair } from '../owner-policies.ts'

const shared = { policy: provedOwnAffair }

/** Codes on paper, each worth one sign-in; told this once. */
const recoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

/** Whether the account has a second factor. */
export const readSecondFactorCall = defineCall({
  ...shared,
  policy: ownAffair,
  name: 'readSecondFactor',
  method: 'GET',
  path: '/api/panel/account/second-factor',
  reply: Type.Object({
    isOn: Type.Boolean(),
    /** Whether it has a passkey, which counts as one, too. */
    hasPasskey: Type.Boolean(),
    /** Codes on paper that were not used yet. */
    codesLeft: Type.Integer(),
    /** Whether a role of the account asks for one. */
    isRequired: Type.Boolean(),
  }),
})

/** Makes a secret for an app; it counts once a code of it was seen. */
export const beginSecondFactorCall = defineCall({
  ...shared,
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/panel/account/second-factor',
  reply: Type.Object({
    /** What the app reads from the picture: otpauth://totp/… */
    uri: Type.String(),
    /** The secret alone, in base32, for those who type it. */
    secret: Type.String(),
  }),
})

/** Turns the second factor on by a code of the app; 409 when none was begun, or it is on. */
export const finishSecondFactorCall = defineCall({
  ...shared,
  name: 'finishSecondFactor',
  method: 'POST',
  path: '/api/panel/account/second-factor/code',
  limit: { max: 30, windowMs: 600_000 },
  body: Type.Object({ code: Type.String({ maxLength: 100 }) }),
  reply: recoveryCodes,
})

/** Makes new codes on paper; the former ones no longer work. 409 when there is no second factor. */
export const renewRecoveryCodesCall = defineCall({
  ...shared,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/panel/account/recovery-codes',
  reply: recoveryCodes,
})

/** Turns the second factor off. */
export const endSecondFactorCall = defineCall({
  ...shared,
  name: 'endSecondFactor',
  method: 'DELETE',
  path: '/api/panel/account/second-factor',
  reply: Type.Object({}),
})

/** The calls of second factors. */
export const factorCalls = [
  readSecondFactorCall,
  beginSecondFactorCall,
  finishSecondFactorCall,
  renewRecoveryCodesCall,
  endSecondFactorCall,
] as const
