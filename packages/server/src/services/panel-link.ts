import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { atPanelHost } from './panel-host.ts'
import type { Services } from './services.ts'

/** Where a page of the panel stands; both are null while the address of the site is not known. */
export interface PanelLink {
  /** On the site's own host, as its mail is written from there. */
  readonly linkUrl: string | null
  /** Where the panel is in truth. */
  readonly panelUrl: string | null
}

/** Where a page of the panel stands, by its path there, such as `comments`. */
export function panelLink(
  path: string,
  site: Site,
  { publicUrl, panelHost }: Pick<Services, 'publicUrl' | 'panelHost'>,
): PanelLink {
  const origin = homeOriginOf(site, publicUrl)
  if (origin === null) return { linkUrl: null, panelUrl: null }
  const linkUrl = `${origin}/config/${path}`
  return { linkUrl, panelUrl: atPanelHost(linkUrl, site, panelHost) }
}
