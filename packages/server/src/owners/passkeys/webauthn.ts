import type { BodyOf } from '@vitrine/contract/call'
import type { addPasskeyCall, confirmByPasskeyCall } from '@vitrine/contract/owners/passkey-calls'
import type { Passkey } from '@vitrine/store/owners/passkeys'

/** What a browser made, and how a passkey answered. */
export type MadePasskey = Omit<BodyOf<typeof addPasskeyCall>, 'name'>
export type PasskeyAnswer = BodyOf<typeof confirmByPasskeyCall>['answer']

/** What an answer must be made for. */
interface Expected {
  readonly challenge: string
  readonly origin: string
  readonly host: string
}

/** Kinds of keys that are taken: EdDSA, ES256 and RS256 (COSE numbers). */
export const passkeyAlgorithms = [-8, -7, -257]

/** Loaded when somebody uses a passkey: it takes a while, and most starts of a server need none of it. */
const library = () => import('@simplewebauthn/server')

/** The challenge that an answer says it is made for; null when it says nothing of the kind. */
export function challengeOf({
  clientDataJson,
}: Pick<PasskeyAnswer | MadePasskey, 'clientDataJson'>): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null
    return typeof said.challenge === 'string' && /^[\w-]{1,200}$/.test(said.challenge) ? said.challenge : null
  } catch {
    return null
  }
}

/** Checks a new passkey; null when it was made for somewhere else, or without the person being verified. */
export async function checkMade(
  made: MadePasskey,
  { challenge, origin, host }: Expected,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library()
  const { id, clientDataJson: clientDataJSON, attestationObject } = made
  const outcome = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => null)
  if (!outcome?.verified) return null
  const { credential } = outcome.registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { id: credential.id, publicKey, counter: credential.counter }
}

/** Checks the answer of a passkey, and returns how often its device says that it was used; null for a wrong answer, and for one that was copied: it counts no further. */
export async function checkAnswer(
  answer: PasskeyAnswer,
  passkey: Passkey,
  { challenge, origin, host }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { id, clientDataJson: clientDataJSON, authenticatorData, signature } = answer
  const outcome = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null)
  return outcome?.verified ? outcome.authenticationInfo.newCounter : null
}
