import type { Call } from '@vitrine/contract/call'
import { isOfPanel } from '@vitrine/contract/panel-path'
import { htmlPage } from '@vitrine/contract/schemas'
import { checkFieldsText, goneText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { FoundLock } from '@vitrine/domain/website/lock'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languagesOf, wordsOf } from '../words/panel-words.ts'
import type { Exchange, FormHandler, Handler } from './exchange.ts'
import { networkOf } from './hosts/network-of.ts'
import { siteOriginOf, targetOf } from './hosts/site-request.ts'
import { holdBody } from './input/body-budget.ts'
import { compileInput } from './input/check-input.ts'
import { receiveParts, receiveUpload, takeUploads } from './input/receive-upload.ts'
import { isFormRequest, readForm } from './input/request-body.ts'
import { answerIn, answerInWords } from './language/answer-in-language.ts'
import { inLanguageOf, languageOf } from './language/enter-language.ts'
import { findSite } from './panel-host/panel-request.ts'
import { type Admission, isJudgedByBody, type Permission, permit, permitStill } from './permit.ts'
import { answerFailure, failureText, wantsPage } from './reply/errors.ts'
import { type Answer, refuse } from './reply/reply.ts'
import { sendReply } from './reply/send-reply.ts'
import { answerOrTurnAway, TurnedAwayError } from './turned-away.ts'
import { readHeldCarts } from './visitor/held-carts.ts'
import { openAreasOf } from './visitor/member-session.ts'
import { type OwnerProof, signedInAccount } from './visitor/signed-in-account.ts'
import { hashToken } from './visitor/token-hash.ts'
import { isUnlocked } from './visitor/unlock-cookie.ts'
import { readVisitorCookies } from './visitor/visitor.ts'

/** Largest JSON or form body of a visitor, and of an owner who signed in. */
const maxBodyBytes = { visitor: 256_000, owner: 1_000_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    readonly call?: Call
  }
}

/** A request whose site is known, and whether it is let in; null while that hangs on its body. */
interface Arrival {
  readonly admission: Admission
  readonly live: LiveSite
  readonly view: Exchange['view']
  readonly contents: Exchange['contents']
  readonly origin: string
  readonly panelOrigin: string
  readonly permission: Permission | null
}

/**
 * Puts a call of the contract on the server: finds the site, holds the request against policy and limit before its body is read,
 * checks its input, and hands it to the handler. Plain form posts go to `handleForm` when there is one, with their fields in `form`.
 */
export function mount<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: Handler<C>,
  handleForm?: FormHandler<C>,
): void {
  if (!call.policy?.kind) throw new Error(`The call ${call.method} ${call.path} has no policy.`)
  const checkInput = compileInput(call)
  const arrivals = new WeakMap<FastifyRequest, Arrival>()

  const receive = async (request: FastifyRequest, raw: FastifyReply) => {
    const arrival = await arrive(app, call, request)
    if (arrival === null) return answerFailure(request, raw, 404, failureText.notFound)
    arrivals.set(request, arrival)
    const { permission } = arrival
    if (permission !== null && !permission.ok) return turnAway(arrival, permission, { request, raw })
    return undefined
  }

  const answer = async (request: FastifyRequest, raw: FastifyReply) => {
    const arrival = arrivals.get(request)
    if (arrival === undefined) throw new Error(`A request for ${call.name} did not arrive`)
    const { admission } = arrival
    const permission = await (arrival.permission
      ? permitStill(admission, arrival.permission)
      : permit(admission))
    if (!permission.ok) return turnAway(arrival, permission, { request, raw })

    const { isFormPost } = admission
    const form = isFormPost ? readForm(request.body) : null
    const input = checkInput({ request, form })
    const wire = { request, raw, account: permission.account }
    if (!input.ok)
      return refuseAs(arrival, refuse('fields-wrong', checkFieldsText, { errors: input.errors }), wire)

    const lookAgain = async () => {
      const still = await permitStill(admission, permission)
      if (!still.ok) throw new TurnedAwayError(still)
    }
    const upload = call.upload && !call.upload.isForm ? await receiveUpload(request, lookAgain) : null
    // The checks above prove the types of params, query and body.
    const exchange = {
      ...exchangeOf(arrival, permission),
      ...input.value,
      form: form ?? {},
      upload,
      isGone: () => raw.raw.destroyed,
      parts: call.upload?.isForm ? receiveParts(request) : null,
    } as Exchange<C>
    const answered = await answerOrTurnAway(() => (isFormPost && handleForm ? handleForm : handle)(exchange))
    upload?.discard()
    if (answered instanceof TurnedAwayError) return turnAway(arrival, answered.permission, { request, raw })
    // Who follows a link that was cut off on its way, or posted a form without a script, reads a page, and no data.
    if (isFormPost || call.reply === htmlPage) return refuseAs(arrival, answered, wire)
    return send(arrival, answered, wire)
  }

  const register = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: call.path,
      bodyLimit: maxBodyBytes[call.policy.kind === 'owner' ? 'owner' : 'visitor'],
      onRequest: receive,
      preParsing: holdBody,
      config: { call },
      handler: answer,
    })
  const { upload } = call
  if (upload === undefined) register(app)
  else
    app.register(async (scope) => {
      takeUploads(scope, upload)
      register(scope)
    })
}

