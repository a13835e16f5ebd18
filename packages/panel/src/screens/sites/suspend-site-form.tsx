import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listSitesCall, suspendSiteCall } from '@vitrine/contract/sites/site-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { toastSaved } from '../../parts/toasts/toast.ts'
import type { ListedSite } from './listed-site.ts'

interface SiteFormProps {
  readonly site: ListedSite
  readonly onDone: () => void
}

/** Suspends a site, with a reason that its owners are told. */
export function SuspendSiteForm({ site, onDone }: SiteFormProps) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const suspend = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setMessage(null)
    setErrors({})
    const outcome = await call(suspendSiteCall, { params: { siteId: site.id }, body: { reason } })
    setSaving(false)
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors ?? {})
      return setMessage(outcome.refusal.message)
    }
    toastSaved(`${site.title} is suspended`)
    onDone()
    await queries.invalidateQueries({ queryKey: [listSitesCall.name] })
  }

  return (
    <form onSubmit={suspend} noValidate>
      <Stack>
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
          error={errors.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" color="red.9" loading={isSaving}>
            Suspend the site
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
