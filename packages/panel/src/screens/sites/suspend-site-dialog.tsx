import { Text, TextInput } from '@mantine/core'
import { suspendSiteCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { ListedSite } from './listed-site.ts'

interface SiteDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

/** Suspends a site, with a reason that its owners are told. */
export function SuspendSiteDialog({ site, onClose }: SiteDialogProps) {
  const [reason, setReason] = useState('')
  const change = useChange<unknown>({ onDone: onClose })
  const suspend = prepareCall(suspendSiteCall, { params: { siteId: site.id }, body: { reason } })
  return (
    <FormDialog
      title={`Suspend ${site.title}?`}
      action="Suspend the site"
      isDangerous
      change={change}
      onSubmit={() => void change.send(suspend, `${site.title} is suspended`)}
      onClose={onClose}
    >
      <Text size="sm">
        Visitors read that the site is paused, and see nothing else of it. Its owners can sign in, read and
        export, and change nothing. Renewals, campaigns and reminders wait until it goes on; payments that
        were begun are brought to their end.
      </Text>
      <TextInput
        label="Reason"
        description="Its owners read it, visitors do not. It can be left empty."
        data-autofocus
        value={reason}
        error={refusalIn(change)?.errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
