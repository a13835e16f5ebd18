import type { FastifyInstance } from 'fastify'
import { mountHealth } from './health.ts'

/** Puts everything on the server that answers requests: one line each. */
export function mountRoutes(app: FastifyInstance): void {
  mountHealth(app)
}
