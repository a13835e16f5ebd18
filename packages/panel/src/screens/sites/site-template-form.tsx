import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listSitesCall } from '@vitrine/contract/sites/site-calls'
import { changeTemplateCall } from '@vitrine/contract/sites/template-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { toastSaved } from '../../parts/toasts/toast.ts'
import type { ListedSite } from './listed-site.ts'
import { TemplateChoice } from './template-choice.tsx'

interface SiteFormProps {
  readonly site: ListedSite
  readonly onDone: () => void
}

/** Puts a site into another template. */
export function SiteTemplateForm({ site, onDone }: SiteFormProps) {
  const queries = useQueryClient()
  const [templateId, setTemplateId] = useState(site.templateId)
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setMessage(null)
    const body = { templateId, was: site.templateId }
    const outcome = await call(changeTemplateCall, { params: { siteId: site.id }, body })
    setSaving(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    toastSaved(`${site.title} has its new template`)
    onDone()
    await queries.invalidateQueries({ queryKey: [listSitesCall.name] })
  }

  return (
    <form onSubmit={save}>
      <Stack>
        <TemplateChoice value={templateId} onChange={setTemplateId} />
        <Text size="sm" c="dimmed">
          Pages, products and posts stay. Colours and fonts that were chosen belong to their template: they
          are there again when you come back to it.
        </Text>
        <div role="alert">
          {message && (
            <Alert color="red" style={{ whiteSpace: 'pre-line' }}>
              {message}
            </Alert>
          )}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving} disabled={templateId === site.templateId}>
            Use this template
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
