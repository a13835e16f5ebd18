import { type Suspension, suspendedText } from '@vitrine/domain/website/suspension/suspension'
import { type Refusal, refuse } from '../reply/reply.ts'

/** How long programs are asked to leave a suspended site alone: nobody knows when it goes on. */
export const retryAfterSuspension = { 'retry-after': '3600' } as const

/** Refuses owners of a suspended site a change, and programs with a key all they ask. */
export function refuseSuspended(suspension: Suspension): Refusal {
  return refuse('site-suspended', suspendedText(suspension), {}, { headers: retryAfterSuspension })
}
