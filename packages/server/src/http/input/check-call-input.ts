import type { Call } from '@vitrine/contract/call'
import type { FastifyRequest } from 'fastify'
import { type CheckResult, compileCheck } from './check-input.ts'

/** The checked parts of a request, or what is wrong with its fields. */
export type InputResult =
  | {
      readonly ok: true
      readonly value: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
    }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** What is held against the contract: a request, and its form fields when a plain form was posted. */
export interface CallInput {
  readonly request: Pick<FastifyRequest, 'params' | 'query' | 'body'>
  readonly form: Readonly<Record<string, string>> | null
}

/** Makes the check of a call's input. The body of every change is checked: as a form by the call's own table for forms, if it has one. */
export function compileInput(call: Call): (input: CallInput) => InputResult {
  const checkParams = compileCheck(call.params)
  const checkQuery = compileCheck(call.query)
  const checkBody = compileCheck(call.body)
  const checkForm = call.form ? compileCheck(call.form) : null
  const readBody = ({ request, form }: CallInput): CheckResult => {
    // A file is checked while it comes in.
    if (call.method === 'GET' || call.upload) return { ok: true, value: {} }
    if (form === null) return checkBody(request.body ?? {}, false)
    return checkForm ? checkForm(form, false) : checkBody(form, true)
  }
  return (input) => {
    const { request } = input
    const params = checkParams(request.params, true)
    const query = checkQuery(request.query, true)
    const body = readBody(input)
    if (params.ok && query.ok && body.ok) {
      return { ok: true, value: { params: params.value, query: query.value, body: body.value } }
    }
    return { ok: false, errors: Object.assign({}, ...[params, query, body].map(errorsOf)) }
  }
}

function errorsOf(result: CheckResult): Readonly<Record<string, string>> {
  return result.ok ? {} : result.errors
}
