import { dayWords } from '@vitrine/domain/subscriptions/day-words'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SubscriptionState } from '@vitrine/domain/subscriptions/subscription-states'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import type { Site } from '@vitrine/domain/website/site'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { subscriptionPath } from '../../subscriptions/subscription-links.ts'
import type { OwnReview } from './own-reviews.ts'

/** What somebody subscribed to, each leading to its page; nothing where they never did. */
export function subscriptionsPart(
  subscriptions: readonly Subscription[],
  { site, secret }: { readonly site: Site; readonly secret: string },
): Markup {
  if (subscriptions.length === 0) return html``
  const rows = subscriptions.map((each) => {
    const next = each.nextAtMs === null ? '' : ` · next on ${dayWords(each.nextAtMs, site)}`
    return html`<li><div><a href="${subscriptionPath(secret, each.id)}">${each.line.title}</a><small>${subscriptionTexts[each.state]}${next}</small></div><span class="vt-account-sum">${priceWords(each, site.language)}</span></li>`
  })
  return html`<section><h2>Subscriptions</h2><ul class="vt-account-rows">${rows}</ul></section>`
}

const subscriptionTexts: Readonly<Record<SubscriptionState, string>> = {
  active: 'Active',
  'past-due': 'The last payment failed',
  paused: 'Paused',
  canceled: 'Canceled',
  expired: 'Ended',
}

/** What somebody wrote of what they bought, and what they can write of. */
export function reviewsPart(reviews: readonly OwnReview[]): Markup {
  if (reviews.length === 0) return html``
  const rows = reviews.map(({ productTitle, review, path }) => {
    const said = review
      ? html`<small>${stars(review.rating)} · ${stateTexts[review.status]}</small>${review.title ? html`<small>${review.title}</small>` : ''}`
      : ''
    const label = review ? `Change your review of ${productTitle}` : `Write a review of ${productTitle}`
    const link =
      path === null
        ? ''
        : html`<a href="${path}" aria-label="${label}">${review ? 'Change' : 'Write a review'}</a>`
    return html`<li><div>${productTitle}${said}</div>${link}</li>`
  })
  return html`<section><h2>Reviews</h2><ul class="vt-account-rows">${rows}</ul></section>`
}

const stateTexts = {
  pending: 'Waits for a look by the shop',
  public: 'Published',
  rejected: 'Not shown',
} as const

function stars(rating: number): Markup {
  return html`<span role="img" aria-label="${rating} of 5 stars">${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</span>`
}
