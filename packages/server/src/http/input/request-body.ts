import { formLimits } from '@vitrine/domain/forms/form-limits'
import { hasManyValues } from '@vitrine/domain/limits/many-values'
import { plainBreaks } from '@vitrine/domain/limits/plain-breaks'
import { parse as parseFields } from 'fast-querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasManyFields, ownerBodies, TooManyValuesError, visitorBodies } from './count-values.ts'

/** Whether a plain HTML form was posted. */
export function isFormRequest(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}

/** The text fields of a plain form, with breaks of one character; of a repeated field the last counts. */
export function readForm(body: unknown): Readonly<Record<string, string>> {
  const form: Record<string, string> = Object.create(null)
  if (typeof body !== 'object' || body === null) return form
  for (const [name, value] of Object.entries(body)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value
    if (typeof last === 'string') form[name] = plainBreaks(last)
  }
  return form
}

/** Reads plain forms, whose fields are counted before one of them is read. */
export function readForms(app: FastifyInstance): void {
  const options = { parseAs: 'string' } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
    const text = String(body)
    if (hasManyFields(text, formLimits.inputs))
      return done(new TooManyValuesError('a form of too many fields'))
    return done(null, parseFields(text))
  })
}

/** Takes plain text of nothing, as browsers call a body that is empty, for no body; what has text is of a type that nobody asks for. */
export function readEmptyText(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body === '' ? undefined : body),
  )
}

/** Reads JSON; who says that it is JSON and sends nothing has sent nothing, as clients do that always say so. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.length === 0) return done(null, undefined)
    const isOwners = request.routeOptions.config.call?.policy.kind === 'owner'
    if (hasManyValues(text, isOwners ? ownerBodies : visitorBodies))
      return done(new TooManyValuesError('a body of too many values'))
    return parse(request, text, done)
  })
}
