import type { CaptchaProblem } from './captcha-problems.ts'
import { captchaServices, isCaptchaService } from './captcha-services.ts'
import type { CaptchaProvider } from './captcha-settings.ts'

/** What came of checking an answer. The last five are for owners: visitors read of them as something that is away, or wrong. */
export type CaptchaVerdict =
  | 'right'
  | CaptchaProblem
  | 'captcha-slow'
  | 'secret-wrong'
  | 'keys-differ'
  | 'host-differs'
  | 'reply-unreadable'

/** What a service answers, as all three document it. */
export interface ServiceReply {
  readonly success: boolean
  /** The host of the page on which the captcha was completed; undefined where the service does not tell. */
  readonly hostname: string | undefined
  readonly errorCodes: readonly string[]
}

/** What the reply of a service comes to, for a page of that host (without a port). */
export function judgeReply({ success, hostname, errorCodes }: ServiceReply, host: string): CaptchaVerdict {
  if (success) return isSameHost(hostname, host) ? 'right' : 'host-differs'
  for (const [code, verdict] of verdictOfCode) if (errorCodes.includes(code)) return verdict
  return 'captcha-wrong'
}

/** Error codes of the three services, those that say most first. */
const verdictOfCode: readonly (readonly [string, CaptchaVerdict])[] = [
  ['missing-input-secret', 'secret-wrong'],
  ['invalid-input-secret', 'secret-wrong'],
  ['invalid-or-already-seen-secret', 'secret-wrong'],
  ['invalid-keys', 'keys-differ'],
  ['sitekey-secret-mismatch', 'keys-differ'],
  ['internal-error', 'captcha-away'],
  ['bad-request', 'reply-unreadable'],
  ['missing-input-response', 'captcha-missing'],
  ['expired-input-response', 'captcha-expired'],
  ['already-seen-response', 'captcha-used'],
  ['invalid-or-already-seen-response', 'captcha-used'],
  ['timeout-or-duplicate', 'captcha-expired'],
]

function isSameHost(told: string | undefined, host: string): boolean {
  if (told === undefined || told === '' || told === 'not-provided') return true
  return told.toLowerCase() === host.toLowerCase()
}

/** The problem that a visitor is told of; null for an answer that is right. */
export function problemOf(verdict: CaptchaVerdict): CaptchaProblem | null {
  switch (verdict) {
    case 'right':
      return null
    case 'captcha-slow':
    case 'secret-wrong':
    case 'reply-unreadable':
      return 'captcha-away'
    case 'keys-differ':
    case 'host-differs':
      return 'captcha-wrong'
    default:
      return verdict
  }
}

/** What an owner reads who tries the keys. */
export function verdictText(verdict: CaptchaVerdict, provider: CaptchaProvider): string {
  const name = isCaptchaService(provider) ? captchaServices[provider].name : 'The built-in captcha'
  const texts: Readonly<Record<CaptchaVerdict, string>> = {
    right: isCaptchaService(provider) ? `It works: ${name} confirmed the answer.` : 'It works.',
    'captcha-missing': `${name} got no answer. Please complete the captcha above.`,
    'captcha-wrong': `${name} did not accept the answer. Check that site key and secret key belong together.`,
    'captcha-expired':
      'The answer was too old, or was checked before. Please complete the captcha once more.',
    'captcha-used': 'The answer was checked before. Please complete the captcha once more.',
    'captcha-away': `${name} cannot be reached from this server. Check that it may connect to the internet.`,
    'captcha-slow': `${name} did not answer within 5 seconds. Please try again.`,
    'secret-wrong': `${name} does not know this secret key. Please copy it again.`,
    'keys-differ':
      'The site key and the secret key do not belong together. Please copy both from the same entry.',
    'host-differs': `${name} says that the captcha was completed on another domain. These may be keys for testing, which let everybody through.`,
    'reply-unreadable': `${name} answered something that is not understood. Please try again later.`,
  }
  return texts[verdict]
}
