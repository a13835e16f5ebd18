import type { FastifyInstance } from 'fastify'
import { mountHealth } from './health.ts'
import { mountPages } from './pages.ts'

/** Puts everything on the server that answers requests: one line each. */
export function mountRoutes(app: FastifyInstance): void {
  mountHealth(app)
  mountPages(app)
}
