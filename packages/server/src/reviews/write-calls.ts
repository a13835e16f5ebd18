import type { reviewsRequestPageCall, writeReviewCall } from '@vitrine/contract/reviews/page-calls'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { type ReviewProblem, reviewProblemText } from '@vitrine/domain/reviews/check-review'
import { readReviewForm, type TypedReview } from '@vitrine/domain/reviews/read-review-form'
import type { Review } from '@vitrine/domain/reviews/review'
import { orderOrigin, reviewableLines } from '@vitrine/domain/reviews/reviewable-lines'
import { stateOfWords } from '@vitrine/domain/reviews/state-of-words'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { enqueueHourly } from '../mail/hourly-notice.ts'
import { reviewNotice } from './notices/review-notice.ts'
import { type ReviewPart, reviewFormHtml } from './review-form.ts'
import { readReviewToken } from './review-link.ts'
import { backToSite, reviewPage } from './review-page.ts'

type WriteExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

/** An order whose buyer may write. */
interface WritableOrder {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly token: string
}

/** Such an order, or why nobody may write. */
type FoundOrder =
  | ({ readonly ok: true } & WritableOrder)
  | { readonly ok: false; readonly problem: ReviewProblem }

/** Shows the page on which buyers write about what an order brought. */
export async function getReviewsRequest(
  exchange: Exchange<typeof reviewsRequestPageCall>,
): Promise<PageAnswer> {
  const found = await findOrder(exchange)
  if (!found.ok) return problemPage(exchange, found.problem)
  return showForm(exchange, found, await findKnown(exchange, found), [])
}

/** Takes the reviews of a form; one that was written before gives way to its new words, and waits again. */
export async function postReview(exchange: Exchange<typeof writeReviewCall>): Promise<PageAnswer> {
  const found = await findOrder(exchange)
  if (!found.ok) return problemPage(exchange, found.problem)
  const known = await findKnown(exchange, found)
  const products = found.lines.map(({ itemId }) => ({ productId: itemId, before: known.get(itemId) ?? null }))
  const read = readReviewForm(exchange.form, products, nameOf(known, found.order))
  for (const { productId, outcome } of read) {
    const line = found.lines.find(({ itemId }) => itemId === productId)
    if (line && outcome.kind === 'taken')
      await keepReview(exchange, { order: found.order, line, checked: outcome.review })
  }
  return showForm(exchange, found, known, read)
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

/** Reviews that were written about products of an order, by product. */
type KnownReviews = ReadonlyMap<string, Review>

async function findKnown(
  { store }: Pick<Exchange, 'store'>,
  { order, lines }: WritableOrder,
): Promise<KnownReviews> {
  const found = await Promise.all(
    lines.map(({ itemId }) => store.reviews.findByOrigin(orderOrigin(order.id, itemId))),
  )
  return new Map(found.flatMap((review) => (review ? [[review.productId, review] as const] : [])))
}

/** The name that stands in the form at first: the one that was given before, or the buyer's first name. */
function nameOf(known: KnownReviews, { billingAddress, shippingAddress }: Order): string {
  const [before] = known.values()
  return before?.authorName ?? (shippingAddress ?? billingAddress)?.firstName ?? ''
}

async function showForm(
  exchange: WriteExchange,
  { order, lines, token }: WritableOrder,
  known: KnownReviews,
  read: readonly TypedReview[],
): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const parts = lines.map((line): ReviewPart => {
    const before = known.get(line.itemId)
    const sent = read.find(({ productId }) => productId === line.itemId)
    return {
      line,
      filling: sent?.typed ?? (before ? { ...before, rating: String(before.rating) } : nothingTyped),
      problem: sent?.outcome.kind === 'refused' ? sent.outcome.problem : null,
      state: isSent(sent) ? 'thanked' : before ? 'written' : 'open',
    }
  })
  const thanks = say(
    'Thank you for your order. Say what you think of it, good or bad: your name, your stars and your words are shown on the page of the product, marked as those of a verified purchase.',
  )
  const authorName = read[0]?.typed.authorName ?? nameOf(known, order)
  const body = html`<p>${thanks}</p>${reviewFormHtml({ say, orderId: order.id, token, parts, authorName })}${backToSite(say)}`
  return reviewPage(exchange, {
    pageType: 209,
    title: say('Your review'),
    body,
    refused: parts.find(({ problem }) => problem !== null)?.problem ?? undefined,
  })
}

/** Sent now, or by the page before, which shows no fields for it any more. */
function isSent(read: TypedReview | undefined): boolean {
  return read?.outcome.kind === 'taken' || read?.outcome.kind === 'left'
}

const nothingTyped = { rating: '', title: '', body: '' }

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
  const settings = site.store.reviews ?? usualReviews
  const originKey = orderOrigin(order.id, line.itemId)
  await store.transaction(async (tables) => {
    const found = await tables.reviews.findByOrigin(originKey)
    const known = found && (await tables.reviews.lock(found.id))
    const review: Review = {
      ...checked,
      id: known?.id ?? services.newId(),
      productId: line.itemId,
      productTitle: line.title,
      status: stateOfWords(settings, known),
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
    if (review.status === 'pending') await enqueueHourly(tables, reviewNotice, nowMs)
    if (review.status === 'public' || known?.status === 'public') await tables.site.raiseRevision()
  })
}

function problemPage(exchange: WriteExchange, problem: ReviewProblem): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const body = html`<p role="alert">${say(reviewProblemText[problem])}</p>${backToSite(say)}`
  return reviewPage(exchange, { pageType: 209, title: say('Your review'), body, refused: problem })
}
