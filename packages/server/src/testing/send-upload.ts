import type { FastifyInstance } from 'fastify'
import type { Visitor } from './visit.ts'

/** An answer of JSON. */
interface JsonAnswer {
  readonly status: number
  readonly json: Record<string, unknown>
}

/** Brings files into the library as the panel does. */
export interface Uploader {
  begin(filename: string, bytes: number, replacesId?: string | null): Promise<JsonAnswer>
  sendPart(uploadId: string, offset: number, content: Uint8Array): Promise<JsonAnswer>
  finish(uploadId: string): Promise<JsonAnswer>
  /** All three; answers the last. */
  upload(filename: string, content: Uint8Array | string, replacesId?: string | null): Promise<JsonAnswer>
}

/** Uploads as somebody who has signed in. */
export function openUploader(app: FastifyInstance, owner: Visitor): Uploader {
  const post = async (url: string, body: unknown): Promise<JsonAnswer> => {
    const { status, json } = await owner.send('POST', url, body)
    return { status, json: json as Record<string, unknown> }
  }
  const begin: Uploader['begin'] = (filename, bytes, replacesId = null) =>
    post('/api/panel/uploads', { filename, bytes, modifiedAtMs: 1, replacesId })
  const sendPart: Uploader['sendPart'] = async (uploadId, offset, content) => {
    const { payload, type } = formOf(content)
    const response = await app.inject({
      method: 'POST',
      url: `/api/panel/uploads/${uploadId}/parts?offset=${offset}`,
      cookies: Object.fromEntries(owner.cookies),
      headers: { 'content-type': type, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
      payload,
    })
    return { status: response.statusCode, json: response.json() }
  }
  const finish: Uploader['finish'] = (uploadId) =>
    post(`/api/panel/uploads/${uploadId}/finish`, { durationMs: 1_500, widthPx: 0, heightPx: 0 })
  const upload: Uploader['upload'] = async (filename, content, replacesId = null) => {
    const bytes = Buffer.from(content)
    const begun = await begin(filename, bytes.length, replacesId)
    if (begun.status !== 200) return begun
    const { id } = begun.json.upload as { readonly id: string }
    const sent = await sendPart(id, 0, bytes)
    return sent.status === 200 ? finish(id) : sent
  }
  return { begin, sendPart, finish, upload }
}

/** A form with a file, as browsers write it. */
export function formOf(content: Uint8Array, filename = 'part') {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')])
  return { payload, type: 'multipart/form-data; boundary=b' }
}
