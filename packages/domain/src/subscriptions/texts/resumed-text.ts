import { dayWords } from '../../time/day-words.ts'
import type { Site } from '../../website/site.ts'
import { resume } from '../change-subscription.ts'
import type { Subscription } from '../subscription.ts'
import { shopTermsOf } from '../terms/shop-terms.ts'

/** The day of the next payment of one that is taken up again now; null where it cannot be. */
export function resumedText(
  subscription: Subscription,
  site: Site,
  { nowMs }: { readonly nowMs: number },
): string | null {
  const { timeZone, store } = site
  const resumed = resume(subscription, { nowMs, timeZone, shop: shopTermsOf(store), by: '' })
  return resumed.ok && resumed.subscription.nextAtMs !== null
    ? dayWords(resumed.subscription.nextAtMs, site)
    : null
}
