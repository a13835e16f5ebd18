import type { ReplyOf } from '@vitrine/contract/call'
import { isStale } from '@vitrine/contract/client/make-call'
import { fieldsOf, type Outcome, type Received, readRefusal } from '@vitrine/contract/client/outcome'
import { uploadImageCall } from '@vitrine/contract/images/panel-calls'
import { readCrumb, storeCrumb } from '../../call/crumb.ts'
import { failureText, textForStatus } from '../../call/messages.ts'

type Uploaded = ReplyOf<typeof uploadImageCall>

/** Sends a picture, telling how far it is (0 to 1). `fetch` cannot tell that, so this is an older request. */
export async function uploadImage(
  file: File,
  onProgress: (fraction: number) => void,
): Promise<Outcome<Uploaded>> {
  const first = await send(file, onProgress)
  const received = isStale(first) ? await retry(file, onProgress, first) : first
  const { status, body } = received
  if (status >= 200 && status < 300 && 'image' in fieldsOf(body)) {
    // Tests hold what the server answers to the contract, so that a success has the shape of its reply.
    return { ok: true, reply: body as Uploaded }
  }
  const refusal = readRefusal(received, textForStatus)
  const isUntold = refusal.message === failureText.unknown
  return { ok: false, refusal: isUntold ? { ...refusal, message: failureText.upload } : refusal }
}

async function retry(
  file: File,
  onProgress: (fraction: number) => void,
  { body }: Received,
): Promise<Received> {
  const { crumb } = fieldsOf(body)
  if (typeof crumb === 'string') storeCrumb(crumb)
  return send(file, onProgress)
}

function send(file: File, onProgress: (fraction: number) => void): Promise<Received> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(uploadImageCall.method, uploadImageCall.path)
    request.setRequestHeader('X-CSRF-Token', readCrumb(document.cookie))
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({ status: request.status, body: request.response, retryAfterSeconds: retryAfter(request) })
    request.onerror = () => resolve({ status: 0, body: null, retryAfterSeconds: 0 })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

function retryAfter(request: XMLHttpRequest): number {
  return Number(request.getResponseHeader('Retry-After') ?? 0)
}
