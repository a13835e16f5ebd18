import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** Carts that may be begun from one network address: more than a school behind one address begins, too few to fill a disk. */
export const newCartLimit = { max: 200, windowMs: 600_000 }

/** Counts a cart that is begun from an address; says so where those were too many. */
export async function countNewCart(
  { rateLimits }: Pick<SiteTables, 'rateLimits'>,
  { address }: { readonly address: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<{ readonly ok: false; readonly problem: 'too-many-carts'; readonly retryAfterMs: number } | null> {
  const begun = await rateLimits.take(`new-cart:${address}`, { ...newCartLimit, nowMs: clock() })
  return begun.allowed ? null : { ok: false, problem: 'too-many-carts', retryAfterMs: begun.retryAfterMs }
}
