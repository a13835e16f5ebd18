import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeTemplateCall } from '@vitrine/contract/sites/template-calls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readAfter } from '../../call/read-after.ts'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'
import { changeTemplate, useIsChanging } from './changes-under-way.ts'
import { HiddenAreas } from './hidden-areas.tsx'
import type { ListedSite } from './listed-site.ts'
import { TemplateChoice } from './template-choice.tsx'

interface SiteDialogProps {
  readonly site: ListedSite
  readonly onClose: () => void
}

/** Puts a site into another template. */
export function SiteTemplateDialog({ site, onClose }: SiteDialogProps) {
  const queries = useQueryClient()
  const [templateId, setTemplateId] = useState(site.templateId)
  const isChanging = useIsChanging(site.id)
  const [message, setMessage] = useState<string | null>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isChanging) return
    setMessage(null)
    const outcome = await changeTemplate(queries, site.id, { templateId, was: site.templateId })
    // Known before the dialog is gone: whoever opens it again begins with what the site wears now.
    await readAfter(queries, changeTemplateCall)
    if (outcome.ok) toastSaved(`${site.title} has its new template`)
    else if (isOpen.current) setMessage(outcome.refusal.message)
    else toastError(`${site.title} keeps its template`, outcome.refusal.message)
    // Closed by then, another dialog may be open in its place.
    if (outcome.ok && isOpen.current) onClose()
  }

  return (
    // What was chosen is being put on, and goes on without the dialog.
    <DialogFrame onClose={onClose} title={`Template of ${site.title}`} isDone={isChanging}>
      <form onSubmit={save}>
        <Stack>
          <TemplateChoice value={templateId} onChange={setTemplateId} />
          <Text size="sm" c="dimmed">
            Pages, products and posts stay, and so does what stands in areas of the template that the other
            one does not have: it is shown again when you come back, and under Website it can be moved to
            another area. Colours and fonts that were chosen belong to their template: they are there again
            when you come back to it.
          </Text>
          {templateId !== site.templateId && <HiddenAreas siteId={site.id} templateId={templateId} />}
          <div role="status">
            {isChanging && (
              <Text size="sm">
                The template is being checked and put on. The first time takes some seconds; it goes on when
                you close this.
              </Text>
            )}
          </div>
          <div role="alert">
            {message && (
              <Alert color="red" style={{ whiteSpace: 'pre-line' }}>
                {message}
              </Alert>
            )}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            {/* Not `loading`: the button would lose the focus to nowhere, where Esc closes nothing. */}
            <Button
              type="submit"
              aria-disabled={isChanging}
              data-disabled={isChanging || undefined}
              disabled={!isChanging && templateId === site.templateId}
              leftSection={isChanging && <Loader size={14} color="currentColor" aria-hidden />}
            >
              Use this template
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
