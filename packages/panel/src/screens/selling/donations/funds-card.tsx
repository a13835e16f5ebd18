import { Group, Paper, Stack, Textarea, TextInput } from '@mantine/core'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { RowHead } from '../../../parts/rows/row-head.tsx'
import { newKey } from '../new-key.ts'
import type { DonationFields } from './donation-fields.ts'

/** What is given for. */
export function FundsCard({ form }: { readonly form: DonationFields }) {
  const { funds } = form.getValues()
  return (
    <PanelCard title="What is given for">
      <Stack>
        {funds.map((fund, index) => (
          <Paper key={fund.key} withBorder p="md">
            <Stack gap="sm">
              <RowHead
                title={fund.title || `Fund ${index + 1}`}
                removeLabel={`Remove ${fund.title || 'this fund'}`}
                onRemove={() => form.removeListItem('funds', index)}
              />
              <TextInput label="Title" required {...form.getInputProps(`funds.${index}.title`)} />
              <Textarea
                label="A sentence about it"
                autosize
                minRows={1}
                {...form.getInputProps(`funds.${index}.description`)}
              />
            </Stack>
          </Paper>
        ))}
        <Group>
          <AddRowButton
            onAdd={() => form.insertListItem('funds', { key: newKey(), title: '', description: '' })}
          >
            Add a fund
          </AddRowButton>
        </Group>
      </Stack>
    </PanelCard>
  )
}
