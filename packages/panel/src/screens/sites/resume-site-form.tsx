import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listSitesCall, resumeSiteCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { toastSaved } from '../../parts/toasts/toast.ts'
import type { ListedSite } from './listed-site.ts'

interface SiteFormProps {
  readonly site: ListedSite
  readonly onDone: () => void
}

/** Lets a suspended site go on, once it was said what waits. */
export function ResumeSiteForm({ site, onDone }: SiteFormProps) {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const resume = async () => {
    setSaving(true)
    setMessage(null)
    const outcome = await call(resumeSiteCall, { params: { siteId: site.id } })
    setSaving(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    toastSaved(`${site.title} goes on`)
    onDone()
    await queries.invalidateQueries({ queryKey: [listSitesCall.name] })
  }

  return (
    <Stack>
      <Text size="sm">
        Visitors see the site again. Renewals that are due are charged now, and mails that waited go out, as
        after a time in which the server was switched off.
      </Text>
      <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button loading={isSaving} onClick={() => void resume()} data-autofocus>
          Let it go on
        </Button>
      </Group>
    </Stack>
  )
}
