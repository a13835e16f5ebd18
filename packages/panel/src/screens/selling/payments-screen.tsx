import { Alert, Box, Checkbox, Group, Paper, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'
import { changePaymentMethodsCall, readPaymentMethodsCall } from '@vitrine/contract/selling/selling-calls'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { AddRowButton } from '../../parts/rows/add-row-button.tsx'
import { RowHead } from '../../parts/rows/row-head.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../settings/settings-head.tsx'
import { ServiceCard } from './accounts/service-card.tsx'
import { InstallmentsCard } from './installments/installments-card.tsx'
import { newKey } from './new-key.ts'
import type { PaymentMethods } from './payment-methods.ts'

interface FieldsProps {
  readonly form: SettingsFields<PaymentMethods>
}

/** How buyers pay. */
export function PaymentsScreen() {
  const accounts = useCall(listPaymentAccountsCall, {})
  return (
    <>
      <SettingsHead title="Payments" />
      <SettingsForm
        name={readPaymentMethodsCall.name}
        label="the payments"
        source={{
          read: () => call(readPaymentMethodsCall, {}),
          change: (stored) => call(changePaymentMethodsCall, { body: stored }),
        }}
        savedText="The payments were saved"
        fieldLabels={{
          test: 'Test mode',
          isTestChosen: 'Test mode for visitors',
          manual: 'Ways to pay',
          installments: 'Payment in installments',
        }}
        isWaiting={accounts.isPending}
        beneath={
          <>
            <Box mt="md" maw="52rem">
              <ServiceCard service="stripe" />
            </Box>
            <Box mt="md" maw="52rem">
              <ServiceCard service="paypal" />
            </Box>
          </>
        }
      >
        {(form) => (
          <>
            <NothingYet form={form} />
            <ManualCard form={form} />
            <TestCard form={form} />
            <InstallmentsCard form={form} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function NothingYet({ form }: FieldsProps) {
  const { test, manual } = form.getValues()
  const accounts = useCall(listPaymentAccountsCall, {})
  const isOff = accounts.data?.stripe === 'off' && accounts.data.paypal === 'off'
  if (!isOff || test || manual.length > 0) return null
  return (
    <Alert color="yellow" title="Nobody can pay yet">
      The checkout says that the shop does not take payments yet. Add a way to pay, or try the shop in test
      mode.
    </Alert>
  )
}

function ManualCard({ form }: FieldsProps) {
  const { manual } = form.getValues()
  return (
    <PanelCard title="Ways to pay">
      <Text size="sm" mb="md">
        Buyers place the order and pay you by bank transfer, in cash or as you write here. You mark the order
        as paid when the money is there.
      </Text>
      <Stack>
        {manual.map((method, index) => (
          <Paper key={method.key} withBorder p="md">
            <Stack gap="sm">
              <RowHead
                title={method.label || `Way to pay ${index + 1}`}
                removeLabel={`Remove ${method.label || 'this way to pay'}`}
                onRemove={() => form.removeListItem('manual', index)}
              />
              <TextInput label="Name" required {...form.getInputProps(`manual.${index}.label`)} />
              <Textarea
                label="Instructions"
                description="Shown at the checkout, with the order and in its mail."
                autosize
                minRows={2}
                {...form.getInputProps(`manual.${index}.instructions`)}
              />
            </Stack>
          </Paper>
        ))}
        <Group>
          {suggestions.map((label) => (
            <AddRowButton
              key={label}
              onAdd={() => form.insertListItem('manual', { key: newKey(), label, instructions: '' })}
            >
              {label === '' ? 'Another way to pay' : label}
            </AddRowButton>
          ))}
        </Group>
      </Stack>
    </PanelCard>
  )
}

const suggestions = ['Bank transfer', 'Cash on pickup', ''] as const

function TestCard({ form }: FieldsProps) {
  const { test } = form.getValues()
  return (
    <PanelCard title="Test mode">
      <Stack>
        <Switch
          label="Take test cards"
          description="Try the shop to the end: orders are placed with a test card, and no money moves. Every page of the site says so, and such orders are marked. They take pieces from the shelf; cancel them with restock to put these back."
          {...form.getInputProps('test', { type: 'checkbox' })}
        />
        {test && (
          <Checkbox
            label="Visitors of my site may order this way"
            description="Your site may be open to everybody. Turn test mode off before you sell."
            {...form.getInputProps('isTestChosen', { type: 'checkbox' })}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
