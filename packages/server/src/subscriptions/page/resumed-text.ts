import { resume } from '@vitrine/domain/subscriptions/change-subscription'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'

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
