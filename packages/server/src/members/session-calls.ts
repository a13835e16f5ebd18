import type { signInMemberCall, signOutMemberCall } from '@vitrine/contract/members/session-calls'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** Signs a customer in. */
export async function postMemberSession(
  exchange: Exchange<typeof signInMemberCall>,
): Promise<AnswerTo<typeof signInMemberCall>> {
  const { body, site } = exchange
  if (!site.store.hasAccounts) return refuse('not-found', failureText.notFound)
  const { email, password, rememberMe = false } = body
  const outcome = await signIn(exchange, { email, password, isRemembered: rememberMe })
  if (outcome.state === 'too-many') return tooMany(outcome.retryAfterMs)
  if (outcome.state === 'wrong') return refuse('sign-in-wrong', memberTexts.signInWrong)
  const { member, session } = outcome
  return reply({ xsrfToken: session.crumb, siteUserId: member.id }, { cookies: session.cookies })
}

/** Signs them out; also where accounts were switched off meanwhile. */
export async function deleteMemberSession(
  exchange: Exchange<typeof signOutMemberCall>,
): Promise<AnswerTo<typeof signOutMemberCall>> {
  return reply({}, { cookies: await signOut(exchange, exchange.query.cloneCart === 'true') })
}
