import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findKnownSite } from '../http/panel-host/panel-request.ts'
import { answerFailure, failureText } from '../http/reply/errors.ts'
import { refusalStatus } from '../http/reply/refusal-status.ts'
import { openDelivery } from './open-delivery.ts'
import { type RefuseFile, sendFileParts } from './send-file-parts.ts'

interface Asked {
  readonly Params: { readonly grantId: string; readonly fileId: string }
  readonly Querystring: { readonly e?: string; readonly s?: string }
}

/** `GET /commerce/digital-download/files/<grant>/<file>?e=<second>&s=<signature>`: the bytes of a file that was bought, whole or in part. */
export function mountDeliveries(app: FastifyInstance): void {
  app.get<Asked>('/commerce/digital-download/files/:grantId/:fileId', async (request, reply) => {
    void reply.headers(ownHeaders)
    const live = await findKnownSite(app.installation, request)
    const refuse = refuseIn(live?.site.language ?? 'en', request, reply)
    if (!live) return refuse('not-found')
    const opened = await openDelivery({ live, services: app.installation.services, request })
    if (!opened.ok) return refuse(opened.problem, opened.text)
    return sendFileParts(opened.delivery, { request, reply, refuse })
  })
}

const ownHeaders = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' }

/** Refuses a file in the language of its site. */
function refuseIn(language: string, request: FastifyRequest, reply: FastifyReply): RefuseFile {
  const { sayComposed } = visitorWords(language)
  return (problem, text = failureText.notFound) => {
    void reply.header('x-robots-tag', 'noindex')
    return answerFailure(request, reply, refusalStatus[problem], sayComposed(text), language)
  }
}
