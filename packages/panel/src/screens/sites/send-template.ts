import type { ReplyOf } from '@vitrine/contract/call'
import { uploadTemplateCall } from '@vitrine/contract/sites/template-calls'
import { readCrumb } from '../../call/crumb.ts'
import { failureText } from '../../call/messages.ts'

/** What came of an upload: the template, or why there is none, with a line for each mistake. */
type Sent =
  | { readonly ok: true; readonly template: ReplyOf<typeof uploadTemplateCall>['template'] }
  | { readonly ok: false; readonly message: string }

/** Sends the zip file of a template. */
export async function sendTemplate(file: File): Promise<Sent> {
  const form = new FormData()
  form.set('file', file, file.name)
  try {
    const response = await fetch(uploadTemplateCall.path, {
      method: uploadTemplateCall.method,
      body: form,
      credentials: 'same-origin',
      headers: { 'X-CSRF-Token': readCrumb(document.cookie), Accept: 'application/json' },
    })
    const body: unknown = await response.json()
    // Tests hold what the server answers to the contract.
    if (response.ok) return { ok: true, ...(body as ReplyOf<typeof uploadTemplateCall>) }
    const message = typeof body === 'object' && body && 'message' in body ? body.message : ''
    return { ok: false, message: typeof message === 'string' && message !== '' ? message : failureText.load }
  } catch {
    return { ok: false, message: 'The template could not be sent. Check the connection and try again.' }
  }
}
