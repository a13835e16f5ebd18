import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findKnownSite } from '../http/panel-host/panel-request.ts'
import { answerFailure, failureText } from '../http/reply/errors.ts'
import { refusalStatus } from '../http/reply/refusal-status.ts'
import { openDelivery } from './open-delivery.ts'
import { sendFileParts } from './send-file-parts.ts'

interface Asked {
  readonly Params: { readonly grantId: string; readonly fileId: string }
  readonly Querystring: { readonly e?: string; readonly s?: string }
}

/** `GET /commerce/digital-download/files/<grant>/<file>?e=<second>&s=<signature>`: the bytes of a file that was bought, whole or in part. */
export function mountDeliveries(app: FastifyInstance): void {
  app.get<Asked>('/commerce/digital-download/files/:grantId/:fileId', async (request, reply) => {
    void reply.headers(ownHeaders)
    const live = await findKnownSite(app.installation, request)
    if (!live) return refuseDelivery(request, reply, 'not-found')
    const opened = await openDelivery({ live, services: app.installation.services, request })
    if (!opened.ok) return refuseDelivery(request, reply, opened.problem, opened.text)
    return sendFileParts(opened.delivery, request, reply)
  })
}

const ownHeaders = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' }

function refuseDelivery(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: 'not-found' | 'download-closed',
  text: string = failureText.notFound,
) {
  void reply.header('x-robots-tag', 'noindex')
  return answerFailure(request, reply, refusalStatus[problem], text)
}
