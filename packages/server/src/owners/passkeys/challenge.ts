import { noPasskeyTexts, passkeyPlace } from '@vitrine/domain/owners/passkey-place'
import type { Exchange } from '../../http/exchange.ts'
import { type Refusal, refuse } from '../../http/reply/reply.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'

/** How long a challenge waits for its answer. */
const challengeMs = 5 * 60_000

/** What a challenge is for, and what tells who asked for it: a session, a ticket, or a visitor's cookie. */
export interface Asker {
  readonly purpose: 'add' | 'confirm' | 'sign-in' | 'second-factor'
  readonly secret: string
}

type AskContext = Pick<Exchange, 'panelOrigin' | 'services' | 'store'>

/** Makes a challenge for whoever asks, worth one answer from this address; a refusal where there can be no passkeys. */
export async function makeChallenge(
  { panelOrigin, services, store }: AskContext,
  asker: Asker,
): Promise<
  { readonly ok: true; readonly challenge: string; readonly host: string } | { ok: false; refusal: Refusal }
> {
  const place = passkeyPlace(panelOrigin)
  if (!place.ok) return { ok: false, refusal: refuse('no-passkeys-here', noPasskeyTexts[place.problem]) }
  const challenge = services.newToken(32)
  await store.passkeys.saveChallenge(challenge, askerKey(asker, panelOrigin), services.clock() + challengeMs)
  return { ok: true, challenge, host: place.host }
}

/** Uses a challenge up; false when it was made for somebody or somewhere else, was used, or is too old. */
export function takeChallenge(
  { panelOrigin, services, store }: AskContext,
  asker: Asker,
  challenge: string,
): Promise<boolean> {
  return store.passkeys.takeChallenge(challenge, askerKey(asker, panelOrigin), services.clock())
}

function askerKey({ purpose, secret }: Asker, origin: string): string {
  return hashToken(`${purpose} ${secret} ${origin}`)
}
