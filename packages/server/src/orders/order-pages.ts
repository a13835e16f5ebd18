import type { confirmedPageCall, orderStatusPageCall } from '@vitrine/contract/orders/page-calls'
import type { ConfirmedPageProps, OrderView } from '@vitrine/contract/orders/page-props'
import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import { analyticsOrder } from '@vitrine/domain/orders/analytics-order'
import { donationOf } from '@vitrine/domain/orders/donation-of'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { instructionsOf, isDue, presentOrder } from '@vitrine/domain/orders/present-order'
import { withdrawnTexts } from '@vitrine/domain/orders/withdrawals/withdraw'
import { priceWords } from '@vitrine/domain/subscriptions/subscription-words'
import { isMembership } from '@vitrine/domain/subscriptions/swaps'
import { dayWords } from '@vitrine/domain/time/day-words'
import { senderLines } from '@vitrine/domain/website/selling/sender-lines'
import type { Site } from '@vitrine/domain/website/site'
import { scriptJson } from '@vitrine/site/html/escape'
import { permitCode } from '@vitrine/site/theme/trusted-code'
import { readerIn, sayIn } from '@vitrine/site/words/visitor-words'
import { orderDownloads } from '../downloads/order-downloads.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { documentReply } from '../http/reply/plain-document.ts'
import { type AnswerTo, refuse } from '../http/reply/reply.ts'
import { memberCookie } from '../http/visitor/member-cookie.ts'
import { begunMemberships } from '../memberships/begun-memberships.ts'
import { wantedPath } from '../memberships/wanted-page.ts'
import { pageSite } from '../pages/page-site.ts'
import { drawPage } from '../pages/storefront-pages.ts'
import { sendsMail } from '../services/mailer.ts'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { subscriptionsOfOrder } from '../subscribed/of-order.ts'
import { subscriptionTexts } from '../subscribed/subscription-texts.ts'
import { orderAccountPath, orderOfLink, statusPath } from './order-links.ts'
import { wayOf } from './order-mail-payment.ts'
import { paperLinks } from './papers/paper-links.ts'
import { receivedText } from './withdrawals/declared-texts.ts'
import { linksToWithdrawal, withdrawalPath } from './withdrawals/withdrawal-link.ts'

/** Shows that the order was placed; only to who has its key. */
export async function getConfirmedPage(
  exchange: Exchange<typeof confirmedPageCall>,
): Promise<AnswerTo<typeof confirmedPageCall>> {
  const { query, services } = exchange
  const order = await findOrder(exchange, query.orderId, query.key)
  if (!order) return refuse('not-found', failureText.notFound)
  const subscriptions = await begunBy(exchange, order)
  const memberships = await begunMemberships(exchange.store, order, services.clock())
  const statusUrl = statusPath(services.secret, order)
  const mainContent = await drawPage(exchange.site, 'renderConfirmedPage', {
    ...(await orderProps(exchange, order)),
    statusUrl,
    sendsMail: sendsMail(services),
    subscriptions,
    memberships: memberships.map(({ name, endsAtMs }) => ({
      name,
      url: '/account/memberships',
      untilText: endsAtMs === null ? null : dayWords(endsAtMs, exchange.site),
    })),
    wantedUrl: wantedPath(exchange),
    accountUrl: accountUrl(exchange, order),
    isMoreInCart: await isMoreInCart(exchange, order.id),
  })
  const say = sayIn(exchange.site.language)
  const named = { name: orderName(order) }
  const title = donationOf(order)
    ? say('Thank you for your donation')
    : isDue(order)
      ? say('Order {name} received', named)
      : say('Order {name} confirmed', named)
  const bodyClasses = ['order-confirmed-page']
  const codeHtml = exchange.site.code.orderConfirmed
  const { pageNeeds } = await exchange.view()
  return documentReply(
    exchange,
    {
      pageType: memberships.length > 0 ? 208 : subscriptions.length > 0 ? 206 : pageTypeOf(order),
      title,
      mainContent: mainContent + countedOrderHtml(order),
      bodyClasses,
      entry: 'order-page',
      codeHtml,
    },
    permitCode(codeHtml, pageNeeds),
  )
}

/** What scripts that count are told of the order (specification, section 3). */
function countedOrderHtml(order: Order): string {
  return `<script type="application/json" id="analytics-order">${scriptJson(analyticsOrder(order))}</script>`
}

