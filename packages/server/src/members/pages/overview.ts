import { addressLines } from '@vitrine/domain/contact/address-lines'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { withdrawalWords } from '@vitrine/domain/legal/withdrawal-function'
import { type Member, memberLimits } from '@vitrine/domain/members/member'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { isPartlySent } from '@vitrine/domain/orders/parcels/left-to-send'
import { isDue } from '@vitrine/domain/orders/present-order'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { Site } from '@vitrine/domain/website/site'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { statusPath } from '../../orders/order-links.ts'
import { withdrawalPath } from '../../orders/withdrawals/withdrawal-link.ts'
import { notice } from './account-frame.ts'
import { reviewsPart, subscriptionsPart } from './bought-parts.ts'
import { type Entered, enteredIn, field, mainButton } from './door-forms.ts'
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
  readonly hasNews: boolean
  /** Whether they have a membership, or had one. */
  readonly isMember: boolean
  /** What is said above all, and what was entered wrong. */
  readonly entered?: Entered
}

/** The page of somebody who is signed in. */
export function overview(shown: Overview): Markup {
  const { site, secret, member, own, hasNews, entered = {} } = shown
  const { told = '', problem = '' } = entered
  return html`${notice(told)}${notice(problem, 'bad')}<div class="vt-account-head"><p>Signed in as <strong>${member.name}</strong><br>${member.email}</p><form method="post" action="/account/sign-out"><button class="vt-account-plain" type="submit">Sign out</button></form></div>${ordersPart(site, secret, own)}${downloadsPart(own)}${subscriptionsPart(shown.subscriptions, shown)}${shown.isMember ? html`<section><h2>Memberships</h2><p><a href="/account/memberships">Your memberships, and what they open</a></p></section>` : ''}${reviewsPart(shown.reviews)}${addressesPart(site, member, enteredIn('address', entered))}${personPart(member, entered)}${newsPart(hasNews)}${dataPart(enteredIn('erasure', entered))}`
}

function ordersPart(site: Site, secret: string, { orders, hasMore, withdrawable }: OwnOrders): Markup {
  const { link } = withdrawalWords(site.language)
  const withdrawLink = ({ id }: Order) =>
    withdrawable.has(id)
      ? html`<a href="${withdrawalPath(secret, id)}" lang="${link.language}">${link.text}</a>`
      : ''
  if (orders.length === 0)
    return html`<section><h2>Orders</h2><p>You have not ordered anything yet with this address.</p><p><a href="${site.store.continueShoppingUrl}">Have a look around</a></p></section>`
  const day = new Intl.DateTimeFormat(site.language.replace('_', '-'), {
    dateStyle: 'long',
    timeZone: site.timeZone,
  })
  const rows = orders.map(
    (order) =>
      html`<li><div><a href="${statusPath(secret, order.id)}">Order ${orderName(order)}</a><small>${day.format(order.createdAtMs)} · ${stateOf(order)}</small>${withdrawLink(order)}</div><span class="vt-account-sum">${formatMoney(order.grandTotalCents, order.currency, site.language)}</span></li>`,
  )
  return html`<section><h2>Orders</h2><ul class="vt-account-rows">${rows}</ul>${hasMore ? html`<p>Older orders are found by the links in their mails.</p>` : ''}</section>`
}

function stateOf(order: Order): string {
  if (order.fulfillmentStatus === 'CANCELED') return 'Canceled'
  if (isDue(order)) return 'Waiting for payment'
  if (isPartlySent(order)) return 'Sent in part'
  return order.fulfillmentStatus === 'FULFILLED' ? 'Sent' : 'In preparation'
}

function downloadsPart({ downloads }: OwnOrders): Markup {
  if (downloads.length === 0) return html``
  const rows = downloads.map(
    ({ title, files, path, state }) =>
      html`<li><div>${title}<small>${files.map(({ filename }) => filename).join(', ')}</small></div>${state === 'revoked' ? html`<span>Closed</span>` : html`<a href="${path}" aria-label="To the files of ${title}">To the files</a>`}</li>`,
  )
  return html`<section><h2>Downloads</h2><ul class="vt-account-rows">${rows}</ul></section>`
}

