import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure, failureText } from './errors.ts'

/** Answers what no route is there for: 404 with a message, whatever the method, and for calls before anything of a body is read. */
export function answerUnknownAddresses(app: FastifyInstance): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(request, reply, 404, failureText.notFound)
  app.setNotFoundHandler(answer)
  app.all('/api/*', { onRequest: answer }, answer)
}
