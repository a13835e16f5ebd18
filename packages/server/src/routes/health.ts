import { within } from '@vitrine/store/engine/within'
import type { FastifyInstance } from 'fastify'
import { refusalStatus } from '../http/reply/refusal-status.ts'

/** Who asks after our health wants to know soon. */
const answerLimitMs = 2_000

/** `GET /health`: whether the server and its store answer. */
export function mountHealth(app: FastifyInstance): void {
  const { store, log } = app.installation.services

  app.get('/health', async (_request, reply) => {
    const isWell = await within(answerLimitMs, store.ping()).catch((error: unknown) => {
      log.warn({ err: error }, 'The store does not answer')
      return false
    })
    return reply
      .status(isWell ? 200 : refusalStatus['store-away'])
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'store does not answer' })
  })
}
