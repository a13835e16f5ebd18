import { Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { removeSiteCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { toastError } from '../../parts/toasts/toast.ts'
import type { ListedSite } from './listed-site.ts'

interface SiteDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

/** Removes a site for good, once its title was typed. */
export function RemoveSiteDialog({ site, onClose }: SiteDialogProps) {
  const [title, setTitle] = useState('')
  const change = useChange<ReplyOf<typeof removeSiteCall>>({
    onDone: ({ areFilesLeft }) => {
      if (areFilesLeft)
        toastError(
          `Some files of ${site.title} are left`,
          'They could not be removed: the log of the server names them. It is tried again at its next start.',
        )
      onClose()
    },
  })
  const remove = prepareCall(removeSiteCall, { params: { siteId: site.id }, body: { title } })
  return (
    <FormDialog
      title={`Remove ${site.title}?`}
      action="Remove the site"
      isDangerous
      isWaiting={title.trim() !== site.title.trim()}
      change={change}
      message={refusalIn(change)?.errors.title}
      onSubmit={() => void change.send(remove, `${site.title} was removed`)}
      onClose={onClose}
    >
      <Text size="sm">
        All of it goes: pages, products, posts, pictures, orders with their payments, and accounts. It cannot
        be brought back, other than from a backup.
      </Text>
      <TextInput
        label={`Type ${site.title} to remove it`}
        data-autofocus
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
