import { ActionIcon, Group, Select, Stack, TextInput } from '@mantine/core'
import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import { Trash2 } from 'lucide-react'
import { anchorLabels } from '../../../../parts/anchor-labels.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import { AddRowButton } from '../../../../parts/rows/add-row-button.tsx'
import { removeRow } from '../../../../parts/rows/row-focus.ts'
import type { PageSectionProps } from '../page-form.ts'

/** Most buttons that a cover can have. */
const maxActions = 5

/** What a cover page shows. */
export function CoverSection({ form, round }: PageSectionProps) {
  const actions = form.values.cover?.actions ?? []
  return (
    <PanelCard title="Cover">
      <Stack>
        <TextInput label="Headline" {...form.getInputProps('cover.headline')} />
        <LazyRichText
          key={round}
          label="Text"
          html={form.values.cover?.bodyHtml ?? ''}
          minRows={4}
          onChange={(html) => form.setFieldValue('cover.bodyHtml', html)}
        />
        <PictureField label="Picture behind it" {...form.getInputProps('cover.image')} />
        <Select
          label="Where the words stand"
          allowDeselect={false}
          data={anchorPositions.map((value) => ({ value, label: anchorLabels[value] }))}
          {...form.getInputProps('cover.position')}
        />
        <Stack gap="xs" role="group" aria-label="Buttons">
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a button has no name of its own, and is never moved
            <Group key={index} align="flex-start" gap="xs" wrap="nowrap">
              <TextInput
                flex={1}
                label={`Button ${index + 1}`}
                {...form.getInputProps(`cover.actions.${index}.label`)}
              />
              <TextInput flex={1} label="Leads to" {...form.getInputProps(`cover.actions.${index}.url`)} />
              <ActionIcon
                mt={26}
                size="lg"
                variant="default"
                aria-label={`Remove button ${index + 1} ${action.label}`}
                onClick={(event) => removeRow(event, () => form.removeListItem('cover.actions', index))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
          {actions.length < maxActions && (
            <AddRowButton onAdd={() => form.insertListItem('cover.actions', { label: '', url: '' })}>
              Add a button
            </AddRowButton>
          )}
        </Stack>
      </Stack>
    </PanelCard>
  )
}
