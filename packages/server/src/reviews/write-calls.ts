import type { reviewsRequestPageCall, writeReviewCall } from '@vitrine/contract/reviews/page-calls'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { checkReview, type ReviewProblem, reviewProblemText } from '@vitrine/domain/reviews/check-review'
import type { Review } from '@vitrine/domain/reviews/review'
import { orderOrigin, reviewableLines } from '@vitrine/domain/reviews/reviewable-lines'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { type Filling, reviewFormHtml } from './review-form.ts'
import { readReviewToken } from './review-link.ts'
import { backToSite, reviewPage } from './review-page.ts'

type WriteExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

/** An order whose buyer may write, or why nobody may. */
type FoundOrder =
  | { readonly ok: true; readonly order: Order; readonly lines: readonly OrderLine[]; readonly token: string }
  | { readonly ok: false; readonly problem: ReviewProblem }

/** Shows the page on which buyers write about what an order brought. */
export async function getReviewsRequest(
  exchange: Exchange<typeof reviewsRequestPageCall>,
): Promise<PageAnswer> {
  const found = await findOrder(exchange)
  return found.ok ? showForms(exchange, found, null) : problemPage(exchange, found.problem)
}

/** Takes a review; one that was written before gives way to it, and waits again. */
export async function postReview(exchange: Exchange<typeof writeReviewCall>): Promise<PageAnswer> {
  const found = await findOrder(exchange)
  if (!found.ok) return problemPage(exchange, found.problem)
  const { productId = '', rating = '', title = '', body = '', authorName = '' } = exchange.form
  const line = found.lines.find(({ itemId }) => itemId === productId)
  if (!line) return problemPage(exchange, 'review-not-bought')
  const typed = { rating, title, body, authorName }
  const checked = checkReview(typed)
  if (!checked.ok) return showForms(exchange, found, { productId, typed, problem: checked.problem })
  await keepReview(exchange, { order: found.order, line, checked: checked.review })
  return showForms(exchange, found, { productId, typed: null, problem: null })
}

/** What was typed into one of the forms, and what came of it; null where it was taken. */
interface Sent {
  readonly productId: string
  readonly typed: Filling | null
  readonly problem: ReviewProblem | null
}

async function findOrder({ query, site, store, services }: WriteExchange): Promise<FoundOrder> {
  const { token = '' } = query
  const orderId = readReviewToken('write', token, { secret: services.secret, websiteId: site.id })
  if (orderId === null) return { ok: false, problem: 'review-link-wrong' }
  if (!(site.store.reviews ?? usualReviews).isNative) return { ok: false, problem: 'reviews-off' }
  const order = await store.orders.find(orderId)
  const lines = order ? reviewableLines(order) : []
  return order && lines.length > 0
    ? { ok: true, order, lines, token }
    : { ok: false, problem: 'review-not-bought' }
}

async function showForms(
  exchange: WriteExchange,
  { order, lines, token }: Extract<FoundOrder, { ok: true }>,
  sent: Sent | null,
): Promise<PageAnswer> {
  const known = await Promise.all(
    lines.map((line) => exchange.store.reviews.findByOrigin(orderOrigin(order.id, line.itemId))),
  )
  const say = sayIn(exchange.site.language)
  const forms = lines.map((line, place) => {
    const own = sent?.productId === line.itemId ? sent : null
    return reviewFormHtml({
      say,
      line,
      token,
      filling: own?.typed ?? fillingOf(known[place], order),
      problem: own?.problem ?? null,
      state: own && own.problem === null ? 'thanked' : known[place] ? 'written' : 'open',
    })
  })
  const thanks = say(
    'Thank you for your order. Say what you think of it, good or bad: your name, your stars and your words are shown on the page of the product, marked as those of a verified purchase.',
  )
  const body = html`<p>${thanks}</p>${forms}${backToSite(say)}`
  return reviewPage(exchange, {
    pageType: 209,
    title: say('Your review'),
    body,
    refused: sent?.problem ?? undefined,
  })
}

/** What stands in a form at first: what was written before, and the buyer's first name. */
function fillingOf(known: Review | undefined, { billingAddress, shippingAddress }: Order): Filling {
  if (known) return { ...known, rating: String(known.rating) }
  const authorName = (shippingAddress ?? billingAddress)?.firstName ?? ''
  return { rating: '', title: '', body: '', authorName }
}

interface Written {
  readonly order: Order
  readonly line: OrderLine
  readonly checked: Pick<Review, 'rating' | 'title' | 'body' | 'authorName'>
}

async function keepReview(
  { store, services, site }: Exchange<typeof writeReviewCall>,
  { order, line, checked }: Written,
): Promise<void> {
  const nowMs = services.clock()
  const { needApproval } = site.store.reviews ?? usualReviews
  const originKey = orderOrigin(order.id, line.itemId)
  await store.transaction(async (tables) => {
    const known = await tables.reviews.findByOrigin(originKey)
    const review: Review = {
      ...checked,
      id: known?.id ?? services.newId(),
      productId: line.itemId,
      productTitle: line.title,
      status: needApproval ? 'pending' : 'public',
      source: 'native',
      originKey,
      orderId: order.id,
      authorEmail: order.contact.email,
      createdAtMs: known?.createdAtMs ?? nowMs,
      changedAtMs: nowMs,
      answer: known?.answer ?? '',
    }
    if (known) await tables.reviews.save(review)
    else await tables.reviews.insert(review)
    if (review.status === 'public' || known?.status === 'public') await tables.site.raiseRevision()
  })
}

function problemPage(exchange: WriteExchange, problem: ReviewProblem): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const body = html`<p role="alert">${say(reviewProblemText[problem])}</p>${backToSite(say)}`
  return reviewPage(exchange, { pageType: 209, title: say('Your review'), body, refused: problem })
}
