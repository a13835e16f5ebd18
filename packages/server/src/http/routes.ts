import type { FastifyInstance } from 'fastify'
import { mountFolders } from './folders.ts'
import { mountHealth } from './health.ts'
import { mountPages } from './pages.ts'
import { mountSitemap } from './sitemap.ts'
import { mountStyleSheet } from './style-sheet.ts'

/** Puts everything on the server that answers requests: one line each. */
export function mountRoutes(app: FastifyInstance): void {
  mountHealth(app)
  mountStyleSheet(app)
  mountFolders(app)
  mountSitemap(app)
  mountPages(app)
}
