import { ActionIcon, Button, Group, Paper, Stack, Textarea, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { addRow, removeRow } from '../../../parts/row-focus.ts'
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
            <Group align="flex-start" wrap="nowrap">
              <Stack flex={1} gap="sm">
                <TextInput label="Title" required {...form.getInputProps(`funds.${index}.title`)} />
                <Textarea
                  label="A sentence about it"
                  autosize
                  minRows={1}
                  {...form.getInputProps(`funds.${index}.description`)}
                />
              </Stack>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remove ${fund.title || 'this fund'}`}
                onClick={(event) => removeRow(event, () => form.removeListItem('funds', index))}
              >
                <Trash2 size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </Paper>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            data-adds
            onClick={(event) =>
              addRow(event, () => form.insertListItem('funds', { key: newKey(), title: '', description: '' }))
            }
          >
            Add a fund
          </Button>
        </Group>
      </Stack>
    </PanelCard>
  )
}
