import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { readCaptchaChallengeAddress } from './addresses.ts'

/** What a browser got for completing a captcha: a token of a service, or a solved challenge as JSON text. */
export const captchaKey = Type.String({ maxLength: 10_000 })

/** Work for a browser, as `altcha-lib` writes it: found a counter whose derived key begins with `keyPrefix`. */
const captchaChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    /** Rounds of the derivation. */
    cost: Type.Integer(),
    /** Bytes. */
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    data: Type.Object({ expiresAtMs: Type.Integer() }),
  }),
  /** Of the parameters, by a key that only servers of the installation have. */
  signature: Type.String(),
})

/** A challenge of the built-in captcha; its solution is taken once, until it expires. */
export const readCaptchaChallengeCall = defineCall({
  name: 'readCaptchaChallenge',
  ...readCaptchaChallengeAddress,
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 600_000 },
  reply: Type.Object({
    ...captchaChallenge.properties,
    /** How long its solution is taken from now on: clocks of visitors may be wrong. */
    lifeMs: Type.Integer(),
  }),
})

/** What a browser sends as its `captchaKey` when it has solved a challenge, as JSON text. */
export const solvedChallenge = Type.Object({
  challenge: captchaChallenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
})
