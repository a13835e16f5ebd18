import type { FastifyRequest } from 'fastify'
import type { Upload } from './exchange.ts'

/** Whether a plain HTML form was posted. */
export function isFormRequest(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}

/** The text fields of a plain form; of a repeated field the last counts. */
export function readForm(body: unknown): Readonly<Record<string, string>> {
  const form: Record<string, string> = Object.create(null)
  if (typeof body !== 'object' || body === null) return form
  for (const [name, value] of Object.entries(body)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value
    if (typeof last === 'string') form[name] = last
  }
  return form
}

/** The file of a multipart post; null when the request carries none. */
export async function readUpload(request: FastifyRequest): Promise<Upload | null> {
  if (!request.isMultipart()) return null
  const part = await request.file()
  if (!part) return null
  const bytes = await part.toBuffer()
  return { filename: part.filename, bytes, isTooLarge: part.file.truncated }
}
