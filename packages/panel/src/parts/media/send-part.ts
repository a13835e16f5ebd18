import { buildAddress } from '@vitrine/contract/client/build-address'
import type { Received } from '@vitrine/contract/client/outcome'
import { sendPartCall } from '@vitrine/contract/media/upload-calls'
import { panelCrumb } from '../../call/crumb.ts'
import { tabHeaders } from '../../call/site-of-tab.ts'

/** A part of a file, and where it belongs. */
interface FilePart {
  readonly uploadId: string
  readonly offset: number
  readonly content: Blob
  readonly signal: AbortSignal
  /** How many bytes of the part have left. */
  readonly onSent: (bytes: number) => void
}

/** Sends a part of a file. `fetch` cannot tell how far it is, so this is an older request. */
export function sendPart(part: FilePart): Promise<Received> {
  return panelCrumb.send((crumb) => send(part, crumb))
}

function send({ uploadId, offset, content, signal, onSent }: FilePart, crumb: string): Promise<Received> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const lost = () => resolve({ status: 0, body: null, retryAfterSeconds: 0 })
    request.open(sendPartCall.method, buildAddress(sendPartCall.path, { uploadId }, { offset }))
    request.setRequestHeader('X-CSRF-Token', crumb)
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(tabHeaders())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, content.size))
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.response,
        retryAfterSeconds: Number(request.getResponseHeader('Retry-After') ?? 0),
      })
    request.onerror = lost
    request.onabort = lost
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', content, 'part')
    request.send(form)
  })
}
