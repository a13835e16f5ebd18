import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import type { Member } from '@vitrine/domain/members/member'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { orderStateText } from '@vitrine/domain/orders/order-state-text'
import { refundTotals } from '@vitrine/domain/orders/refunds/refunded-cents'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { saidMarkup } from '../../http/language/said-markup.ts'
import { statusPath } from '../../orders/order-links.ts'
import { withdrawalPath } from '../../orders/withdrawals/withdrawal-link.ts'
import { notice } from './account-frame.ts'
import { addressesPart } from './addresses-part.ts'
import { reviewsPart, subscriptionsPart } from './bought-parts.ts'
import { type Entered, enteredIn, field, passwordLook } from './door-forms.ts'
import { type NewsState, newsPart } from './news-part.ts'
import type { OwnOrders } from './own-orders.ts'
import type { OwnReview } from './own-reviews.ts'
import { personPart } from './person-part.ts'

/** What the page of an account shows. */
export interface Overview {
  readonly site: Site
  readonly secret: string
  readonly member: Member
  readonly own: OwnOrders
  readonly subscriptions: readonly Subscription[]
  readonly reviews: readonly OwnReview[]
  readonly news: NewsState
  /** Whether they have a membership, or had one. */
  readonly isMember: boolean
  /** What they are a member of, which would end with the account. */
  readonly ending: readonly string[]
  /** What is said above all, and what was entered wrong. */
  readonly entered?: Entered
  readonly say: Say
}

/** The page of somebody who is signed in. */
export function overview(shown: Overview): Markup {
  const { member, own, news, entered = {}, say } = shown
  const { told = '', problem = '' } = entered
  const who = saidMarkup(say('Signed in as {name}'), { name: html`<strong>${member.name}</strong>` })
  return html`${notice(told)}${notice(problem, 'bad')}<div class="vt-account-head"><p>${who}<br>${member.email}</p><form method="post" action="/account/sign-out"><button class="vt-account-plain" type="submit">${say('Sign out')}</button></form></div>${ordersPart(shown)}${downloadsPart(own, say)}${subscriptionsPart(shown.subscriptions, shown)}${shown.isMember ? html`<section><h2>${say('Memberships')}</h2><p><a href="/account/memberships">${say('Your memberships, and what they open')}</a></p></section>` : ''}${reviewsPart(shown.reviews, say)}${addressesPart(shown, entered)}${personPart(member, entered, say)}${newsPart(news, say)}${dataPart(shown.ending, enteredIn('erasure', entered), say)}`
}

function ordersPart({ site, secret, own: { orders, hasMore, withdrawable }, say }: Overview): Markup {
  const { link } = withdrawalWords(site.language)
  const withdrawLink = (order: Order) =>
    withdrawable.has(order.id)
      ? html`<a href="${withdrawalPath(secret, order)}" lang="${link.language}">${link.text}</a>`
      : ''
  if (orders.length === 0)
    return html`<section><h2>${say('Orders')}</h2><p>${say('You have not ordered anything yet with this address.')}</p><p><a href="${site.store.continueShoppingUrl}">${say('Have a look around')}</a></p></section>`
  const day = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'long',
    timeZone: site.timeZone,
  })
  const rows = orders.map(
    (order) =>
      html`<li><div><a href="${statusPath(secret, order)}">${say('Order {name}', { name: orderName(order) })}</a><small>${day.format(order.createdAtMs)} · ${[orderStateText(order, say), ...remarksOn(order, say)].join(' · ')}</small>${withdrawLink(order)}</div><span class="vt-account-sum">${formatMoney(order.grandTotalCents, order.currency, site.language)}</span></li>`,
  )
  return html`<section><h2>${say('Orders')}</h2><ul class="vt-account-rows">${rows}</ul>${hasMore ? html`<p>${say('Older orders are found by the links in their mails.')}</p>` : ''}</section>`
}

/** What its sum alone would tell wrong: money that came back, and that none was taken. */
function remarksOn(order: Order, say: Say): readonly string[] {
  const { doneCents } = refundTotals(order)
  const refund = doneCents < order.grandTotalCents ? say('Partly refunded') : say('Refunded')
  return [...(doneCents > 0 ? [refund] : []), ...(order.isTest ? [say('Test order')] : [])]
}

function downloadsPart({ downloads }: OwnOrders, say: Say): Markup {
  if (downloads.length === 0) return html``
  const rows = downloads.map(
    ({ title, files, path, state }) =>
      html`<li><div>${title}<small>${files.map(({ filename }) => filename).join(', ')}</small></div>${state === 'revoked' ? html`<span>${say('Closed')}</span>` : html`<a href="${path}" aria-label="${say('To the files of {title}', { title })}">${say('To the files')}</a>`}</li>`,
  )
  return html`<section><h2>${say('Downloads')}</h2><ul class="vt-account-rows">${rows}</ul></section>`
}

function dataPart(ending: readonly string[], entered: Entered, say: Say): Markup {
  const names = ending.map((each) => html`<li>${each}</li>`)
  const ends =
    ending.length === 0
      ? ''
      : html`<p>${say('These memberships end at once with it, whatever was paid for them:')}</p><ul>${names}</ul>`
  const look = passwordLook(say, say('Your password'))
  const isOpen = entered.errors?.password ? html` open` : ''
  return html`<section><h2>${say('Your data')}</h2><p><a href="/account/export" download>${say('All that is kept of you, as a file')}</a></p><details${isOpen}><summary>${say('Erase my account and my data')}</summary><p>${say('The account, addresses, newsletters, comments under your name and what you sent by forms go for good, and what you subscribed to is canceled. Orders stay in the books of the shop, as the law demands.')}</p>${ends}<form class="vt-account-fields vt-account-door" method="post" action="/account/erasure">${field(look, entered)}<div><button class="vt-account-plain" type="submit">${say('Erase for good')}</button></div></form></details></section>`
}
