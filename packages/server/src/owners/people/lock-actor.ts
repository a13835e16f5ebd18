import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { notAllowedText, signInFirstText } from '../../http/permit.ts'
import { type Refusal, refuse } from '../../http/reply/reply.ts'

/**
 * Locks who acts, with somebody on whom they act, until the transaction ends, and refuses who may not do it any more: they were removed, or
 * given other roles, since they were let in.
 */
export async function lockActor(
  { accounts }: Pick<SiteTables, 'accounts'>,
  { account, call }: Pick<Exchange, 'account' | 'call'>,
  otherId?: string,
): Promise<Refusal | null> {
  const actorId = account?.id ?? ''
  // One after the other, as all do who need two: they may act on each other.
  for (const id of [...new Set([actorId, otherId ?? actorId])].toSorted()) await accounts.lock(id)
  const actor = await accounts.find(actorId)
  if (!actor || actor.isDisabled) return refuse('signed-out', signInFirstText)
  const { policy } = call
  const mayDoIt = policy.kind === 'owner' && actor.roles.some((role) => policy.roles.includes(role))
  return mayDoIt ? null : refuse('not-allowed', notAllowedText)
}
