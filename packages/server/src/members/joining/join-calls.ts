import type { joinCall, joinPageCall, joinSignInCall } from '@vitrine/contract/memberships/page-calls'
import { invitedText } from '@vitrine/domain/forms/form-texts'
import { checkMember } from '@vitrine/domain/members/check-member'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { isPayable } from '@vitrine/domain/subscriptions/memberships/is-payable'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { ownPath } from '../../http/visitor/own-path.ts'
import { beginMembership } from '../../memberships/begin-membership.ts'
import { hashPassword } from '../../owners/passwords.ts'
import { joinPath } from '../../pages/locks/plan-cards.ts'
import { type OfferedPlan, readOffers } from '../../pages/locks/plan-offers.ts'
import { askForMail } from '../ask-for-mail.ts'
import { lookIntoMailbox, withoutAccounts } from '../pages/door-calls.ts'
import { signIn } from '../sign-in.ts'
import { signedInMember } from '../signed-in-member.ts'
import { buyPlan } from './buy-plan.ts'
import { joinPage } from './join-page.ts'
import { confirmedPath } from './paths.ts'

/** Shows the plans to choose from, or one with the forms by which it is joined. */
export async function getJoin(exchange: Exchange<typeof joinPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { query } = exchange
  return joinPage(exchange, { offered: await offeredPlan(exchange, query.plan), to: ownPath(query.to) })
}

/** Joins a plan, or asks for the account that joins it. Every address is answered alike, and after the same work. */
export async function postJoin(exchange: Exchange<typeof joinCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { form, store, services } = exchange
  const offered = await offeredPlan(exchange, form.plan)
  const to = ownPath(form.to)
  if (!offered) return redirect(joinPath({ to }))
  const { plan, offer } = offered
  if (!isPayable(offer, exchange.site.store)) return redirect(joinPath({ plan: plan.id, to }))
  const member = await signedInMember(exchange)
  if (plan.price.kind === 'paid')
    return buyPlan(exchange, { productId: plan.price.productId, planId: plan.id, member, to })
  if (member) {
    const beginning = { email: member.email, planId: plan.id, source: 'joined', endsAtMs: null } as const
    const { timeZone } = exchange.site
    const membership = await store.transaction((tables) =>
      beginMembership(tables, beginning, { timeZone, services }),
    )
    return redirect(membership ? confirmedPath(membership.id, to) : joinPath({ to }))
  }
  const { name = '', email = '', password = '' } = form
  const errors = checkMember({ name, email, password })
  if (Object.keys(errors).length > 0) {
    const problem = sayIn(exchange.site.language)(checkFieldsText)
    const signUp = { values: { name, email }, errors, problem }
    return joinPage(exchange, { offered, to, signUp, refused: 'fields-wrong' })
  }
  const signUp = {
    name: name.trim(),
    passwordHash: await hashPassword(password),
    joins: { planId: plan.id, to },
  }
  await askForMail(exchange, { email, purpose: 'confirm', signUp })
  const say = sayIn(exchange.site.language)
  return lookIntoMailbox(exchange, say(invitedText))
}

/** Signs in, and leads on to the plan, or to where it was wanted. */
export async function postJoinSignIn(exchange: Exchange<typeof joinSignInCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { email = '', password = '', rememberMe, plan: planId, to: wanted } = exchange.form
  const [offered, to] = [await offeredPlan(exchange, planId), ownPath(wanted)]
  const outcome = await signIn(exchange, { email, password, isRemembered: rememberMe === 'true' })
  if (outcome.state === 'too-many') return tooMany(outcome.retryAfterMs)
  if (outcome.state === 'in') {
    const next = offered ? joinPath({ plan: offered.plan.id, to }) : to || '/account/memberships'
    return redirect(next, { cookies: outcome.session.cookies })
  }
  const entered = { values: { email }, problem: sayIn(exchange.site.language)(memberTexts.signInWrong) }
  return joinPage(exchange, { offered, to, signIn: entered, refused: 'sign-in-wrong' })
}

async function offeredPlan(
  { store }: Pick<Exchange, 'store'>,
  id: string | undefined,
): Promise<OfferedPlan | null> {
  const plan = id ? await store.membershipPlans.find(id) : undefined
  if (!plan?.isOffered || plan.areaIds.length === 0) return null
  const [offered] = await readOffers(store, [plan])
  return offered?.offer ? offered : null
}
