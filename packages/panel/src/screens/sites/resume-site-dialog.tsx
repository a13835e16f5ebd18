import { resumeSiteCall } from '@vitrine/contract/sites/site-calls'
import { prepareCall } from '../../call/prepare-call.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'
import type { ListedSite } from './listed-site.ts'

interface SiteDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

/** Lets a suspended site go on, once it was said what waits. */
export function ResumeSiteDialog({ site, onClose }: SiteDialogProps) {
  const change = useChange<unknown>({ onDone: onClose })
  const resume = prepareCall(resumeSiteCall, { params: { siteId: site.id } })
  return (
    <ConfirmDialog
      title={`Let ${site.title} go on?`}
      action="Let it go on"
      change={change}
      onConfirm={() => void change.send(resume, `${site.title} goes on`)}
      onClose={onClose}
    >
      Visitors see the site again. Renewals that are due are charged now, and mails that waited go out, as
      after a time in which the server was switched off.
    </ConfirmDialog>
  )
}
