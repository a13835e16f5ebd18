import { Stack, TextInput } from '@mantine/core'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import type { BuilderCardProps } from './builder-card.ts'
import { errorOf } from './error-of.ts'

/** What the form is called, and the words around its fields. */
export function WordsCard({ values, usualTexts, errors, change, turn }: BuilderCardProps) {
  return (
    <PanelCard title="Words">
      <Stack>
        <TextInput
          label="Name"
          description="Visitors who listen to the page hear it, and mails about submissions begin with it."
          value={values.name}
          maxLength={500}
          error={errorOf(errors, 'name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value }, 'name')}
        />
        <TextInput
          label="Words of the button"
          placeholder={usualTexts.submitLabel}
          value={values.submitLabel}
          maxLength={500}
          error={errorOf(errors, 'submitLabel')}
          onChange={({ currentTarget }) => change({ submitLabel: currentTarget.value }, 'submitLabel')}
        />
        <LazyRichText
          key={`disclaimer-${turn}`}
          label="Disclaimer"
          description="Stands above the button, such as what becomes of the answers."
          html={values.disclaimerHtml}
          minRows={2}
          error={errorOf(errors, 'disclaimerHtml')}
          onChange={(disclaimerHtml) => change({ disclaimerHtml }, 'disclaimerHtml')}
        />
      </Stack>
    </PanelCard>
  )
}
