import type { Log } from '@vitrine/site/log'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { askedTarget } from '../language/enter-language.ts'
import { saysSuspended } from '../suspension/refuse-suspended.ts'
import { shownAddress } from './shown-address.ts'

/** Which requests are logged: all; those that failed (status 500 and above) or took long; or none. */
export type LoggedRequests = (typeof loggedRequests)[number]

/** How the setting `LOG_REQUESTS` names them. */
export const loggedRequests = ['all', 'trouble', 'off'] as const

/** A request whose answer took so long to begin, or longer, is one that took long. */
export const usualSlowMs = 1_000

/** A request that was answered. */
export interface AnsweredRequest {
  readonly id: string
  readonly method: string
  /** The target as it came, which may hold secrets. */
  readonly target: string
  readonly status: number
  /** From its head to the beginning of the answer; a slow connection takes none of it but for the body of the request. */
  readonly ms: number
  /** Whether its site is suspended, so that a refusal is as it should be. */
  readonly isSuspended?: boolean
  /** The id of the website; undefined when none was asked. */
  readonly site: string | undefined
}

/** Writes a line for each request that is to be logged. */
export class RequestLog {
  readonly #log: Log
  readonly #which: LoggedRequests
  readonly #slowMs: number

  constructor(log: Log, which: LoggedRequests, slowMs: number) {
    this.#log = log
    this.#which = which
    this.#slowMs = slowMs
  }

  /** Whether requests are logged that all went well with. */
  get takesAll(): boolean {
    return this.#which === 'all'
  }

  write({ target, ms, isSuspended = false, ...request }: AnsweredRequest): void {
    const trouble = troubleOf(isSuspended ? 200 : request.status, ms >= this.#slowMs)
    if (trouble === null ? !this.takesAll : this.#which === 'off') return
    const { id, method, status, site } = request
    const details = {
      request: id,
      method,
      address: shownAddress(target),
      status,
      ms: Math.round(ms * 10) / 10,
      site,
    }
    if (trouble === 'failed') this.#log.error(details, 'A request was answered with a failure')
    else if (trouble === 'slow') this.#log.warn(details, 'A request took long')
    else this.#log.info(details, 'A request was answered')
  }
}

/** What an operator should see of an answer; null for one that is as it should be. */
function troubleOf(status: number, isSlow: boolean): 'failed' | 'slow' | null {
  if (status >= 500) return 'failed'
  return isSlow ? 'slow' : null
}

/** What Fastify says of requests: a line of ours when each is answered, and its own words where something is wrong with an answer. */
export class AnswerLines extends LogController {
  readonly #log: RequestLog

  constructor(log: RequestLog) {
    super({ requestIdLogLabel: 'request' })
    this.#log = log
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    this.#log.write({
      id: request.id,
      method: request.method,
      target: askedTarget(request.raw),
      status: reply.statusCode,
      ms: reply.readyMs ?? reply.elapsedTime,
      isSuspended: saysSuspended(reply),
      site: request.server.installation.sites.idOf(request.host),
    })
  }

  /** What our own handling of errors threw. The library would write the whole address. */
  override defaultErrorLog(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error, address: shownAddress(request.url) }, 'A failure could not be answered')
  }
}

/** Notes when answers are ready. */
export function timeResponses(app: FastifyInstance): void {
  app.decorateReply('readyMs', null)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.readyMs = reply.elapsedTime
    done()
  })
}

declare module 'fastify' {
  interface FastifyReply {
    /** When the answer was ready to be sent, after the request came; null before, and for answers that are not sent by Fastify. */
    readyMs: number | null
  }
}
