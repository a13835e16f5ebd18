import { Button, Group, Text } from '@mantine/core'
import { addressTo } from '@vitrine/contract/client/address-to'
import { downloadTemplateCall, removeTemplateCall } from '@vitrine/contract/sites/template-calls'
import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'
import type { ListedTemplate } from './template-label.ts'

interface UploadedTemplateActsProps {
  readonly template: ListedTemplate
  /** The name of its folder. */
  readonly folder: string
  readonly onRemoved: () => void
}

/** What can be done with a template that was uploaded: to download it, and to remove it unless a site wears it. */
export function UploadedTemplateActs({ template, folder, onRemoved }: UploadedTemplateActsProps) {
  const [isAsked, setAsked] = useState(false)
  const wornId = useId()
  const removal = useChange<unknown>({
    goOn: () => {
      setAsked(false)
      onRemoved()
    },
  })
  const remove = prepareRemoval(removeTemplateCall, { params: { name: folder } })
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
        <ConfirmDialog
          title={`Remove the template ${template.name}?`}
          action="Remove the template"
          tone="danger"
          change={removal}
          onConfirm={() => void removal.send(remove, 'The template was removed')}
          onClose={() => setAsked(false)}
        >
          Its files are deleted. No site wears it.
        </ConfirmDialog>
      )}
    </Group>
  )
}
