import type { Call, ReplyOf } from '@vitrine/contract/call'
import { readRefusal } from '@vitrine/contract/client/outcome'
import { panelCrumb } from './crumb.ts'
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
  const search = new URLSearchParams(query).toString()
  const address = search === '' ? theCall.path : `${theCall.path}?${search}`
  const received = await panelCrumb.send(async (crumb) => {
    const headers = { 'X-CSRF-Token': crumb, Accept: 'application/json', ...tabHeaders() }
    const request = { method: theCall.method, body: form, credentials: 'same-origin', headers } as const
    try {
      const response = await fetch(address, request)
      return { status: response.status, body: await response.json(), retryAfterSeconds: 0 }
    } catch {
      return { status: 0, body: null, retryAfterSeconds: 0 }
    }
  })
  const { status, body } = received
  // Tests hold what the server answers to the contract.
  if (status >= 200 && status < 300) return { ok: true, reply: body as ReplyOf<C> }
  if (status === 0) return { ok: false, message: lostText, errors: {} }
  const { message, errors } = readRefusal(received, () => failureText.load)
  return { ok: false, message, errors }
}

const lostText = 'The file could not be sent. Check the connection and try again.'
