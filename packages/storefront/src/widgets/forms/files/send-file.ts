import { fieldsOf, type Received } from '@vitrine/contract/client/outcome'
import { uploadFormFileAddress } from '@vitrine/contract/forms/files/addresses'
import { fileFieldText } from '@vitrine/domain/forms/files/file-field-texts'
import { inPageLanguage } from '../../../runtime/page-language/in-page-language.ts'
import { shopCrumb } from '../../../runtime/shop-call/shop-crumb.ts'

/** What became of a file that was sent. */
export type Sent =
  | { readonly kind: 'sent'; readonly token: string }
  /** The same file may pass at another time, or never. */
  | { readonly kind: 'failed'; readonly message: string; readonly mayPass: boolean }
  | { readonly kind: 'aborted' }

/** A file on its way. */
export interface Sending {
  readonly done: Promise<Sent>
  readonly abort: () => void
}

interface FileToSend {
  readonly formId: string
  readonly fieldId: string
  readonly file: File
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** How long a file may stand still on its way before it is given up. */
export const stalledAfterMs = 60_000

/** Of what is empty, too large, or of another kind. */
const refusedForGood: ReadonlySet<number> = new Set([400, 413, 415])

/** Sends a file; once more where only the crumb was out of date. Only this kind of request tells how much has gone out. */
export function sendFile(given: FileToSend): Sending {
  let request = new XMLHttpRequest()
  let isAborted = false
  const once = (crumb: string) =>
    new Promise<Received>((resolve) => {
      if (isAborted) return resolve(noAnswer)
      request = new XMLHttpRequest()
      const { formId, fieldId, file, onProgress } = given
      const query = new URLSearchParams({ formId, fieldId })
      request.open(uploadFormFileAddress.method, inPageLanguage(`${uploadFormFileAddress.path}?${query}`))
      request.setRequestHeader('x-csrf-token', crumb)
      let stalled: ReturnType<typeof setTimeout>
      const stillOnItsWay = () => {
        clearTimeout(stalled)
        stalled = setTimeout(() => request.abort(), stalledAfterMs)
      }
      stillOnItsWay()
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        stillOnItsWay()
        onProgress(loaded / (total || 1))
      })
      request.addEventListener('loadend', () => clearTimeout(stalled))
      request.addEventListener('load', () => resolve(readAnswer(request)))
      request.addEventListener('error', () => resolve(noAnswer))
      request.addEventListener('abort', () => resolve(noAnswer))
      const body = new FormData()
      body.append('file', file)
      request.send(body)
    })
  const send = async (): Promise<Sent> => {
    const { status, body } = await shopCrumb.send(once)
    if (isAborted) return { kind: 'aborted' }
    const { file, message } = fieldsOf(body)
    const { token } = fieldsOf(file)
    if (typeof token === 'string') return { kind: 'sent', token }
    const mayPass = !refusedForGood.has(status)
    const told = typeof message === 'string' && message !== '' ? message : fileFieldText.brokeOff
    return { kind: 'failed', message: told, mayPass }
  }
  const abort = () => {
    isAborted = true
    request.abort()
  }
  return { done: send(), abort }
}

const noAnswer: Received = { status: 0, body: null, retryAfterSeconds: 0 }

function readAnswer({ responseText, status }: XMLHttpRequest): Received {
  try {
    return { ...noAnswer, status, body: JSON.parse(responseText) }
  } catch {
    return { ...noAnswer, status }
  }
}
