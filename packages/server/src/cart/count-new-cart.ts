import { newCartLimit } from '@vitrine/domain/cart/new-cart-limit'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** Counts a cart that is begun from an address; says so where those were too many. */
export async function countNewCart(
  { rateLimits }: Pick<SiteTables, 'rateLimits'>,
  { address }: { readonly address: string },
  { clock, countsAttempts }: Pick<Services, 'clock' | 'countsAttempts'>,
): Promise<{ readonly ok: false; readonly problem: 'too-many-carts'; readonly retryAfterMs: number } | null> {
  if (countsAttempts === false) return null
  const begun = await rateLimits.take(`new-cart:${address}`, { ...newCartLimit, nowMs: clock() })
  return begun.allowed ? null : { ok: false, problem: 'too-many-carts', retryAfterMs: begun.retryAfterMs }
}
