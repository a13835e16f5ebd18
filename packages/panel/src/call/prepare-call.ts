import type { Call, ReplyOf } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { call } from './client.ts'

/** A change that can be sent. Where it says by which call, what that makes old is read again after it. */
export interface Sending<Reply> {
  (): Promise<Outcome<Reply>>
  readonly made?: Pick<Call, 'name'>
}

/** A call with what is sent by it. */
export interface PreparedCall<Reply> extends Sending<Reply> {
  readonly made: Pick<Call, 'name'>
}

/** Prepares a call for whoever sends it. */
export function prepareCall<C extends Call>(theCall: C, input: InputOf<C>): PreparedCall<ReplyOf<C>> {
  return preparedAs(theCall, () => call(theCall, input))
}

/** Prepares what is sent otherwise than by one plain call, and makes old what `made` does. */
export function preparedAs<Reply>(
  made: Pick<Call, 'name'>,
  sending: () => Promise<Outcome<Reply>>,
): PreparedCall<Reply> {
  return Object.assign(() => sending(), { made })
}
