import { passkeyPlace } from '@vitrine/domain/owners/passkey-place'
import type { Passkey } from '@vitrine/store/owners/passkeys'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type Asker, takeChallenge } from './challenge.ts'
import { challengeOf, checkAnswer, type PasskeyAnswer } from './webauthn.ts'

/** Said where a passkey does not prove who somebody is; why is nobody's business but ours. */
export const wrongPasskeyText =
  'This passkey was not accepted. It may belong to another account, or it took too long. Please try again, or use another way.'

/** A passkey whose answer was right, and how often its device was used with it. */
export interface Proof {
  readonly passkey: Passkey
  readonly counter: number
}

/**
 * Checks the answer of a passkey to a challenge, which is used up whatever comes of it; null for any that is not right. `accountId`
 * names whose it must be; null: whose it is, is what it tells.
 */
export async function proveByPasskey(
  exchange: Pick<Exchange, 'panelOrigin' | 'services' | 'store'>,
  answer: PasskeyAnswer,
  { asker, accountId }: { readonly asker: Asker; readonly accountId: string | null },
): Promise<Proof | null> {
  const { panelOrigin: origin, store } = exchange
  const place = passkeyPlace(origin)
  const challenge = challengeOf(answer)
  if (!place.ok || challenge === null || !(await takeChallenge(exchange, asker, challenge))) return null
  const passkey = await store.passkeys.find(answer.id)
  if (!passkey || passkey.host !== place.host) return null
  if (accountId !== null && passkey.accountId !== accountId) return null
  if (answer.userHandle !== null && answer.userHandle !== userHandleOf(passkey.accountId)) return null
  const counter = await checkAnswer(answer, passkey, { challenge, origin, host: place.host })
  return counter === null ? null : { passkey, counter }
}

/** How an account is called in its passkeys. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId, 'utf8').toString('base64url')
}

/** Writes the use of a passkey down, in the transaction that lets its owner in; false when it was removed, or used further, meanwhile. */
export async function usePasskey(
  { passkeys }: Pick<SiteTables, 'passkeys'>,
  { passkey, counter }: Proof,
  nowMs: number,
): Promise<boolean> {
  const now = await passkeys.find(passkey.id)
  if (!now || now.accountId !== passkey.accountId || now.counter !== passkey.counter) return false
  await passkeys.save({ ...now, counter, lastUsedAtMs: nowMs })
  return true
}
