import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { networkOf } from '../hosts/network-of.ts'
import { answerFailure, failureText } from '../reply/errors.ts'

/** Before a body is read: refuses it when too much is held already. Uploads go to the disk, and are not counted. */
export function holdBody(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  done: (error: null, payload: RequestPayload) => void,
): void {
  const refuse = () => {
    void reply.header('retry-after', '10').header('connection', 'close')
    answerFailure(request, reply, 503, failureText.busy)
  }
  const { bodies } = request.server.installation
  if (bringsBody(request)) bodies.watch(request.raw, reply.raw, networkOf(request.ip), refuse)
  done(null, payload)
}

function bringsBody({ method, headers }: FastifyRequest): boolean {
  const comes = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return comes && method !== 'GET' && method !== 'HEAD' && !isMultipart(headers['content-type'])
}

function isMultipart(contentType: string | undefined): boolean {
  return contentType?.trimStart().toLowerCase().startsWith('multipart/') ?? false
}
