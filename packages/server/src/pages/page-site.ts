import type { PageSite } from '@vitrine/contract/pages/page-site'
import type { Site } from '@vitrine/domain/website/site'

/** What every page of the shop says of the site around it. */
export function pageSite(site: Site): PageSite {
  const logoUrl = site.logo ? `${site.logo.assetUrl}?format=500w` : null
  return { title: site.title, logoUrl, homeUrl: '/' }
}
