import { NativeSelect, Stack, Text } from '@mantine/core'
import { listTemplatesCall } from '@vitrine/contract/sites/template-calls'
import { useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { Shown } from '../../parts/reading/shown.tsx'
import { templateLabel } from './template-label.ts'
import { UploadTemplate } from './upload-template.tsx'
import { UploadedTemplateActs } from './uploaded-template-acts.tsx'

interface TemplateChoiceProps {
  readonly value: string | null
  readonly onChange: (templateId: string | null) => void
}

/** Chooses one of the templates of the installation; who looks after it can upload one. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  // Such as what the site wears: chosen again where the chosen one is removed.
  const [first] = useState(value)
  const known = useCall(listTemplatesCall, {})
  const { day } = useFormat()
  return (
    <Shown of={[known]} loading="Loading the templates" height={90}>
      {({ templates, mayUpload }) => {
        const chosen = templates.find(({ id }) => id === value)
        return (
          <Stack gap="sm">
            <NativeSelect
              label="Template"
              value={value ?? ''}
              onChange={(event) => onChange(event.currentTarget.value || null)}
              data={templates.map((template) => ({
                value: template.id ?? '',
                label: templateLabel(template, day),
              }))}
            />
            {chosen && (
              <Text size="sm" c="dimmed">
                {chosen.pageKinds.length > 0
                  ? `Kinds of page beside plain ones: ${chosen.pageKinds.join(', ')}.`
                  : 'It has plain pages only.'}
              </Text>
            )}
            {mayUpload && chosen?.upload && (
              <UploadedTemplateActs
                key={chosen.id}
                template={chosen}
                folder={chosen.upload.folder}
                onRemoved={() => onChange(first === chosen.id ? null : first)}
              />
            )}
            {mayUpload && <UploadTemplate templates={templates} onUploaded={onChange} />}
          </Stack>
        )
      }}
    </Shown>
  )
}
