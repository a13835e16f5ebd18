import { createHmac } from 'node:crypto'
import type { ReplyOf } from '@vitrine/contract/call'
import { type readCaptchaChallengeCall, solvedChallenge } from '@vitrine/contract/captcha/calls'
import type { CaptchaVerdict } from '@vitrine/domain/captcha/captcha-verdict'
import type { SiteStore } from '@vitrine/store/store'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Value } from 'typebox/value'
import { hashToken } from '../http/visitor/token-hash.ts'
import type { Services } from '../services/services.ts'

/** How long a challenge may be solved, and its solution sent. */
const challengeLifeMs = 20 * 60_000

/** Rounds of each derivation; 256 derivations are needed on average: half a second of a telephone, a tenth of a laptop. */
const cost = 2_000

/** The site whose visitor works, and what is needed to sign and to count. */
export interface ProofPlace {
  readonly websiteId: string
  readonly store: Pick<SiteStore, 'usedSolutions'>
  readonly services: Pick<Services, 'secret' | 'clock'>
}

/** Makes a challenge that only servers of this installation can have made, for this site. */
export async function makeChallenge(
  place: Pick<ProofPlace, 'websiteId' | 'services'>,
): Promise<ReplyOf<typeof readCaptchaChallengeCall>> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    deriveKey,
    // The clock of the installation judges it; the library knows only that of the machine.
    data: { expiresAtMs: place.services.clock() + challengeLifeMs },
    hmacSignatureSecret: keyOf(place),
  })
  const { algorithm, nonce, salt, keyLength, keyPrefix, data } = parameters
  const expiresAtMs = Number(data?.expiresAtMs)
  if (signature === undefined) throw new Error('The challenge was not signed')
  return {
    parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, data: { expiresAtMs } },
    signature,
    lifeMs: challengeLifeMs,
  }
}

/** Checks a solved challenge, and takes it: the same one is not taken again, on whichever server, and after a restart. */
export async function takeProof(key: string, place: ProofPlace): Promise<CaptchaVerdict> {
  const proof = readProof(key)
  if (proof === null) return 'captcha-wrong'
  const { challenge, solution } = proof
  const checked = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: keyOf(place) })
  if (!checked.verified) return 'captcha-wrong'
  const nowMs = place.services.clock()
  const { expiresAtMs } = challenge.parameters.data
  if (expiresAtMs <= nowMs) return 'captcha-expired'
  const isTaken = await place.store.usedSolutions.take(hashToken(challenge.signature), expiresAtMs, nowMs)
  return isTaken ? 'right' : 'captcha-used'
}

/** How long ago the challenge was made whose solution this is: no longer than its form was in use. Null for an answer of another captcha. */
export function proofAgeMs(key: string, nowMs: number): number | null {
  const proof = readProof(key)
  return proof === null ? null : nowMs - (proof.challenge.parameters.data.expiresAtMs - challengeLifeMs)
}

function readProof(key: string) {
  const read = parsed(key)
  return Value.Check(solvedChallenge, read) ? read : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A key of the site's own: what was solved for one site is nothing to another. */
function keyOf({ websiteId, services }: Pick<ProofPlace, 'websiteId' | 'services'>): string {
  return createHmac('sha256', services.secret).update(`captcha:${websiteId}`).digest('base64url')
}
