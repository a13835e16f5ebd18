import type { leaveReviewsCall, reviewsLeavePageCall } from '@vitrine/contract/reviews/page-calls'
import { reviewProblemText } from '@vitrine/domain/reviews/check-review'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { personKey } from '../services/person-key.ts'
import { readReviewToken, reviewPath } from './review-link.ts'
import { backToSite, reviewPage } from './review-page.ts'

type LeaveExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

const title = 'Mails that ask for reviews'

/** Shows the page that ends them by its button: programs that look at links change nothing. */
export async function getReviewsLeave(exchange: Exchange<typeof reviewsLeavePageCall>): Promise<PageAnswer> {
  if (orderOf(exchange) === null) return wrongLink(exchange)
  const address = reviewPath('unsubscribe', exchange.query.token ?? '')
  const body = html`<p>Shall we ask you no more what you think of what you bought?</p><form class="newsletter-page-form" method="post" action="${address}"><button class="newsletter-page-button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">Ask me no more</button></form>${backToSite}`
  return reviewPage(exchange, { pageType: 300, title, body })
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
  const body = html`<p role="status">We will ask you no more.</p>${backToSite}`
  return reviewPage(exchange, { pageType: 300, title, body })
}

function orderOf({ query, site, services }: LeaveExchange): string | null {
  return readReviewToken('unsubscribe', query.token ?? '', { secret: services.secret, websiteId: site.id })
}

function wrongLink(exchange: LeaveExchange): Promise<PageAnswer> {
  const body = html`<p role="alert">${reviewProblemText['review-link-wrong']}</p>${backToSite}`
  return reviewPage(exchange, { pageType: 300, title, body, refused: 'review-link-wrong' })
}
