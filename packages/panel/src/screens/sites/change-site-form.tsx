import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeSiteCall, listSitesCall } from '@vitrine/contract/sites/site-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { toastSaved } from '../../parts/toasts/toast.ts'
import type { ListedSite } from './listed-site.ts'

interface SiteFormProps {
  readonly site: ListedSite
  readonly onDone: () => void
}

/** Renames a site and says which hosts it answers to, one a line, the primary one first. */
export function ChangeSiteForm({ site, onDone }: SiteFormProps) {
  const queries = useQueryClient()
  const [title, setTitle] = useState(site.title)
  const [hosts, setHosts] = useState(site.shownHosts.join('\n'))
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const lines = hosts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setMessage(null)
    setErrors({})
    const body = { title, hosts: lines, version: site.version }
    const outcome = await call(changeSiteCall, { params: { siteId: site.id }, body })
    setSaving(false)
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors ?? {})
      return setMessage(outcome.refusal.message)
    }
    toastSaved(`${outcome.reply.site.title} was saved`)
    onDone()
    await queries.invalidateQueries({ queryKey: [listSitesCall.name] })
  }

  return (
    <form onSubmit={save} noValidate>
      <Stack>
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
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
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
