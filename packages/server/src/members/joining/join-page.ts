import type { Member } from '@vitrine/domain/members/member'
import { canBeTakenUpAgain } from '@vitrine/domain/subscriptions/is-over'
import { isPayable } from '@vitrine/domain/subscriptions/memberships/is-payable'
import { stateText } from '@vitrine/domain/subscriptions/texts/state-text'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import { html, Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import { sayEach } from '../../http/language/say-each.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import type { PageAnswer } from '../../http/reply/reply.ts'
import { deniedStyle } from '../../pages/locks/denied-style.ts'
import { notPayable, planCards, priceIn, shownPlans } from '../../pages/locks/plan-cards.ts'
import type { OfferedPlan } from '../../pages/locks/plan-offers.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { endingWith, openMemberships } from '../../subscribed/open-memberships.ts'
import { accountPage, type FrameExchange, notice } from '../pages/account-frame.ts'
import type { Entered } from '../pages/door-forms.ts'
import { signedInMember } from '../signed-in-member.ts'
import {
  joinForm,
  payForm,
  planHead,
  signedInAs,
  signInAndJoinForm,
  signUpAndJoinForm,
} from './join-forms.ts'

/** What the page on which a plan is joined needs of an exchange. */
export type JoinExchange = FrameExchange & Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/** What is shown of it. */
export interface JoinMoment {
  readonly offered: OfferedPlan | null
  readonly to: string
  /** What was entered into one of the forms before, and what is wrong with it. */
  readonly signUp?: Entered
  readonly signIn?: Entered
  readonly refused?: RefusalCode
}

/** Shows the plans to choose from, or one with the forms by which it is joined. */
export async function joinPage(
  exchange: JoinExchange,
  { offered, to, signUp: filled = {}, signIn = {}, refused }: JoinMoment,
): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  const { site, store } = exchange
  const all = offered ? [] : await shownPlans(store)
  const plans = member ? await plansBeside(all, member, exchange) : all
  const { say, sayComposed } = visitorWords(site.language)
  const had = member && offered ? await endingPart(exchange, member, offered.plan.id) : null
  const signUp = filled.errors ? { ...filled, errors: sayEach(filled.errors, sayComposed) } : filled
  const title = offered ? say('Join: {plan}', { plan: offered.plan.name }) : say('Become a member')
  const body = html`${new Markup(`<style>${deniedStyle}</style>`)}${
    offered
      ? html`${planHead(offered.plan, priceIn(site, offered.offer))}${had ? had : isPayable(offered.offer, site.store) ? formsOf(member, offered, { to, signUp, signIn, say }) : notPayable(say)}`
      : html`${plans.length === 0 ? notice(say(all.length === 0 ? noneTakenText : allHadText)) : planCards(plans, { site, to })}${
          member
            ? html`<p>${signedInAs(member.email, say)} <a href="/account/memberships">${say('Your memberships')}</a></p>`
            : signInAndJoinForm({ plan: null, to }, signIn, say)
        }`
  }`
  return accountPage(exchange, { title, body, ...(refused ? { refused } : {}) })
}

const noneTakenText = 'New members are not taken at the moment.'

const allHadText = 'You have every membership that is offered here.'

/** Plans that somebody is no member by yet, or by which they are one for a time. */
async function plansBeside(
  plans: readonly OfferedPlan[],
  { email }: Member,
  { store, services, site }: JoinExchange,
): Promise<readonly OfferedPlan[]> {
  const moment = { nowMs: services.clock(), timeZone: site.timeZone }
  const own = await openMemberships(store, await store.memberships.ofEmail(email), moment)
  const lasting = new Set(own.filter(({ endsAtMs }) => endsAtMs === null).map(({ planId }) => planId))
  return plans.filter(({ plan }) => !lasting.has(plan.id))
}

/** What somebody reads who canceled this plan, and has it for the time that they paid for; null for all others. */
async function endingPart(
  { store, services, site }: JoinExchange,
  { email }: Member,
  planId: string,
): Promise<Markup | null> {
  const { language, timeZone } = site
  const own = (await store.memberships.ofEmail(email)).filter((each) => each.planId === planId)
  for (const each of await openMemberships(store, own, { nowMs: services.clock(), timeZone })) {
    const ending = await endingWith(store, each)
    if (!ending) continue
    const say = sayIn(language)
    const at = { nowMs: services.clock(), language, timeZone, say, isAsked: false }
    const lasts = stateText(ending, at)
    const isAgain = canBeTakenUpAgain(ending, { nowMs: at.nowMs, currency: site.store.currency })
    const link = isAgain
      ? html`<a href="${subscriptionPath(services.secret, ending)}">${say('Take it up again')}</a>`
      : html`<a href="/account/memberships">${say('Your memberships')}</a>`
    return html`<p>${signedInAs(email, say)} ${lasts}</p><p>${link}</p>`
  }
  return null
}

/** What is pressed or filled in to join: who pays does so at the checkout, with an account or without. */
function formsOf(
  member: Member | null,
  { plan }: OfferedPlan,
  { to, signUp = {}, signIn = {}, say }: Pick<JoinMoment, 'to' | 'signUp' | 'signIn'> & { readonly say: Say },
): Markup {
  const wanted = { plan, to }
  if (plan.price.kind === 'paid')
    return member
      ? payForm(member, wanted, say)
      : html`<div class="vt-members-forms"><section class="vt-account-door"><h2>${say('I am new here')}</h2>${payForm(null, wanted, say)}</section>${signInAndJoinForm(wanted, signIn, say)}</div>`
  return member
    ? joinForm(member, wanted, say)
    : html`<div class="vt-members-forms">${signUpAndJoinForm(wanted, signUp, say)}${signInAndJoinForm(wanted, signIn, say)}</div>`
}
