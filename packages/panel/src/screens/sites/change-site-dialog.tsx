import { Text, Textarea, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeSiteCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { ListedSite } from './listed-site.ts'

interface SiteDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

/** Renames a site and says which hosts it answers to, one a line, the primary one first. */
export function ChangeSiteDialog({ site, onClose }: SiteDialogProps) {
  const [title, setTitle] = useState(site.title)
  const [hosts, setHosts] = useState(site.shownHosts.join('\n'))
  const change = useChange<ReplyOf<typeof changeSiteCall>>({ onDone: onClose })
  const errors = refusalIn(change)?.errors ?? {}
  const lines = hosts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const save = prepareCall(changeSiteCall, {
    params: { siteId: site.id },
    body: { title, hosts: lines, version: site.version },
  })
  return (
    <FormDialog
      title={`Name and hosts of ${site.title}`}
      action="Save"
      change={change}
      onSubmit={() => void change.send(save, (reply) => `${reply.site.title} was saved`)}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        required
        data-autofocus
        value={title}
        error={errors.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label="Host names"
        description="One a line. The first is the primary one, which links in mails lead to. The DNS records must lead to this server."
        autosize
        minRows={3}
        spellCheck={false}
        value={hosts}
        error={hostErrors(errors, lines)}
        onChange={(event) => setHosts(event.currentTarget.value)}
      />
      {site.isHome && (
        <Text size="sm" c="dimmed">
          The installation began with this site: it answers to every host that no other site has, too.
        </Text>
      )}
    </FormDialog>
  )
}

/** What is wrong with which of the lines. */
function hostErrors(errors: Readonly<Record<string, string>>, lines: readonly string[]): string | undefined {
  if (errors.hosts) return errors.hosts
  const wrong = lines.flatMap((line, place) => {
    const text = errors[`hosts.${place}`]
    return text ? [`${line}: ${text}`] : []
  })
  return wrong.length > 0 ? wrong.join(' ') : undefined
}
