import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import type {
  addPasskeyCall,
  askPasskeySignInCall,
  beginPasskeyCall,
  signInByPasskeyCall,
} from '@vitrine/contract/owners/passkey-calls'

/** What the browser did with a passkey, or why it did nothing, in words. */
type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/** Has the browser make a passkey: it asks for a fingerprint, a face or a PIN. */
export async function askToMake(
  options: ReplyOf<typeof beginPasskeyCall>,
): Promise<Asked<Omit<BodyOf<typeof addPasskeyCall>, 'name'>>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge, host, siteTitle, userId, userName, displayName, algorithms, known } = options
  try {
    const made = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: host, name: siteTitle },
        user: { id: userId, name: userName, displayName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map(describe),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout: timeoutMs,
      },
    })
    const { clientDataJSON: clientDataJson, attestationObject, transports = [] } = made.response
    return { ok: true, value: { id: made.id, clientDataJson, attestationObject, transports } }
  } catch (error) {
    return { ok: false, message: wordsFor(error) }
  }
}

/** Has the browser answer by a passkey. */
export async function askToUse(
  question: ReplyOf<typeof askPasskeySignInCall>,
): Promise<Asked<BodyOf<typeof signInByPasskeyCall>['answer']>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { challenge, host, known } = question
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId: host,
        allowCredentials: known.map(describe),
        userVerification: 'required',
        timeout: timeoutMs,
      },
    })
    const { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle = null } = response
    return { ok: true, value: { id, clientDataJson, authenticatorData, signature, userHandle } }
  } catch (error) {
    return { ok: false, message: wordsFor(error) }
  }
}

/** The challenge is worth as much. */
const timeoutMs = 5 * 60_000

function describe({ id, transports }: ReplyOf<typeof beginPasskeyCall>['known'][number]) {
  return { id, type: 'public-key' as const, transports: [...transports] }
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey of your account already.'
  if (code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')
    return 'This device cannot check who holds it. Use one with a fingerprint, a face or a PIN.'
  return 'No passkey was used: the browser was told to stop, has none for this address, or waited too long.'
}
