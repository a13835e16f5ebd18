import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { addressTo } from '@vitrine/contract/client/address-to'
import {
  downloadTemplateCall,
  listTemplatesCall,
  removeTemplateCall,
} from '@vitrine/contract/sites/template-calls'
import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../call/client.ts'
import { AskDialog } from '../../parts/dialogs/ask-dialog.tsx'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'
import type { ListedTemplate } from './template-label.ts'

interface UploadedTemplateActsProps {
  readonly template: ListedTemplate
  /** The name of its folder. */
  readonly folder: string
  readonly onRemoved: () => void
}

/** What can be done with a template that was uploaded: to download it, and to remove it unless a site wears it. */
export function UploadedTemplateActs({ template, folder, onRemoved }: UploadedTemplateActsProps) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const wornId = useId()
  const remove = async () => {
    const outcome = await call(removeTemplateCall, { params: { name: folder } })
    setAsked(false)
    if (!outcome.ok) return toastError('The template was not removed', outcome.refusal.message)
    toastSaved('The template was removed')
    onRemoved()
    await queries.invalidateQueries({ queryKey: [listTemplatesCall.name] })
  }
  return (
    <Group gap="xs">
      <Button
        component="a"
        href={addressTo<typeof downloadTemplateCall>(downloadTemplateCall, { params: { name: folder } })}
        download
        variant="default"
        size="xs"
        leftSection={<Download size={14} aria-hidden />}
      >
        Download it
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<Trash2 size={14} aria-hidden />}
        disabled={template.isWorn}
        aria-describedby={template.isWorn ? wornId : undefined}
        onClick={() => setAsked(true)}
      >
        Remove it
      </Button>
      {template.isWorn && (
        <Text id={wornId} size="xs" c="dimmed">
          A site wears this template. Give the site another one first to remove it.
        </Text>
      )}
      {isAsked && (
        <AskDialog
          title={`Remove the template ${template.name}?`}
          text="Its files are deleted. No site wears it."
          button="Remove the template"
          onClose={() => setAsked(false)}
          onDo={remove}
        />
      )}
    </Group>
  )
}
