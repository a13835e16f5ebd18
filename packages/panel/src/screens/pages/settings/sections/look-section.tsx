import { Select, Stack } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import type { PageSectionProps } from '../page-form.ts'

/** The picture of a page, and the frame that the template puts around it. */
export function LookSection({
  form,
  about,
  mayArrange,
}: PageSectionProps & { readonly mayArrange: boolean }) {
  const { layouts, kind } = about
  return (
    <PanelCard title="Look">
      <Stack>
        <PictureField
          label="Picture"
          description="Stands for the page in lists, and behind its head in templates that show it there."
          {...form.getInputProps('mainImage')}
        />
        {mayArrange && layouts.length > 1 && kind.contents !== 'cover' && (
          <Select
            label="Layout"
            description="The frames that the template brings."
            placeholder="Usual for its kind"
            clearable
            clearButtonProps={{ 'aria-label': 'Choose the usual layout' }}
            data={layouts.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('layoutId')}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
