import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** What becomes of what an order subscribes to, a sentence each, for its buyer and its owner alike. */
export function subscriptionTexts(subscriptions: readonly Subscription[], site: Site): readonly string[] {
  const say = sayIn(site.language)
  return subscriptions.map(({ state, nextAtMs, line: { title } }) => {
    if (state === 'canceled')
      return say('The subscription to {title} is canceled: nothing is charged for it any more.', { title })
    if (nextAtMs !== null) {
      const day = dayWords(nextAtMs, site)
      return say('The subscription to {title} goes on. Its next payment is on {day}.', { title, day })
    }
    return state === 'paused'
      ? say('The subscription to {title} is paused: it is charged once its buyer names another card.', {
          title,
        })
      : say('Nothing more is charged for the subscription to {title}.', { title })
  })
}
