import type { FastifyInstance, FastifyRequest } from 'fastify'

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

/** Reads JSON; who says that it is JSON and sends nothing has sent nothing, as clients do that always say so. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parse(request, String(body), done)
  })
}
