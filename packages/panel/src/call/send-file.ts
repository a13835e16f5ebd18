import type { Call, ReplyOf } from '@vitrine/contract/call'
import { readRefusal } from '@vitrine/contract/client/outcome'
import { readCrumb } from './crumb.ts'
import { failureText } from './messages.ts'
import { tabHeaders } from './site-of-tab.ts'

/** What came of a file that was sent: the reply, or why it was not taken. */
type Sent<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | {
      readonly ok: false
      readonly message: string
      /** Text by name of what went with the file. */
      readonly errors: Readonly<Record<string, string>>
    }

/** Makes a call that takes a file, at an address without parameters. */
export async function sendFile<C extends Call>(
  theCall: C,
  file: File,
  query: Readonly<Record<string, string>> = {},
): Promise<Sent<ReplyOf<C>>> {
  const form = new FormData()
  form.set(theCall.upload?.field ?? 'file', file, file.name)
  try {
    const search = new URLSearchParams(query).toString()
    const response = await fetch(search === '' ? theCall.path : `${theCall.path}?${search}`, {
      method: theCall.method,
      body: form,
      credentials: 'same-origin',
      headers: { 'X-CSRF-Token': readCrumb(document.cookie), Accept: 'application/json', ...tabHeaders() },
    })
    const body: unknown = await response.json()
    // Tests hold what the server answers to the contract.
    if (response.ok) return { ok: true, reply: body as ReplyOf<C> }
    const { message, errors } = readRefusal(
      { status: response.status, body, retryAfterSeconds: 0 },
      () => failureText.load,
    )
    return { ok: false, message, errors }
  } catch {
    const message = 'The file could not be sent. Check the connection and try again.'
    return { ok: false, message, errors: {} }
  }
}
