import type { FastifyInstance } from 'fastify'

/** Mail programs may send their one press as multipart data (RFC 8058); what they say in it is known, and nothing of it is read. */
export function takeOneClick(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 10_000 } as const
  scope.addContentTypeParser('multipart/form-data', options, (_request, _body, done) => done(null, {}))
}
