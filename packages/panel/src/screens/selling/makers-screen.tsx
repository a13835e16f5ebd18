import { ActionIcon, Alert, Button, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeCompaniesCall, readCompaniesCall } from '@vitrine/contract/selling/selling-calls'
import { Plus, Trash2 } from 'lucide-react'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { addRow, removeRow } from '../../parts/row-focus.ts'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../settings/settings-head.tsx'
import { newKey } from './new-key.ts'

/** Who makes what is sold, and who answers for it. */
export function MakersScreen() {
  return (
    <>
      <SettingsHead title="Makers" />
      <SettingsForm
        name={readCompaniesCall.name}
        label="the makers"
        source={{
          read: () => call(readCompaniesCall, {}),
          change: (stored) => call(changeCompaniesCall, { body: stored }),
        }}
        savedText="The makers were saved"
        fieldLabels={{ companies: 'Makers' }}
      >
        {(form) => <Companies form={form} />}
      </SettingsForm>
    </>
  )
}

function Companies({ form }: { readonly form: SettingsFields<ReplyOf<typeof readCompaniesCall>['value']> }) {
  const { companies } = form.getValues()
  return (
    <PanelCard title="Makers and responsible persons">
      <Text size="sm" mb="md">
        In the European market the page of each product that is sent names who made it, and who answers for it
        there if the maker is elsewhere. Write each down once, and choose them with the products.
      </Text>
      <Stack>
        <div role="alert">{form.errors.companies && <Alert color="red">{form.errors.companies}</Alert>}</div>
        {companies.map((company, index) => (
          <Paper key={company.key} withBorder p="md">
            <Group align="flex-start" wrap="nowrap">
              <Stack flex={1} gap="sm">
                <TextInput label="Name" required {...form.getInputProps(`companies.${index}.name`)} />
                <Textarea
                  label="Postal address"
                  required
                  autosize
                  minRows={2}
                  {...form.getInputProps(`companies.${index}.address`)}
                />
                <TextInput
                  label="E-mail or web address"
                  required
                  {...form.getInputProps(`companies.${index}.contact`)}
                />
              </Stack>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remove ${company.name || 'this maker'}`}
                onClick={(event) => removeRow(event, () => form.removeListItem('companies', index))}
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
              addRow(event, () =>
                form.insertListItem('companies', { key: newKey(), name: '', address: '', contact: '' }),
              )
            }
          >
            Add a maker
          </Button>
        </Group>
      </Stack>
    </PanelCard>
  )
}
