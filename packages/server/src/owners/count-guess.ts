import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Exchange } from '../http/exchange.ts'
import { knownDevice } from '../http/visitor/known-device.ts'
import { hashToken } from '../http/visitor/token-hash.ts'

/** Passwords tried for one address by strangers, wherever they come from, and by a browser that has signed in before. */
export const guessLimit = { max: 30, windowMs: 15 * 60_000 }

/** Counts a try of a password, and says whether it is one too many; however the address is written, at the door as in the panel. */
export function countGuess(
  exchange: Pick<Exchange, 'store' | 'services' | 'site' | 'visitor'>,
  account: Account | undefined,
  email: string,
) {
  const device = knownDevice('owners', account, exchange)
  const key = device === null ? `sign-in-to:${hashToken(emailKey(email))}` : `sign-in-from:${device}`
  return exchange.store.rateLimits.take(key, { ...guessLimit, nowMs: exchange.services.clock() })
}
