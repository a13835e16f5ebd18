import type { leaveReviewsCall, reviewsLeavePageCall } from '@vitrine/contract/reviews/page-calls'
import { reviewProblemText } from '@vitrine/domain/reviews/check-review'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { personKey } from '../services/person-key.ts'
import { readReviewToken, reviewPath } from './review-link.ts'
import { backToSite, reviewPage } from './review-page.ts'

type LeaveExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

/** Shows the page that ends them by its button: programs that look at links change nothing. */
export async function getReviewsLeave(exchange: Exchange<typeof reviewsLeavePageCall>): Promise<PageAnswer> {
  if (orderOf(exchange) === null) return wrongLink(exchange)
  const say = sayIn(exchange.site.language)
  const address = reviewPath('unsubscribe', exchange.query.token ?? '')
  const body = html`<p>${say('Shall we ask you no more what you think of what you bought?')}</p><form class="newsletter-page-form" method="post" action="${address}"><button class="newsletter-page-button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">${say('Ask me no more')}</button></form>${backToSite(say)}`
  return leavePage(exchange, body)
}

/** Ends them: by the button of the page, or by a mail program alone (RFC 8058). */
export async function postReviewsLeave(exchange: Exchange<typeof leaveReviewsCall>): Promise<PageAnswer> {
  const orderId = orderOf(exchange)
  if (orderId === null) return wrongLink(exchange)
  const { store, site, services } = exchange
  const order = await store.orders.find(orderId)
  if (order) {
    const key = personKey(order.contact.email, { websiteId: site.id, secret: services.secret })
    await store.reviews.refuse(key, services.clock())
  }
  const say = sayIn(site.language)
  return leavePage(exchange, html`<p role="status">${say('We will ask you no more.')}</p>${backToSite(say)}`)
}

function orderOf({ query, site, services }: LeaveExchange): string | null {
  return readReviewToken('unsubscribe', query.token ?? '', { secret: services.secret, websiteId: site.id })
}

function wrongLink(exchange: LeaveExchange): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const body = html`<p role="alert">${say(reviewProblemText['review-link-wrong'])}</p>${backToSite(say)}`
  return leavePage(exchange, body, 'review-link-wrong')
}

function leavePage(exchange: LeaveExchange, body: Markup, refused?: RefusalCode): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const title = say('Mails that ask for reviews')
  return reviewPage(exchange, { pageType: 300, title, body, refused })
}
