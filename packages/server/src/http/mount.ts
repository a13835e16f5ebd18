import type { Call } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkFieldsText } from '../shop/delivery-changes.ts'
import { type CheckResult, compileCheck } from './check-input.ts'
import { answerFailure, failureText, wantsPage } from './errors.ts'
import type { Exchange, Handler } from './exchange.ts'
import { permit } from './permit.ts'
import { type Reply, refuse } from './reply.ts'
import { isFormRequest, readForm, readUpload } from './request-body.ts'
import { sendReply } from './send-reply.ts'
import { placeOf } from './site-request.ts'
import { hashToken } from './token-hash.ts'
import { readVisitorCookies } from './visitor.ts'

/**
 * Puts a call of the contract on the server: finds the site, holds the request against policy and limit, checks its input, and
 * hands it to the handler. Plain form posts go to `handleForm` when there is one, with their fields in `form` and unchecked.
 */
export function mount<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: Handler<C>,
  handleForm?: Handler<C>,
): void {
  if (!call.policy?.kind) throw new Error(`The call ${call.method} ${call.path} has no policy.`)
  const checkInput = compileInput(call, handleForm !== undefined)
  const { installation } = app

  const route = async (request: FastifyRequest, raw: FastifyReply) => {
    const live = await installation.sites.find(request.host)
    if (!live) return answerFailure(request, raw, 404, failureText.notFound)

    const { services } = installation
    const { origin, isHttps } = placeOf(request, live, services)
    const visitor = readVisitorCookies(request.headers.cookie, isHttps)
    const isFormPost = isFormRequest(request)
    const view = await installation.views.of(live)
    const send = (answer: Reply) => sendReply(raw, answer, isHttps, view.pageNeeds)

    const permission = await permit({ call, request, live, visitor, services, isFormPost, isHttps })
    if (!permission.ok) {
      if (permission.setCookies.length > 0) void raw.header('set-cookie', permission.setCookies)
      return refuseAs(request, raw, permission.reply, send)
    }

    const input = checkInput(request, isFormPost)
    if (!input.ok) {
      const refusal = refuse(400, checkFieldsText, { errors: input.errors })
      return refuseAs(request, raw, refusal, send)
    }

    // The checks above prove the types of params, query and body.
    const exchange = {
      call,
      ...input.value,
      form: isFormPost ? readForm(request.body) : {},
      isFormPost,
      upload: await readUpload(request),
      site: live.site,
      store: live.store,
      view,
      services,
      visitor: {
        cartToken: visitor.cartToken,
        key: visitor.secret === null ? null : hashToken(visitor.secret),
        address: request.ip,
      },
      account: permission.account,
      sessionTokenHash: permission.sessionTokenHash,
      referer: request.headers.referer ?? null,
      origin,
    } as Exchange<C>
    return send(await (isFormPost && handleForm ? handleForm : handle)(exchange))
  }
  app.route({ method: call.method, url: call.path, handler: route })
}

/** Turns a refusal into a page for those who posted a form from a page. */
function refuseAs(
  request: FastifyRequest,
  raw: FastifyReply,
  answer: Reply,
  send: (answer: Reply) => unknown,
) {
  if (answer.body.kind !== 'json' || answer.status < 400 || !wantsPage(request)) return send(answer)
  const value = answer.body.value
  const message =
    typeof value === 'object' && value !== null && 'message' in value
      ? String(value.message)
      : failureText.internal
  void raw.headers(answer.headers)
  return answerFailure(request, raw, answer.status, message)
}

type InputResult =
  | {
      readonly ok: true
      readonly value: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
    }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

function compileInput(call: Call, hasFormHandler: boolean) {
  const checkParams = compileCheck(call.params)
  const checkQuery = compileCheck(call.query)
  const checkBody = compileCheck(call.body)
  return (request: FastifyRequest, isFormPost: boolean): InputResult => {
    const params = checkParams(request.params, true)
    const query = checkQuery(request.query, true)
    const isUnchecked = call.method === 'GET' || request.isMultipart() || (isFormPost && hasFormHandler)
    const body: CheckResult = isUnchecked
      ? { ok: true, value: request.body ?? {} }
      : checkBody(request.body ?? {}, isFormPost)
    if (params.ok && query.ok && body.ok) {
      return { ok: true, value: { params: params.value, query: query.value, body: body.value } }
    }
    return { ok: false, errors: Object.assign({}, ...[params, query, body].map(errorsOf)) }
  }
}

function errorsOf(result: CheckResult): Readonly<Record<string, string>> {
  return result.ok ? {} : result.errors
}
