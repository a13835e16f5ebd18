import type { ReplyOf } from '@vitrine/contract/call'
import type { readCaptchaChallengeCall } from '@vitrine/contract/captcha/calls'
import { solveChallenge } from 'altcha-lib'

type Challenge = Pick<ReplyOf<typeof readCaptchaChallengeCall>, 'parameters' | 'signature'>

/** Solves a challenge; returns what is sent as the captcha's key, or null where it was stopped or took over 90 seconds. */
export async function solve(
  { parameters, signature }: Challenge,
  signal: AbortSignal,
): Promise<string | null> {
  const challenge = { parameters, signature }
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const deriveKey = await loadDerivation()
  const solution = await solveChallenge({ challenge, controller, deriveKey })
  return solution === null ? null : JSON.stringify({ challenge, solution })
}

/** The browser's own derivation works beside the page; pages that came by http have none, and get it as a script. */
async function loadDerivation() {
  return globalThis.crypto?.subtle === undefined
    ? (await import('./derive-in-script.ts')).deriveInScript
    : (await import('altcha-lib/algorithms/web/pbkdf2')).deriveKey
}
