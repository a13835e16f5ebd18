import { Alert, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeCompaniesCall, readCompaniesCall } from '@vitrine/contract/selling/selling-calls'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { AddRowButton } from '../../parts/rows/add-row-button.tsx'
import { RowHead } from '../../parts/rows/row-head.tsx'
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
            <Stack gap="sm">
              <RowHead
                title={company.name || `Maker ${index + 1}`}
                removeLabel={`Remove ${company.name || 'this maker'}`}
                onRemove={() => form.removeListItem('companies', index)}
              />
              <TextInput label="Name" required {...form.getInputProps(`companies.${index}.name`)} />
              <Textarea
                label="Postal address"
                required
                autosize
                minRows={2}
                {...form.getInputProps(`companies.${index}.address`)}
              />
              <TextInput
                label="Email or web address"
                required
                {...form.getInputProps(`companies.${index}.contact`)}
              />
            </Stack>
          </Paper>
        ))}
        <Group>
          <AddRowButton
            onAdd={() =>
              form.insertListItem('companies', { key: newKey(), name: '', address: '', contact: '' })
            }
          >
            Add a maker
          </AddRowButton>
        </Group>
      </Stack>
    </PanelCard>
  )
}