/** Finds the site that was asked and, as far as that is known without the body, whether the request is let in. */
async function arrive(
  { installation }: FastifyInstance,
  call: Call,
  request: FastifyRequest,
): Promise<Arrival | null> {
  const { services } = installation
  const own = await findSite(installation, request)
  // What owners change is written in the site's own language.
  if (!own || (call.policy.kind === 'owner' && languageOf(request.raw))) return null
  const live = await inLanguageOf(request.raw, own)
  const { origin: panelOrigin, isHttps } = targetOf(request, live, services)
  const origin = siteOriginOf(live.site, services, panelOrigin)
  const visitor = readVisitorCookies(request.headers.cookie, isHttps)
  const isFormPost = isFormRequest(request) || call.upload?.isForm === true
  const admission = { call, request, live, visitor, services, isFormPost, isHttps }
  const permission = isJudgedByBody(admission) ? null : await permit(admission)
  const view = () => installation.views.of(live)
  const contents = () => installation.views.contentsOf(live)
  return { admission, live, view, contents, origin, panelOrigin, permission }
}

/** What a handler may know, but for its input. */
function exchangeOf(
  { admission, live, view, contents, origin, panelOrigin }: Arrival,
  permission: Permission & { readonly ok: true },
) {
  const { call, request, services, visitor, isFormPost, isHttps } = admission
  const lockKey = { secret: services.secret, websiteId: live.site.id, isHttps }
  return {
    call,
    isFormPost,
    site: live.site,
    // What owners change is noted, so that it can be looked at and taken back.
    store: call.policy.kind === 'owner' && call.method !== 'GET' ? live.store.noting() : live.store,
    view,
    contents,
    services,
    visitor: {
      ...readHeldCarts(visitor, services.secret),
      key: () => (visitor.secret === null ? null : hashToken(visitor.secret)),
      hiddenCookie: visitor.hiddenCookie,
      openCookie: visitor.openCookie,
      address: networkOf(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      languages: languagesOf(request),
      isPrivate: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
    },
    account: permission.account,
    isUnlocked: (found: FoundLock) => isUnlocked(request.headers.cookie, found, lockKey),
    openAreas: () => openAreasOf({ live, visitor, nowMs: services.clock() }),
    ownerAsking: (by: OwnerProof) => signedInAccount(request.headers.cookie, live, { isHttps, services, by }),
    sessionTokenHash: permission.sessionTokenHash,
    referer: request.headers.referer ?? null,
    additionKey: request.headers['add-to-cart-id']?.toString(),
    origin,
    panelOrigin,
  }
}

interface Wire {
  readonly request: FastifyRequest
  readonly raw: FastifyReply
  /** Who is signed in, as far as the call asks. */
  readonly account: Exchange['account']
}

function send(arrival: Arrival, answer: Answer, { raw, account }: Wire) {
  const { admission, live, view } = arrival
  const said = answerInWords(sayRefusalTo(arrival, account), answer)
  return sendReply(raw, answerIn(live, said), { isHttps: admission.isHttps, view })
}

/** Owners read what is refused in the language of the panel, visitors in that of the site. */
function sayRefusalTo(
  { admission: { call, request }, live }: Arrival,
  account: Exchange['account'],
): (text: string) => string {
  if (!isOfPanel(call)) return visitorWords(live.site.language).sayComposed
  const { sayRefusal } = wordsOf({ account, visitor: { languages: languagesOf(request) } })
  // Who changes something saw it a moment ago.
  const isChange = call.method !== 'GET' && account !== null
  return (text) => sayRefusal(isChange && text === notFoundText ? goneText : text)
}

function turnAway(
  arrival: Arrival,
  permission: Permission & { readonly ok: false },
  wire: Omit<Wire, 'account'>,
) {
  if (permission.setCookies.length > 0) void wire.raw.header('set-cookie', permission.setCookies)
  return refuseAs(arrival, permission.reply, { ...wire, account: null })
}

/** Turns a refusal into a page, in the words of the site, for those who look at one. */
function refuseAs(arrival: Arrival, answer: Answer, wire: Wire) {
  const { request, raw } = wire
  if (answer.body.kind !== 'refusal' || !wantsPage(request)) return send(arrival, answer, wire)
  void raw.headers(answer.headers)
  const { language } = arrival.live.site
  const message = visitorWords(language).sayComposed(answer.body.message)
  return answerFailure(request, raw, answer.status, message, language)
}
