import type { Call } from '@vitrine/contract/call'
import { isOfPanel } from '@vitrine/contract/panel-path'

/** Whether a call is answered for a suspended site: what reads in the panel and what is about one's own account, the ways in, and what says of itself that it is. */
export function goesOnWhileSuspended(call: Call): boolean {
  const { whileSuspended, policy, method } = call
  if (whileSuspended) return whileSuspended === 'answered'
  if (policy.kind !== 'owner') return isOfPanel(call)
  return method === 'GET' || policy.isOwnAffair === true
}
