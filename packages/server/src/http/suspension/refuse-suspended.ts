import {
  type Suspension,
  suspendedKeyText,
  suspendedText,
} from '@vitrine/domain/website/suspension/suspension'
import type { FastifyReply } from 'fastify'
import { refusalStatus } from '../reply/refusal-status.ts'
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

/** Whether an answer says that its site is suspended: it has the status of a failure, and is none. */
export function saysSuspended(reply: Pick<FastifyReply, 'statusCode' | 'getHeader'>): boolean {
  const isLong = reply.getHeader('retry-after') === retryAfterSuspension['retry-after']
  return reply.statusCode === refusalStatus['site-suspended'] && isLong
}