/** Shows where an order stands; only to who has its key. */
export async function getOrderStatusPage(
  exchange: Exchange<typeof orderStatusPageCall>,
): Promise<AnswerTo<typeof orderStatusPageCall>> {
  const order = await findOrder(exchange, exchange.params.orderId, exchange.query.key)
  if (!order) return refuse('not-found', failureText.notFound)
  const mainContent = await drawPage(
    exchange.site,
    'renderOrderStatusPage',
    await orderProps(exchange, order),
  )
  const say = sayIn(exchange.site.language)
  const named = { name: orderName(order) }
  const title = donationOf(order) ? say('Donation {name}', named) : say('Order {name}', named)
  const pageType = pageTypeOf(order)
  return documentReply(exchange, { pageType, title, mainContent, entry: 'order-page' })
}

/** Whether something came into the visitor's cart after that order was being paid, which waits in it. */
async function isMoreInCart(
  { store, visitor }: Pick<Exchange, 'store' | 'visitor'>,
  orderId: string,
): Promise<boolean> {
  const cart = visitor.cartToken === null ? undefined : await store.carts.findByToken(visitor.cartToken)
  return cart?.leftOf === orderId && cart.orderId === null && cart.entries.length > 0
}

/** Offered to whoever is not signed in; whether the address has an account already is told in its mailbox alone. */
function accountUrl(
  { site, services, visitor }: Pick<Exchange, 'site' | 'services' | 'visitor'>,
  order: Order,
): string | null {
  const isOffered = site.store.hasAccounts && !visitor.hiddenCookie(memberCookie)
  return isOffered ? orderAccountPath(services.secret, order) : null
}

/** The page type of an order: received while its payment is due, confirmed from then on (specification, section 2). */
function pageTypeOf(order: Order): number {
  // A contribution that was confirmed has one of its own.
  if (donationOf(order)) return 204
  return isDue(order) ? 207 : 202
}

/** What an order began that comes again and again, in words, with the way to live with it (specification, section 2: page type 206). */
async function begunBy(
  { store, services, site }: OrderExchange,
  order: Order,
): Promise<ConfirmedPageProps['subscriptions']> {
  const begun = await store.subscriptions.ofOrder(order.id)
  return begun.map((each) => ({
    title: each.line.title,
    priceText: priceWords(each, site.language, sayIn(site.language)),
    isMembership: isMembership({ type: each.line.productType }),
    nextText: each.nextAtMs === null ? null : dayWords(each.nextAtMs, site),
    url: subscriptionPath(services.secret, each),
  }))
}

type OrderExchange = Pick<Exchange, 'store' | 'services' | 'site'>

async function findOrder(
  { store, services }: OrderExchange,
  orderId: string | undefined,
  key: string | undefined,
): Promise<Order | undefined> {
  if (orderId === undefined || key === undefined) return undefined
  return orderOfLink(store, services.secret, { orderId, key })
}

/** What its buyer withdrew from, and what became of the subscription that it paid. */
async function withdrawnLines(
  store: OrderExchange['store'],
  order: Order,
  site: Site,
): Promise<readonly string[]> {
  const { withdrawals = [] } = order
  if (withdrawals.length === 0) return []
  const say = sayIn(site.language)
  const declared = withdrawals.map((each) =>
    say('You withdrew from: {what}. {received}', {
      what: withdrawnTexts(order, each).join(', '),
      received: receivedText(each, site),
    }),
  )
  return [...declared, ...subscriptionTexts(await subscriptionsOfOrder(store, order.id), site)]
}

async function orderProps({ site, store, services }: OrderExchange, order: Order) {
  const paymentInstructions = instructionsOf(order, site.store.payments.manual)
  const view: OrderView = presentOrder(order, { paymentInstructions, reader: readerIn(site.language) })
  const label = wayOf(order, site)
  const context = { secret: services.secret, websiteId: site.id, nowMs: services.clock() }
  const nowMs = services.clock()
  const link = withdrawalWords(site.language).link
  const url = withdrawalPath(services.secret, order)
  return {
    withdrawal: linksToWithdrawal(order, site, nowMs) ? { ...link, url } : null,
    papers: await paperLinks(store, order, services.secret),
    withdrawn: await withdrawnLines(store, order, site),
    downloads: await orderDownloads(store, order, context),
    order: { ...view, payment: { ...view.payment, label } },
    locale: site.language,
    timeZone: site.timeZone,
    site: pageSite(site),
    sellerLines: [...senderLines(site), site.contactEmail, site.contactPhoneNumber].filter(Boolean),
    continueShoppingUrl: site.store.continueShoppingUrl,
    contactEmail: site.contactEmail,
    thanksText: donationOf(order) ? (site.store.donations?.thanksText ?? '') : '',
  }
}