function addressesPart(site: Site, { addresses }: Member, entered: Entered): Markup {
  const rows = addresses.map(
    (address, place) =>
      html`<li><div>${addressLines(address, site.language).join(', ')}${place === 0 ? html`<small>Filled in for you at the checkout</small>` : ''}</div><form method="post" action="/account/addresses/removal"><input type="hidden" name="place" value="${place}"><button class="vt-account-plain" type="submit" aria-label="Remove ${addressLines(address, site.language).join(', ')}">Remove</button></form></li>`,
  )
  const list =
    rows.length > 0 ? html`<ul class="vt-account-rows">${rows}</ul>` : html`<p>No address is kept yet.</p>`
  const isFull = addresses.length >= memberLimits.addresses
  return html`<section><h2>Addresses</h2>${list}${isFull ? html`<p>More than ${addresses.length} are not kept.</p>` : addressForm(site, entered)}</section>`
}

function addressForm(site: Site, entered: Entered): Markup {
  const { values = {}, errors = {} } = entered
  const isOpen = Object.hasOwn(values, 'line1') ? html` open` : ''
  const text = (name: string, label: string, autocomplete: string, isOptional = false) =>
    field({ name, label, autocomplete, isOptional, type: name === 'phone' ? 'tel' : 'text' }, entered)
  return html`<details${isOpen}><summary>Add an address</summary><form method="post" action="/account/addresses"><div class="vt-account-fields vt-account-fields--two">${text('firstName', 'First name', 'given-name')}${text('lastName', 'Last name', 'family-name')}${text('line1', 'Street address', 'address-line1')}${text('line2', 'Apartment, suite', 'address-line2', true)}${text('postalCode', 'Postal code', 'postal-code', true)}${text('city', 'City', 'address-level2')}${text('region', 'State or region', 'address-level1', true)}${countryField(site, values.country ?? site.store.defaultCountry, errors.country)}${text('phone', 'Phone', 'tel', true)}</div><p>${mainButton('Keep the address')}</p></form></details>`
}

function countryField(site: Site, chosen: string, error: string | undefined): Markup {
  const locale = site.language.replace('_', '-')
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator(locale)
  const options = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => order.compare(left.name, right.name))
    .map(
      ({ code, name }) =>
        html`<option value="${code}"${code === chosen ? html` selected` : ''}>${name}</option>`,
    )
  return html`<div><label><span>Country</span><select name="country" autocomplete="country" required><option value="">Select a country</option>${options}</select></label>${error === undefined ? '' : html`<p class="vt-account-error">${error}</p>`}</div>`
}

function newsPart(hasNews: boolean): Markup {
  const text = hasNews ? 'You get our news by mail.' : 'You do not get our news by mail.'
  return html`<section><h2>Newsletter</h2><form class="vt-account-head" method="post" action="/account/newsletter"><p>${text}</p><button class="vt-account-plain" type="submit" name="wants" value="${hasNews ? 'no' : 'yes'}">${hasNews ? 'Leave' : 'Join'}</button></form></section>`
}

function dataPart(entered: Entered): Markup {
  const look = {
    name: 'password',
    label: 'Your password',
    type: 'password',
    autocomplete: 'current-password',
  } as const
  const isOpen = entered.errors?.password ? html` open` : ''
  return html`<section><h2>Your data</h2><p><a href="/account/export" download>All that is kept of you, as a file</a></p><details${isOpen}><summary>Erase my account and my data</summary><p>The account, addresses, newsletters, comments under your name and what you sent by forms go for good, and what you subscribed to is canceled. Orders stay in the books of the shop, as the law demands.</p><form class="vt-account-fields vt-account-door" method="post" action="/account/erasure">${field(look, entered)}<div><button class="vt-account-plain" type="submit">Erase for good</button></div></form></details></section>`
}
