import { Stack, Switch, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'

/** What an item links to, and whether a click on it leads straight there. */
export function LinkSection({ input, change, errors }: SectionProps) {
  return (
    <PanelCard title="Link">
      <Stack gap="md">
        <TextInput
          label="It is about, or comes from"
          placeholder="https://example.org"
          value={input.sourceUrl}
          error={errors.sourceUrl}
          onChange={(event) => {
            const sourceUrl = event.currentTarget.value.trim()
            change(() => ({ sourceUrl }))
          }}
        />
        <Switch
          label="In lists, lead straight there"
          checked={input.isPassthrough}
          disabled={input.sourceUrl === '' && !input.isPassthrough}
          onChange={(event) => {
            const isPassthrough = event.currentTarget.checked
            change(() => ({ isPassthrough }))
          }}
        />
      </Stack>
    </PanelCard>
  )
}
