import { uploadFormFileAddress } from '@vitrine/contract/forms/files/addresses'
import { fileFieldText } from '@vitrine/domain/forms/files/file-field-texts'
import { inPageLanguage } from '../../../runtime/page-language/in-page-language.ts'
import { readCookie, storeCrumb } from '../../../runtime/shop-call/cookies.ts'

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

/** Of what is empty, too large, or of another kind. */
const refusedForGood: ReadonlySet<number> = new Set([400, 413, 415])

/** Sends a file; once more where only the crumb was out of date. Only this kind of request tells how much has gone out. */
export function sendFile(given: FileToSend): Sending {
  let request = new XMLHttpRequest()
  const once = () =>
    new Promise<Answer | 'aborted'>((resolve) => {
      request = new XMLHttpRequest()
      const { formId, fieldId, file, onProgress } = given
      const query = new URLSearchParams({ formId, fieldId })
      request.open(uploadFormFileAddress.method, inPageLanguage(`${uploadFormFileAddress.path}?${query}`))
      request.setRequestHeader('x-csrf-token', readCookie('crumb') ?? '')
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)))
      request.addEventListener('load', () => resolve(readAnswer(request)))
      request.addEventListener('error', () => resolve({}))
      request.addEventListener('abort', () => resolve('aborted'))
      const body = new FormData()
      body.append('file', file)
      request.send(body)
    })
  const send = async (): Promise<Sent> => {
    let answer = await once()
    if (answer !== 'aborted' && answer.crumbFail && answer.crumb) {
      storeCrumb(answer.crumb)
      answer = await once()
    }
    if (answer === 'aborted') return { kind: 'aborted' }
    const token = answer.file?.token
    if (typeof token === 'string') return { kind: 'sent', token }
    const mayPass = !refusedForGood.has(request.status)
    return { kind: 'failed', message: answer.message || fileFieldText.brokeOff, mayPass }
  }
  return { done: send(), abort: () => request.abort() }
}

interface Answer {
  readonly file?: { readonly token?: unknown }
  readonly message?: string
  readonly crumbFail?: boolean
  readonly crumb?: string
}

function readAnswer({ responseText }: XMLHttpRequest): Answer {
  try {
    const read: unknown = JSON.parse(responseText)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
