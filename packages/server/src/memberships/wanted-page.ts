import type { Exchange } from '../http/exchange.ts'
import type { ReplyCookie } from '../http/reply/reply.ts'
import { ownPath } from '../http/visitor/own-path.ts'

const name = 'wantedPage'

const daySeconds = 24 * 3600

/** Keeps what somebody wanted to see while they pay for a plan; '' forgets what they wanted before. */
export function wantedCookie(to: string): ReplyCookie {
  return { name, value: to, httpOnly: true, maxAgeSeconds: to === '' ? 0 : daySeconds }
}

/** What they wanted to see; '' where that is not known. */
export function wantedPath({ visitor }: Pick<Exchange, 'visitor'>): string {
  return ownPath(visitor.hiddenCookie(name) ?? undefined)
}
