import { uploadImageCall } from '@vitrine/contract/images/panel-calls'
import type { ProductImage } from '@vitrine/domain/catalogue/product'
import { readCrumb, storeCrumb } from '../../../../call/crumb.ts'
import { failureText } from '../../../../call/messages.ts'
import { isRecord, type Outcome, parseRefusal } from '../../../../call/refusal.ts'

/** Sends a picture, telling how far it is (0 to 1). `fetch` cannot tell that, so this is an older request. */
export async function uploadImage(
  file: File,
  onProgress: (fraction: number) => void,
): Promise<Outcome<{ image: ProductImage }>> {
  const first = await send(file, onProgress)
  const answer =
    isRecord(first.body) && first.body.crumbFail === true ? await retry(file, onProgress, first) : first
  if (answer.status >= 200 && answer.status < 300 && isRecord(answer.body) && isRecord(answer.body.image)) {
    // The server answers what `uploadImageCall` says.
    return { ok: true, reply: answer.body as { image: ProductImage } }
  }
  const refusal = parseRefusal(answer.status, answer.body)
  const isUntold = refusal.message === failureText.unknown
  return { ok: false, refusal: isUntold ? { ...refusal, message: failureText.upload } : refusal }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function retry(file: File, onProgress: (fraction: number) => void, { body }: Answer): Promise<Answer> {
  if (isRecord(body) && typeof body.crumb === 'string') storeCrumb(body.crumb)
  return send(file, onProgress)
}

function send(file: File, onProgress: (fraction: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(uploadImageCall.method, uploadImageCall.path)
    request.setRequestHeader('X-CSRF-Token', readCrumb(document.cookie))
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = () => resolve({ status: 0, body: null })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
