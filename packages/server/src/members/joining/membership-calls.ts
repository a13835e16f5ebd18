import type {
  leaveMembershipCall,
  membershipConfirmedCall,
  membershipsPageCall,
} from '@vitrine/contract/memberships/page-calls'
import type { Membership } from '@vitrine/domain/memberships/membership'
import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { ownPath } from '../../http/visitor/own-path.ts'
import { endMembership } from '../../memberships/begin-membership.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { lastsUntilMs, openMemberships } from '../../subscribed/open-memberships.ts'
import { accountPage, notice } from '../pages/account-frame.ts'
import { withoutAccounts } from '../pages/door-calls.ts'
import { signedInMember } from '../signed-in-member.ts'
import { type OpenThing, openThings } from './open-things.ts'

/** Number of the specification, section 2. */
const confirmedPageType = 208

/** Shows the memberships of who is signed in, and what they open. */
export async function getMembershipsPage(
  exchange: Exchange<typeof membershipsPageCall>,
): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account/join')
  const { store, query } = exchange
  const plans = new Map((await store.membershipPlans.list()).map((plan) => [plan.id, plan]))
  const all = await store.memberships.ofEmail(member.email)
  const own = await openMemberships(store, all, nowIn(exchange))
  const say = sayIn(exchange.site.language)
  const cards: Markup[] = []
  for (const membership of own) {
    const plan = plans.get(membership.planId)
    if (plan) cards.push(await membershipPart(exchange, membership, plan))
  }
  const none = html`<p>${say('You are no member at the moment.')}</p><p><a href="/account/join">${say('Become a member')}</a></p>`
  const body = html`${ending(query.done, say)}${cards.length > 0 ? cards : none}<p class="vt-account-links"><a href="/account">${say('Your account')}</a><a href="/">${say('Back to the site')}</a></p>`
  return accountPage(exchange, { title: say('Your memberships'), body })
}

/** What is said after somebody wanted to end a membership. */
function ending(done: string | undefined, say: Say): Markup {
  if (done === 'left') return notice(say('Your membership has ended.'))
  const kept = say('Nothing has ended: here you end what you joined yourself.')
  return notice(done === 'kept' ? kept : '', 'bad')
}

async function membershipPart(
  exchange: Exchange<typeof membershipsPageCall>,
  membership: Membership,
  plan: MembershipPlan,
): Promise<Markup> {
  const { startedAtMs, source, orderId } = membership
  const { store, services, site } = exchange
  const say = sayIn(site.language)
  const paidBy = orderId === undefined ? [] : await store.subscriptions.ofOrder(orderId)
  const payments = paidBy.map(
    (each) =>
      html`<p><a href="${subscriptionPath(services.secret, each)}">${say('Its payments: change the card, pause or cancel')}</a></p>`,
  )
  const endsAtMs = await lastsUntilMs(store, membership)
  const since = dayIn(exchange, startedAtMs)
  const term =
    endsAtMs === null
      ? say('Member since {since}', { since })
      : say('Member since {since} until {until}', { since, until: dayIn(exchange, endsAtMs) })
  const leave =
    source === 'joined'
      ? html`<details><summary>${say('End this membership')}</summary><form method="post" action="/account/memberships/end"><input type="hidden" name="membership" value="${membership.id}"><p>${say('What it opens is closed to you then, at once.')}</p><button class="vt-account-plain" type="submit">${say('End it now')}</button></form></details>`
      : ''
  return html`<section><h2>${plan.name}</h2><p>${term}</p>${thingsList(await openThings(exchange, plan), say)}${payments}${leave}</section>`
}

/** Welcomes a new member, and leads on. */
export async function getMembershipConfirmed(
  exchange: Exchange<typeof membershipConfirmedCall>,
): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account/join')
  const { store, query } = exchange
  const own = await store.memberships.ofEmail(member.email)
  const current = await openMemberships(store, own, nowIn(exchange))
  const membership = current.find(({ id }) => id === query.membership)
  const plan = membership && (await store.membershipPlans.find(membership.planId))
  if (!plan) return redirect('/account/memberships')
  const say = sayIn(exchange.site.language)
  const to = ownPath(query.to)
  const on =
    to === ''
      ? ''
      : html`<p><a class="sqs-system-button sqs-editable-button sqs-button-element--primary" href="${to}">${say('Go on to what you wanted to see')}</a></p>`
  const body = html`${notice(say('You are a member now: {plan}.', { plan: plan.name }))}${on}${thingsList(await openThings(exchange, plan), say)}<p class="vt-account-links"><a href="/account/memberships">${say('Your memberships')}</a><a href="/">${say('Back to the site')}</a></p>`
  return accountPage(exchange, {
    title: say('Your memberships'),
    heading: say('Welcome, {name}', { name: member.name }),
    body,
    pageType: confirmedPageType,
  })
}

/** Ends a membership that its member joined. */
export async function postMembershipLeave(
  exchange: Exchange<typeof leaveMembershipCall>,
): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account/join')
  const { store, services, form } = exchange
  const isEnded = await store.transaction(async (tables) => {
    const found = form.membership ? await tables.memberships.lock(form.membership) : undefined
    if (found?.email !== member.email || found.source !== 'joined') return false
    await endMembership(tables, found, services)
    return true
  })
  return redirect(`/account/memberships?done=${isEnded ? 'left' : 'kept'}`)
}

function thingsList(things: readonly OpenThing[], say: Say): Markup {
  if (things.length === 0) return html`<p>${say('There is nothing in it yet.')}</p>`
  const rows = things.map(({ title, url }) => html`<li><a href="${url}">${title}</a></li>`)
  return html`<p>${say('Open to you:')}</p><ul class="vt-account-rows">${rows}</ul>`
}

function nowIn({ services, site }: Pick<Exchange, 'services' | 'site'>) {
  return { nowMs: services.clock(), timeZone: site.timeZone }
}

function dayIn({ site }: Pick<Exchange, 'site'>, atMs: number): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(atMs)
}
