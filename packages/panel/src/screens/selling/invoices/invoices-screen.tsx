import { Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { changeInvoicesCall, readInvoicesCall } from '@vitrine/contract/selling/selling-calls'
import { call } from '../../../call/client.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'

/** How invoices are written, and who sells. */
export function InvoicesScreen() {
  return (
    <>
      <SettingsHead title="Invoices" />
      <SettingsForm
        name={readInvoicesCall.name}
        label="invoices"
        source={{
          read: () => call(readInvoicesCall, {}),
          change: (stored) => call(changeInvoicesCall, { body: stored }),
        }}
        savedText="The invoices were saved"
        fieldLabels={labels}
      >
        {(form) => (
          <>
            <PanelCard title="Invoices and credit notes">
              <Stack>
                <Switch
                  label={labels.isOn}
                  description="An invoice is made when an order is paid, a credit note when a refund is done. Neither is ever changed. You find them on the order, buyers on the page of their order and in mail."
                  {...form.getInputProps('isOn', { type: 'checkbox' })}
                />
                <TextInput
                  label={labels.prefix}
                  description="Before the number. Numbers go up from 1 without a gap."
                  maxLength={20}
                  maw={260}
                  {...form.getInputProps('prefix')}
                />
                <TextInput
                  label={labels.creditPrefix}
                  maxLength={20}
                  maw={260}
                  {...form.getInputProps('creditPrefix')}
                />
              </Stack>
            </PanelCard>
            <PanelCard title="Who sells">
              <Stack>
                <Text size="sm">
                  As the law wants it on invoices. Those that were issued keep what they have.
                </Text>
                <TextInput label={labels.sellerName} {...form.getInputProps('sellerName')} />
                <Textarea
                  label={labels.sellerAddress}
                  autosize
                  minRows={3}
                  {...form.getInputProps('sellerAddress')}
                />
                <TextInput
                  label={labels.vatId}
                  description="With the letters of its country, such as DE136695976."
                  maw={320}
                  {...form.getInputProps('vatId')}
                />
                <TextInput
                  label={labels.taxNumber}
                  description="At the tax office, or in a register, where your country wants that."
                  maw={320}
                  {...form.getInputProps('taxNumber')}
                />
                <Textarea
                  label={labels.note}
                  description="Stands at the end, such as why no tax is shown."
                  autosize
                  minRows={2}
                  {...form.getInputProps('note')}
                />
                <LinkText to="/settings/tax-report" size="sm">
                  Taxes by country and quarter
                </LinkText>
              </Stack>
            </PanelCard>
          </>
        )}
      </SettingsForm>
    </>
  )
}

const labels = {
  isOn: 'Write invoices',
  prefix: 'Prefix of invoices',
  creditPrefix: 'Prefix of credit notes',
  sellerName: 'Name of the business',
  sellerAddress: 'Postal address',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  note: 'Note',
}
