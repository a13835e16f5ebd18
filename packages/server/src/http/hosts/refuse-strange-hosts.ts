import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerFailure, failureText } from '../reply/errors.ts'
import { checkHost } from './checked-host.ts'
import { readHost } from './site-request.ts'

/**
 * Answers 400 to requests whose host is no `host[:port]`, or that name several, before anything is done for them: what is put
 * together with a host that was made up would lead people elsewhere.
 */
export function refuseStrangeHosts(app: FastifyInstance): void {
  const { isTrustedProxy } = app.installation.services
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    // Health checks of older proxies speak HTTP/1.0, without a host.
    const needsNone = raw.headers.host === undefined && raw.url === '/health'
    const isClear = needsNone || readHost(raw, isTrustedProxy) !== null
    if (isClear && raw.url?.startsWith('/')) done()
    else answerFailure(request, reply, 400, failureText.strangeHost)
  })
}

/**
 * The path of a request target. A target that is a whole address (`GET http://shop.example/shop`) brings its own host, which counts
 * instead of the header's (RFC 9112, section 3.2.2). A backslash in a path is a slash, as browsers read it: no answer may lead to
 * `/\elsewhere.example`, which is another host to them.
 */
export function takeTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request
  const [, host, path] = /^https?:\/\/([^/?#]*)([^#]*)$/i.exec(url) ?? []
  if (host === undefined || path === undefined) return withSlashes(url)
  // A bad header stays to be refused.
  if (checkHost(headers.host ?? '') !== null) headers.host = host
  return withSlashes(path.startsWith('/') ? path : `/${path}`)
}

function withSlashes(target: string): string {
  if (!target.includes('\\')) return target
  const [path = '', ...query] = target.split('?')
  return [path.replaceAll('\\', '/'), ...query].join('?')
}
