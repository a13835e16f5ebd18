import {
  type Suspension,
  suspendedKeyText,
  suspendedText,
} from '@vitrine/domain/website/suspension/suspension'
import { type Refusal, refuse } from '../reply/reply.ts'

/** How long programs are asked to leave a suspended site alone: nobody knows when it goes on. */
export const retryAfterSuspension = { 'retry-after': '3600' } as const

/** Refuses owners of a suspended site a change. */
export function refuseSuspended(suspension: Suspension): Refusal {
  return refuse('site-suspended', suspendedText(suspension), {}, { headers: retryAfterSuspension })
}

/** Refuses programs with a key of a suspended site all they ask. */
export function refuseSuspendedKey(): Refusal {
  return refuse('site-suspended', suspendedKeyText, {}, { headers: retryAfterSuspension })
}
