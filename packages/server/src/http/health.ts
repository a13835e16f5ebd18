import type { FastifyInstance } from 'fastify'

/** `GET /health`: whether the server and its store answer. */
export function mountHealth(app: FastifyInstance): void {
  app.get('/health', async (_request, reply) => {
    const isWell = await app.installation.services.store.ping()
    return reply
      .status(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'store does not answer' })
  })
}
