import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'

/** What search engines are told in place of the title and the text. */
export function SeoSection({
  input,
  change,
  errors,
  itemsBase,
}: SectionProps & { readonly itemsBase: string }) {
  const { title, description } = input.seo
  return (
    <PanelCard title="Search engines">
      <Stack gap="md">
        <Text size="xs" c="dimmed" truncate>
          {`${itemsBase}/${input.urlId}`}
        </Text>
        <TextInput
          label="Title for search engines"
          placeholder={input.title}
          maxLength={200}
          value={title}
          error={errors['seo.title']}
          onChange={(event) => {
            const next = event.currentTarget.value
            change((now) => ({ seo: { ...now.seo, title: next } }))
          }}
        />
        <Textarea
          label="Description for search engines"
          description={`About 160 characters are usually shown; ${description.length} so far.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          maxLength={400}
          value={description}
          error={errors['seo.description']}
          onChange={(event) => {
            const next = event.currentTarget.value
            change((now) => ({ seo: { ...now.seo, description: next } }))
          }}
        />
      </Stack>
    </PanelCard>
  )
}
