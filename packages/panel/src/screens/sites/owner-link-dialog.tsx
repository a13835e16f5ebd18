import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { linkSiteOwnerCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import type { ListedSite } from './listed-site.ts'
import { OwnerLink } from './owner-link.tsx'

interface SiteDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

/** Makes a new link for the first owner of a site; the former one ends with it. */
export function OwnerLinkDialog({ site, onClose }: SiteDialogProps) {
  const [made, setMade] = useState<{ readonly link: string | null } | null>(null)
  const change = useChange<ReplyOf<typeof linkSiteOwnerCall>>({
    onDone: ({ ownerLink }) => setMade({ link: ownerLink }),
  })
  const make = prepareCall(linkSiteOwnerCall, { params: { siteId: site.id }, body: {} })
  const isSaving = change.state.kind === 'saving'
  const problem = made === null ? refusalIn(change)?.message : 'This site has an owner by now.'
  return (
    <DialogFrame onClose={onClose} title={`Owner of ${site.title}`} isSaving={isSaving}>
      {made?.link ? (
        <OwnerLink link={made.link} />
      ) : (
        <Stack>
          <Text size="sm">
            A new link makes the first account of this site. A link that was made before ends with it.
          </Text>
          <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
          <Button loading={isSaving} onClick={() => void change.send(make)} data-autofocus>
            Make a link
          </Button>
        </Stack>
      )}
    </DialogFrame>
  )
}
