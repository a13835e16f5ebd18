import type { reviewsPageCall } from '@vitrine/contract/reviews/page-calls'
import { productReviewsJson } from '@vitrine/site/page-json/products/product-reviews'
import { reviewsListHtml } from '@vitrine/site/reviews/reviews-html'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import { readProductUrls } from '../catalogue/product-urls.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type PageAnswer, refuse } from '../http/reply/reply.ts'
import { mayAskFor } from '../pages/locks/item-gate.ts'
import { reviewPage } from './review-page.ts'

/** Shows further reviews of a product that this visitor can see. */
export async function getReviewsPage(exchange: Exchange<typeof reviewsPageCall>): Promise<PageAnswer> {
  const { query, store, site } = exchange
  const product = await store.products.find(query.productId ?? '')
  if (!product?.isVisible || !(await mayAskFor(product, exchange))) return notFound()
  const shown = await productReviewsJson(product.id, { site, store }, placeOf(query.before))
  const address = (await readProductUrls(store, site))(product)
  if (shown === null || address === null) return notFound()
  const say = sayIn(site.language)
  const body = html`<div class="product-reviews">${reviewsListHtml(shown, site)}<p><a href="${address}">${say('Back to {title}', { title: product.title })}</a></p></div>`
  return reviewPage(exchange, {
    pageType: 2,
    title: say('Reviews of {title}', { title: product.title }),
    body,
  })
}

const notFound = () => refuse('not-found', failureText.notFound)

function placeOf(before: string | undefined) {
  const [, time = '', id = ''] = /^(\d{1,15})\.([\da-f]{24})$/.exec(before ?? '') ?? []
  return id === '' ? null : { createdAtMs: Number(time), id }
}
