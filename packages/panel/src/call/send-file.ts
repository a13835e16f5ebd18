import type { Call, ReplyOf } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { call } from './client.ts'
import { failureText } from './messages.ts'
import { type PreparedCall, preparedAs } from './prepare-call.ts'

/** Prepares a call that takes a file. */
export function prepareFile<C extends Call>(
  theCall: C,
  file: File,
  input: InputOf<C>,
): PreparedCall<ReplyOf<C>> {
  return preparedAs(theCall, () => sendFile(theCall, file, input))
}

/** Makes a call that takes a file. */
export async function sendFile<C extends Call>(
  theCall: C,
  file: File,
  input: InputOf<C>,
): Promise<Outcome<ReplyOf<C>>> {
  const form = new FormData()
  form.set(theCall.upload?.field ?? 'file', file, file.name)
  const outcome = await call(theCall, input, { form, wordless: () => failureText.upload })
  if (outcome.ok || outcome.refusal.status !== 0) return outcome
  return { ok: false, refusal: { ...outcome.refusal, message: lostText } }
}

const lostText = 'The file could not be sent. Check the connection and try again.'
