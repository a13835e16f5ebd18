import type { Call, ReplyOf } from '@vitrine/contract/call'
import { type InputOf, makeCall } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { askToConfirm } from './confirmation.ts'
import { panelCrumb } from './crumb.ts'
import { textForStatus } from './messages.ts'
import { isUnknown } from './refusal.ts'
import { tabHeaders } from './site-of-tab.ts'
import { beginTimeLimit, lateChangeText, lateReadText, lostChangeText } from './time-limit.ts'

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
  let isLate = false
  let isSent = false
  const outcome = await makeCall<C>(theCall, input, {
    fetch: async (url, request) => {
      const { signal, end } = beginTimeLimit(theCall, form !== undefined)
      // Without a connection nothing leaves the browser.
      isSent ||= navigator.onLine
      try {
        const response = await fetch(url, {
          ...request,
          ...(form && { body: form }),
          headers: { ...request.headers, ...tabHeaders() },
          signal,
        })
        // Read here: an answer that breaks off is none.
        const text = await response.text()
        const { status, headers } = response
        return { status, headers, json: async () => JSON.parse(text) }
      } finally {
        isLate = signal.aborted
        end()
      }
    },
    takesCookies: () => navigator.cookieEnabled,
    crumb: panelCrumb,
    wordless,
  })
  if (outcome.ok) return outcome
  const { refusal } = outcome
  const isChange = theCall.method !== 'GET'
  if (isLate) return { ok: false, refusal: { ...refusal, message: isChange ? lateChangeText : lateReadText } }
  if (isUnknown(refusal) && isChange && isSent)
    return { ok: false, refusal: { ...refusal, message: lostChangeText } }
  if (refusal.status === 401) tellSignedOut()
  if (refusal.needs === 'confirmation' && (await askToConfirm()))
    return call(theCall, input, { form, wordless })
  return outcome
}

let tellSignedOut: () => void = () => undefined

/** Names what happens when the server no longer knows the session. */
export function onSignedOut(listener: () => void): void {
  tellSignedOut = listener
}
