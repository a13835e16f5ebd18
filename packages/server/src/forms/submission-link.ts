import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { atPanelHost } from '../services/panel-host.ts'
import type { Services } from '../services/services.ts'

/** Where a page of the panel stands; both are null while the address of the site is not known. */
export interface PanelLink {
  /** On the site's own host, as its mail is written from there. */
  readonly linkUrl: string | null
  /** Where the panel is in truth. */
  readonly panelUrl: string | null
}

type Known = Pick<Services, 'publicUrl' | 'panelHost'>

/** Where a submission is in the panel. */
export function submissionLink(submissionId: string, site: Site, services: Known): PanelLink {
  return formsLink(`submissions/${submissionId}`, site, services)
}

/** Where something of the room of forms is in the panel. */
export function formsLink(path: string, site: Site, { publicUrl, panelHost }: Known): PanelLink {
  const origin = homeOriginOf(site, publicUrl)
  if (origin === null) return { linkUrl: null, panelUrl: null }
  const linkUrl = `${origin}/config/forms/${path}`
  return { linkUrl, panelUrl: atPanelHost(linkUrl, site, panelHost) }
}
