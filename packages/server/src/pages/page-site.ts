import type { PageSite } from '@vitrine/contract/pages/page-site'
import type { Site } from '@vitrine/domain/website/site'

/** What every page of the shop says of the site around it. */
export function pageSite(site: Site): PageSite {
  return { title: site.title, logoUrl: null, homeUrl: '/' }
}
