import type { Call, ReplyOf } from '@vitrine/contract/call'
import { type InputOf, makeCall } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { askToConfirm } from './confirmation.ts'
import { panelCrumb } from './crumb.ts'
import { textForStatus } from './messages.ts'
import { tabHeaders } from './site-of-tab.ts'

interface Sending {
  /** What is sent in place of JSON, such as a file. */
  readonly form?: FormData | undefined
  /** What is said of a status that came without words. */
  readonly wordless?: ((status: number) => string) | undefined
}

/** Makes a call of the contract. Refusals come back as values; a stale crumb is renewed once. What asks to confirm who one is is made again when that is done. */
export async function call<C extends Call>(
  theCall: C,
  input: InputOf<C>,
  { form, wordless = textForStatus }: Sending = {},
): Promise<Outcome<ReplyOf<C>>> {
  const outcome = await makeCall<C>(theCall, input, {
    fetch: (url, request) =>
      fetch(url, {
        ...request,
        ...(form && { body: form }),
        headers: { ...request.headers, ...tabHeaders() },
      }),
    takesCookies: () => navigator.cookieEnabled,
    crumb: panelCrumb,
    wordless,
  })
  if (outcome.ok) return outcome
  if (outcome.refusal.status === 401) tellSignedOut()
  if (outcome.refusal.needs === 'confirmation' && (await askToConfirm()))
    return call(theCall, input, { form, wordless })
  return outcome
}

let tellSignedOut: () => void = () => undefined

/** Names what happens when the server no longer knows the session. */
export function onSignedOut(listener: () => void): void {
  tellSignedOut = listener
}
