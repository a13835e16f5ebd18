import type { LiveSites } from '@vitrine/site/sites/live-sites'
import type { SiteViews } from '@vitrine/site/sites/site-views'
import type { Services } from '../services/services.ts'
import type { BodyBudget } from './input/body-budget.ts'
import type { KeptOrigins } from './kept/kept-origins.ts'
import type { PageCache } from './kept/page-cache.ts'
import type { RenderLimit } from './render-limit.ts'
import type { CrumbCookies } from './visitor/crumb-cookies.ts'

/** The running whole: services, the sites in memory, and their templates. */
export interface Installation {
  readonly services: Services
  readonly sites: LiveSites
  readonly views: SiteViews
  /** Rendered pages. */
  readonly pages: PageCache
  /** Where pages are kept. */
  readonly origins: KeptOrigins
  /** How quickly pages are made. */
  readonly renders: RenderLimit
  /** Cookies for visitors who have none. */
  readonly crumbs: CrumbCookies
  /** Bodies of requests that are being read. */
  readonly bodies: BodyBudget
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly installation: Installation
  }
}
