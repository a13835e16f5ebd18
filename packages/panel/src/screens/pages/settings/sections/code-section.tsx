import { Stack, Text, Textarea } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { PageSectionProps } from '../page-form.ts'

const monospace = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } }

/** Code that runs on the page; shown to administrators alone. */
export function CodeSection({ form }: Pick<PageSectionProps, 'form'>) {
  const shared = { autosize: true, minRows: 3, maxRows: 16, spellCheck: false, styles: monospace }
  return (
    <PanelCard title="Code">
      <Stack>
        <Text size="sm" c="dimmed">
          HTML, styles and scripts of this page alone. Only administrators see and change them.
        </Text>
        <Textarea label="In the head" {...shared} {...form.getInputProps('code.head')} />
        <Textarea label="At the end of the page" {...shared} {...form.getInputProps('code.body')} />
      </Stack>
    </PanelCard>
  )
}
