import type { Call } from '@vitrine/contract/call'
import { oneLinePattern, oneLineText } from '@vitrine/domain/limits/one-line'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Value } from 'typebox/value'
import { brokenTexts } from './broken-texts.ts'
import { cutLists } from './cut-lists.ts'
import { fewProperties, hasTooManyProperties } from './few-properties.ts'
import { narrowChoices } from './narrow-choices.ts'

/** The checked parts of a request, or what is wrong with its fields. */
type InputResult =
  | {
      readonly ok: true
      readonly value: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
    }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** What is held against the contract: a request, and its form fields when a plain form was posted. */
interface CallInput {
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
    if (form === null) return wholeTexts(checkBody(request.body ?? {}, false), call)
    return wholeTexts(checkForm ? checkForm(form, false) : checkBody(form, true), call)
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

/** Refuses half characters, and NUL in what owners write: what is stored is written into addresses, feeds and files. Visitors read of no signs that they cannot see. */
function wholeTexts(result: CheckResult, { policy }: Call): CheckResult {
  const broken = result.ok ? brokenTexts(result.value, policy.kind === 'owner') : []
  if (broken.length === 0) return result
  return { ok: false, errors: Object.fromEntries(broken.map((field) => [field, notValidText])) }
}

/** What one part of a request (params, query or body) came to. */
type CheckResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Compiles a schema into a check; texts of addresses and forms are turned into numbers and booleans where the schema wants them. */
function compileCheck(schema: TSchema): (value: unknown, isText: boolean) => CheckResult {
  // Compiled when it is first needed, as most calls are not made soon after a start.
  let validator: Validator | undefined
  return (value, isText) => {
    validator ??= Compile(schema)
    const candidate = isText && hasFields(value) ? validator.Convert(structuredClone(value)) : value
    if (validator.Check(candidate)) return { ok: true, value: candidate }
    if (hasTooManyProperties(schema, candidate)) return { ok: false, errors: { '': tooManyNamesText } }
    const isRight = (part: unknown) => validator?.Check(part) ?? false
    const told = cutLists(schema, fewProperties(schema, candidate, isRight))
    const meant = narrowChoices(schema, told)
    const errors = meant === schema ? validator.Errors(told) : Value.Errors(meant, told)
    return { ok: false, errors: sayErrors(errors) }
  }
}

/** Most addresses name nothing, and there is nothing to turn into numbers. */
function hasFields(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0
}

/** Says what is wrong with each field, in plain words; fields of fields are joined by dots. */
function sayErrors(errors: readonly TLocalizedValidationError[]): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const error of errors) {
    for (const [field, text] of sayError(error)) byField[field] ??= text
  }
  return byField
}

function sayError(error: TLocalizedValidationError): readonly (readonly [string, string])[] {
  const field = error.instancePath.slice(1).replaceAll('/', '.')
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => [joinField(field, name), 'Required'] as const)
  }
  return [[field, sayKeyword(error)]]
}

function joinField(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`
}

function sayKeyword(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return sayType(error.params.type)
    case 'minLength':
      return error.params.limit === 1 ? 'Required' : `Use at least ${error.params.limit} characters.`
    case 'maxLength':
      return `Use at most ${error.params.limit} characters.`
    case 'pattern':
      return error.params.pattern === oneLinePattern ? oneLineText : notValidText
    case 'minimum':
      return `Must be ${error.params.limit} or more.`
    case 'maximum':
      return `Must be ${error.params.limit} or less.`
    case 'maxItems':
      return `At most ${error.params.limit} are allowed.`
    case 'minItems':
      return `At least ${error.params.limit} is needed.`
    default:
      return notValidText
  }
}

const notValidText = 'This value is not valid.'
const tooManyNamesText = 'There are too many fields.'

function sayType(type: string | readonly string[]): string {
  if (type === 'integer') return 'Must be a whole number.'
  if (type === 'number') return 'Must be a number.'
  return notValidText
}
