import type { SignUp } from '@vitrine/domain/members/member'
import type { Exchange } from '../../http/exchange.ts'
import { beginMembership } from '../../memberships/begin-membership.ts'
import { joinPath } from '../../pages/locks/plan-cards.ts'
import { confirmedPath } from './paths.ts'

/** Joins the plan that was chosen with an account, in the transaction that makes it, and says where that leads; null: none was, or it is offered no longer. */
export async function joinWith(
  tables: Parameters<typeof beginMembership>[0],
  { email, signUp: { joins } }: { readonly email: string; readonly signUp: SignUp },
  { site: { timeZone }, services }: Pick<Exchange, 'site' | 'services'>,
): Promise<string | null> {
  const plan = joins && (await tables.membershipPlans.find(joins.planId))
  if (!joins || !plan?.isOffered) return null
  // It may have got a price since the mail was sent: then it is to be paid first.
  if (plan.price.kind === 'paid') return joinPath({ plan: plan.id, to: joins.to })
  const beginning = { email, planId: plan.id, source: 'joined', endsAtMs: null } as const
  const membership = await beginMembership(tables, beginning, { timeZone, services })
  return membership && confirmedPath(membership.id, joins.to)
}
