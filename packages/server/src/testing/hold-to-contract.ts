import type { Call } from '@vitrine/contract/call'
import { crumbRefusal } from '@vitrine/contract/crumb-refusal'
import { nothing } from '@vitrine/contract/nothing'
import { anyFile, csvFile, htmlPage, jsonFile, pdfFile, pictureFile } from '@vitrine/contract/schemas'
import { exactly } from '@vitrine/contract/testing/exactly'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Compile, type Validator } from 'typebox/compile'

/**
 * Holds every success that an app answers against the reply that its call names: nothing may be missing, and nothing more may leave.
 * What breaks it is answered with 500, and written down in the list that is returned, as tests do not look at every answer.
 */
export function holdToContract(app: FastifyInstance): readonly string[] {
  const broken: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const sentence = breach(request, reply, payload)
    if (sentence === null) return
    broken.push(sentence)
    throw new Error(sentence)
  })
  return broken
}

/** What of an answer is not as its call says; null when all is. */
function breach(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const { call } = request.routeOptions.config
  if (call === undefined || reply.statusCode < 200 || reply.statusCode > 299) return null
  if (reply.statusCode === 204)
    return call.reply === nothing ? null : `${call.name} answers nothing, against the contract.`
  const isHtml = String(reply.getHeader('content-type')).startsWith('text/html')
  if (!isHtml && isCrumbRefusal(call, payload)) return null
  if (call.reply === csvFile) return fileBreach(call, reply, 'text/csv')
  if (call.reply === jsonFile) return fileBreach(call, reply, 'application/json')
  if (call.reply === pictureFile) return fileBreach(call, reply, 'image/gif')
  if (call.reply === pdfFile) return fileBreach(call, reply, 'application/pdf')
  if (call.reply === anyFile) return fileBreach(call, reply, 'application/octet-stream')
  const isPage = call.reply === htmlPage
  // A page that is asked for as data answers what its template reads, which no contract names.
  if (isPage && (isHtml || asksForData(request))) return null
  if (isPage || isHtml) return `${call.name} answers ${isHtml ? 'a page' : 'no page'}, against the contract.`
  const faults = faultsOf(JSON.parse(String(payload)), call)
  return faults === '' ? null : `${call.name} breaks the contract: ${faults}`
}

function fileBreach({ name }: Call, reply: FastifyReply, type: string): string | null {
  const isFile = String(reply.getHeader('content-type')).startsWith(type)
  return isFile ? null : `${name} answers no file, against the contract.`
}

function asksForData({ query }: FastifyRequest): boolean {
  const format = typeof query === 'object' && query !== null && 'format' in query ? query.format : ''
  return String(format).startsWith('json')
}

const checks = new Map<string, Validator>()

function faultsOf(value: unknown, call: Call): string {
  const known = checks.get(call.name)
  const check = known ?? Compile(exactly(call.reply))
  if (!known) checks.set(call.name, check)
  if (check.Check(value)) return ''
  return check
    .Errors(value)
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
    .join('; ')
}

const crumbCheck = Compile(exactly(crumbRefusal))

function isCrumbRefusal({ policy }: Call, payload: unknown): boolean {
  return policy.kind === 'visitor-change' && crumbCheck.Check(JSON.parse(String(payload)))
}
