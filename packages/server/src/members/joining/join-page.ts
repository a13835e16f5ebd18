import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import { html, Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import type { PageAnswer } from '../../http/reply/reply.ts'
import { deniedStyle } from '../../pages/locks/denied-style.ts'
import { planCards, shownPlans } from '../../pages/locks/plan-cards.ts'
import { accountPage, type FrameExchange, notice } from '../pages/account-frame.ts'
import type { Entered } from '../pages/door-forms.ts'
import { signedInMember } from '../signed-in-member.ts'
import { joinForm, planHead, signInAndJoinForm, signUpAndJoinForm } from './join-forms.ts'

/** What the page on which a plan is joined needs of an exchange. */
export type JoinExchange = FrameExchange & Pick<Exchange, 'site' | 'store' | 'services' | 'visitor'>

/** What is shown of it. */
export interface JoinMoment {
  readonly plan: MembershipPlan | null
  readonly to: string
  /** What was entered into one of the forms before, and what is wrong with it. */
  readonly signUp?: Entered
  readonly signIn?: Entered
  readonly refused?: RefusalCode
}

/** Shows the plans to choose from, or one with the forms by which it is joined. */
export async function joinPage(
  exchange: JoinExchange,
  { plan, to, signUp = {}, signIn = {}, refused }: JoinMoment,
): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  const plans = plan ? [] : shownPlans(await exchange.store.membershipPlans.list())
  const forms = plan
    ? member
      ? joinForm(member, { plan, to })
      : html`<div class="vt-members-forms">${signUpAndJoinForm({ plan, to }, signUp)}${signInAndJoinForm({ plan, to }, signIn)}</div>`
    : member
      ? html`<p>You are signed in as <strong>${member.email}</strong>. <a href="/account/memberships">Your memberships</a></p>`
      : signInAndJoinForm({ plan, to }, signIn)
  const body = html`${new Markup(`<style>${deniedStyle}</style>`)}${
    plan
      ? planHead(plan)
      : plans.length === 0
        ? notice('New members are not taken at the moment.')
        : planCards(plans, { to })
  }${forms}`
  return accountPage(exchange, {
    title: plan ? `Join: ${plan.name}` : 'Become a member',
    body,
    ...(refused ? { refused } : {}),
  })
}
