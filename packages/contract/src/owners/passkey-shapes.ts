import { Type } from 'typebox'

/** Bytes in base64url. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' })

/** The longest id that an authenticator gives out is of 1,023 bytes. */
const passkeyId = bytes(1_364)

const knownPasskeys = Type.Array(Type.Object({ id: Type.String(), transports: Type.Array(Type.String()) }))

/** What a browser is asked to make a passkey by; the challenge is worth one answer, for 5 minutes. */
export const passkeyOptions = Type.Object({
  challenge: Type.String(),
  /** The host that the passkey will belong to, and what the site is called. */
  host: Type.String(),
  siteTitle: Type.String(),
  /** In base64url. */
  userId: Type.String(),
  userName: Type.String(),
  displayName: Type.String(),
  /** Kinds of keys that are taken, the best first (COSE numbers). */
  algorithms: Type.Array(Type.Integer()),
  /** Those that the account has, so that no device makes a second one. */
  known: knownPasskeys,
})

/** A passkey that a browser made. */
export const madePasskey = {
  id: passkeyId,
  clientDataJson: bytes(8_000),
  attestationObject: bytes(64_000),
  transports: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 }),
}

/** What a browser is asked to use a passkey by; the challenge is worth one answer, for 5 minutes. */
export const passkeyQuestion = Type.Object({
  challenge: Type.String(),
  host: Type.String(),
  /** Those that may answer; none named: any of this host. */
  known: knownPasskeys,
})

/** How a passkey answered. */
export const passkeyAnswer = Type.Object({
  id: passkeyId,
  clientDataJson: bytes(8_000),
  authenticatorData: bytes(8_000),
  signature: bytes(8_000),
  /** The account it is of, where the passkey says so; in base64url. */
  userHandle: Type.Union([bytes(200), Type.Null()]),
})
