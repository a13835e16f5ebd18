import type { Call, ReplyOf } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { call } from './client.ts'
import { RefusedCall } from './refusal.ts'

/** How a call is read and cached: under its name and input. */
export function callQuery<C extends Call>(theCall: C, input: InputOf<C>) {
  return { queryKey: [theCall.name, input], queryFn: () => readCall(theCall, input) }
}

/** The reply of a call, or a thrown refusal. */
async function readCall<C extends Call>(theCall: C, input: InputOf<C>): Promise<ReplyOf<C>> {
  return replyOrThrow(await call(theCall, input))
}

/** The reply of an outcome; throws its refusal, as the cache of queries wants it. */
export function replyOrThrow<Reply>(outcome: Outcome<Reply>): Reply {
  if (outcome.ok) return outcome.reply
  throw new RefusedCall(outcome.refusal)
}
