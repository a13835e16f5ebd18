import { Stack, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { PageSectionProps } from '../page-form.ts'
import { DescriptionField } from './description-field.tsx'

/** What a page is called, and what it is about. */
export function GeneralSection({ form, about, round }: PageSectionProps) {
  const isLink = about.kind.contents === 'link'
  return (
    <PanelCard title="General">
      <Stack>
        <TextInput label="Title" required {...form.getInputProps('title')} />
        <TextInput
          label="Title in menus"
          placeholder={form.values.title}
          description="Only if it differs from the title."
          {...form.getInputProps('navigationTitle')}
        />
        {isLink && (
          <TextInput
            label="Leads to"
            required
            {...form.getInputProps('externalUrl')}
            value={form.values.externalUrl ?? ''}
          />
        )}
        {!isLink && <DescriptionField form={form} round={round} />}
      </Stack>
    </PanelCard>
  )
}
