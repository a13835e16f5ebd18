import type { BodyBudget } from './http/body-budget.ts'
import type { CrumbCookies } from './http/crumb-cookies.ts'
import type { RenderLimit } from './http/render-limit.ts'
import type { ImageForms } from './images/image-forms.ts'
import type { Services } from './services.ts'
import type { KeptOrigins } from './site/kept-origins.ts'
import type { LiveSites } from './site/live-sites.ts'
import type { PageCache } from './site/page-cache.ts'
import type { SiteViews } from './site/site-views.ts'

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
  /** Pictures in their widths and kinds. */
  readonly forms: ImageForms
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly installation: Installation
  }
}
