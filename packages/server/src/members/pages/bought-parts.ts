import { pausedUntilMs } from '@vitrine/domain/subscriptions/pauses/paused-until'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SubscriptionState } from '@vitrine/domain/subscriptions/subscription-states'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import type { OwnReview } from './own-reviews.ts'

/** What somebody subscribed to, each leading to its page; nothing where they never did. */
export function subscriptionsPart(
  subscriptions: readonly Subscription[],
  { site, secret, say }: { readonly site: Site; readonly secret: string; readonly say: Say },
): Markup {
  if (subscriptions.length === 0) return html``
  const states = subscriptionTexts(say)
  const rows = subscriptions.map((each) => {
    const pausedUntil = pausedUntilMs(each)
    const state =
      pausedUntil === null
        ? states[each.state]
        : say('Paused until {day}', { day: dayWords(pausedUntil, site) })
    const next =
      each.nextAtMs === null || pausedUntil !== null
        ? ''
        : ` · ${say('next on {day}', { day: dayWords(each.nextAtMs, site) })}`
    return html`<li><div><a href="${subscriptionPath(secret, each)}">${each.line.title}</a><small>${state}${next}</small></div><span class="vt-account-sum">${priceWords(each, site.language, say)}</span></li>`
  })
  return html`<section><h2>${say('Subscriptions')}</h2><ul class="vt-account-rows">${rows}</ul></section>`
}

const subscriptionTexts = (say: Say): Readonly<Record<SubscriptionState, string>> => ({
  active: say('Active'),
  'past-due': say('The last payment failed'),
  paused: say('Paused'),
  canceled: say('Subscription canceled'),
  expired: say('Ended'),
})

/** What somebody wrote of what they bought, and what they can write of. */
export function reviewsPart(reviews: readonly OwnReview[], say: Say): Markup {
  if (reviews.length === 0) return html``
  const states = stateTexts(say)
  const rows = reviews.map(({ productTitle, review, path }) => {
    const said = review
      ? html`<small>${stars(review.rating, say)} · ${states[review.status]}</small>${review.title ? html`<small>${review.title}</small>` : ''}`
      : ''
    const about = { product: productTitle }
    const label = review
      ? say('Change your review of {product}', about)
      : say('Write a review of {product}', about)
    const link =
      path === null
        ? ''
        : html`<a href="${path}" aria-label="${label}">${review ? say('Change') : say('Write a review')}</a>`
    return html`<li><div>${productTitle}${said}</div>${link}</li>`
  })
  return html`<section><h2>${say('Reviews')}</h2><ul class="vt-account-rows">${rows}</ul></section>`
}

const stateTexts = (say: Say) => ({
  pending: say('Waits for a look by the shop'),
  public: say('Published'),
  rejected: say('Not shown'),
})

function stars(rating: number, say: Say): Markup {
  return html`<span role="img" aria-label="${say('{rating} of 5 stars', { rating })}">${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</span>`
}
