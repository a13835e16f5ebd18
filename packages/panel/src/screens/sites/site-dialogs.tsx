import { ChangeSiteDialog } from './change-site-dialog.tsx'
import type { ListedSite } from './listed-site.ts'
import { OwnerLinkDialog } from './owner-link-dialog.tsx'
import { RemoveSiteDialog } from './remove-site-dialog.tsx'
import { ResumeSiteDialog } from './resume-site-dialog.tsx'
import { SiteTemplateDialog } from './site-template-dialog.tsx'
import { SuspendSiteDialog } from './suspend-site-dialog.tsx'

/** What is being done with a site. */
export interface SiteAct {
  readonly kind: 'change' | 'template' | 'owner' | 'suspend' | 'resume' | 'remove'
  readonly site: ListedSite
}

interface SiteDialogsProps {
  readonly act: SiteAct
  readonly onClose: () => void
}

/** The dialog of an act on a site. */
export function SiteDialogs({ act: { kind, site }, onClose }: SiteDialogsProps) {
  const Dialog = dialogs[kind]
  return <Dialog site={site} onClose={onClose} />
}

const dialogs = {
  change: ChangeSiteDialog,
  template: SiteTemplateDialog,
  owner: OwnerLinkDialog,
  suspend: SuspendSiteDialog,
  resume: ResumeSiteDialog,
  remove: RemoveSiteDialog,
} as const
