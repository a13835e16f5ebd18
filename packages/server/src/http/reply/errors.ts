import { panelPath } from '@vitrine/contract/panel-path'
import { fewSecondsText } from '@vitrine/domain/limits/try-again'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { escapeHtml } from '@vitrine/site/html/escape'
import type { Log } from '@vitrine/site/log'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { isDiskFull } from '@vitrine/store/engine/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languagesOf, wordsOf } from '../../words/panel-words.ts'
import { shownAddress } from '../log/shown-address.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'
import { inertPolicy, plainSecurityHeaders } from './security-headers.ts'

/** What visitors read when we fail, or when their request cannot be read at all. */
export const failureText = {
  internal: 'Something went wrong. Please try again.',
  storageFull: 'The shop cannot take changes just now. Please try again in a few minutes.',
  tooLarge: 'The request is too large.',
  tooManyParts: 'The request is made of too many parts.',
  headTooLarge:
    'The request brings too much with it, such as too many cookies. Delete the cookies of this site and try again.',
  tooSlow: 'The request took too long to come in. Please try again.',
  strangeContent: 'Content of this kind is not taken here.',
  busy: 'There is too much to do just now. Please try again in a few seconds.',
  unreadable: 'The request could not be read.',
  strangeAddress: 'There is nothing at this address: it is not written as addresses are.',
  strangeHost: 'The request names no host that could be served.',
  notFound: notFoundText,
  unavailable: fewSecondsText,
} as const

/** Answers everything that is thrown: logged, and without its message. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, retryAfterSeconds } = describeFailure(error)
    if (status >= 500) logFailure(log, request, error)
    if (retryAfterSeconds) void reply.header('retry-after', String(retryAfterSeconds))
    return answerFailure(request, reply, status, message)
  })
}

/** Answers an address that is none, such as `/%zz`: no route is looked for, so that nothing else of the server is asked. */
export function answerUnreadableAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  for (const [name, value] of Object.entries(plainSecurityHeaders)) reply.header(name, value)
  return answerFailure(
    request,
    reply.header('content-security-policy', inertPolicy),
    400,
    failureText.strangeAddress,
  )
}

/** Answers a failure as JSON, or as a plain page to those who asked for a page, in the words of a language. */
export function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  locale = 'en',
) {
  void reply.status(status).header('cache-control', 'no-store')
  if (!wantsPage(request)) return reply.send({ message: sayTo(request, message) })
  return reply
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(failurePage(status, message, locale))
}

/** Whoever uses the panel reads it in its language; which site a visitor asked is not always known. */
function sayTo(request: FastifyRequest, message: string): string {
  if (!request.url.startsWith(panelPath)) return message
  return wordsOf({ account: null, visitor: { languages: languagesOf(request) } }).sayRefusal(message)
}

/** Whether the answer is to be read in a browser window: at addresses of calls, what a form without a script posted. */
export function wantsPage(request: FastifyRequest): boolean {
  const takesPages = (request.headers.accept ?? '').includes('text/html')
  return takesPages && (!request.url.startsWith('/api/') || isPostedForm(request))
}

function isPostedForm({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && formTypes.test(headers['content-type'] ?? '')
}

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A database that is away fails all that is asked: each is a line, and no stack of ours says more. */
function logFailure(log: Log, { id, method, url }: FastifyRequest, error: FastifyError): void {
  const asked = { request: id, method, address: shownAddress(url) }
  if (error.name === 'StoreUnavailableError') {
    const { cause } = error
    const reason = cause instanceof Error ? cause.message : String(cause ?? '')
    log.error({ ...asked, reason }, 'A request failed: the database does not answer')
  } else log.error({ err: error, ...asked }, 'A request failed')
}

interface Failure {
  readonly status: number
  readonly message: string
  /** When to try again, as the message says it; left out: trying again helps nobody. */
  readonly retryAfterSeconds?: number
}

function describeFailure(error: FastifyError): Failure {
  // Told by their names: the store's two engines and the data folder each raise them.
  if (error.name === 'StorageFullError' || isDiskFull(error))
    return { status: 503, message: failureText.storageFull, retryAfterSeconds: 180 }
  if (error.name === 'StoreUnavailableError')
    return { status: 503, message: failureText.unavailable, retryAfterSeconds: 10 }
  const status = error.statusCode ?? 500
  if (error.name === 'TooManyValuesError') return { status, message: failureText.tooManyParts }
  if (status === 413) return { status, message: failureText.tooLarge }
  if (status === 415) return { status, message: failureText.strangeContent }
  if (status >= 400 && status < 500) return { status, message: failureText.unreadable }
  return { status: 500, message: failureText.internal }
}

/** Numbers of the specification, section 2. */
const failurePageTypes = { notFound: 100, error: 101 }

function failurePage(status: number, message: string, locale: string): string {
  const say = sayIn(locale)
  return plainPage({
    locale,
    pageType: status === 404 ? failurePageTypes.notFound : failurePageTypes.error,
    title: message,
    mainHtml: `<h1>${say('Sorry')}</h1><p>${escapeHtml(message)}</p><p><a href="/">${say('To the start page')}</a></p>`,
  })
}
