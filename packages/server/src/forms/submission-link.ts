import type { Site } from '@vitrine/domain/website/site'
import { type PanelLink, panelLink } from '../services/panel-link.ts'
import type { Services } from '../services/services.ts'

type Known = Pick<Services, 'publicUrl' | 'panelHost'>

/** Where a submission is in the panel. */
export function submissionLink(submissionId: string, site: Site, services: Known): PanelLink {
  return formsLink(`submissions/${submissionId}`, site, services)
}

/** Where something of the room of forms is in the panel. */
export function formsLink(path: string, site: Site, services: Known): PanelLink {
  return panelLink(`forms/${path}`, site, services)
}
