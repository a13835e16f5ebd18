import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import { ChangeSiteForm } from './change-site-form.tsx'
import { useIsChanging } from './changes-under-way.ts'
import type { ListedSite } from './listed-site.ts'
import { NewOwnerLink } from './new-owner-link.tsx'
import { RemoveSiteForm } from './remove-site-form.tsx'
import { ResumeSiteForm } from './resume-site-form.tsx'
import { SiteTemplateForm } from './site-template-form.tsx'
import { SuspendSiteForm } from './suspend-site-form.tsx'

/** What is being done with a site. */
export interface SiteAct {
  readonly kind: 'change' | 'template' | 'owner' | 'suspend' | 'resume' | 'remove'
  readonly site: ListedSite
}

/** The dialog of an act on a site. */
export function SiteDialogs({
  act: { kind, site },
  onClose,
}: {
  readonly act: SiteAct
  readonly onClose: () => void
}) {
  const form = { site, onDone: onClose }
  // What was chosen is being put on, and goes on without the dialog.
  const isDone = useIsChanging(site.id) && kind === 'template'
  return (
    <DialogFrame onClose={onClose} title={titles[kind](site.title)} isDone={isDone}>
      {kind === 'change' && <ChangeSiteForm {...form} />}
      {kind === 'template' && <SiteTemplateForm {...form} />}
      {kind === 'owner' && <NewOwnerLink site={site} />}
      {kind === 'suspend' && <SuspendSiteForm {...form} />}
      {kind === 'resume' && <ResumeSiteForm {...form} />}
      {kind === 'remove' && <RemoveSiteForm {...form} />}
    </DialogFrame>
  )
}

const titles = {
  change: (title: string) => `Name and hosts of ${title}`,
  template: (title: string) => `Template of ${title}`,
  owner: (title: string) => `Owner of ${title}`,
  suspend: (title: string) => `Suspend ${title}?`,
  resume: (title: string) => `Let ${title} go on?`,
  remove: (title: string) => `Remove ${title}?`,
} as const
