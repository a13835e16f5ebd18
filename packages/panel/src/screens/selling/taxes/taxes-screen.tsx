import { Group, Radio, Stack, Text } from '@mantine/core'
import { changeTaxesCall, readShippingCall, readTaxesCall } from '@vitrine/contract/selling/selling-calls'
import { usualTaxName } from '@vitrine/domain/legal/usual-tax-name'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { useSession } from '../../../session/session.ts'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { TryBox } from '../try-out/try-box.tsx'
import { useBusinessPlace } from '../use-business-place.ts'
import { type TaxFields, TaxRow } from './tax-row.tsx'

/** What is taxed, where, how much, and from when on. */
export function TaxesScreen() {
  const shipping = useCall(readShippingCall, {})
  const business = useBusinessPlace()
  return (
    <>
      <SettingsHead title="Taxes" />
      <SettingsForm
        name={readTaxesCall.name}
        label="the taxes"
        source={{
          read: () => call(readTaxesCall, {}),
          change: (stored) => call(changeTaxesCall, { body: stored }),
        }}
        savedText="The taxes were saved"
        fieldLabels={{ taxInterpretation: 'Prices with or without tax', rules: 'Rates' }}
      >
        {(form) => (
          <>
            <PanelCard title="Your prices">
              <Radio.Group aria-label="Your prices" {...form.getInputProps('taxInterpretation')}>
                <Stack gap="xs">
                  <Radio value="inclusive" label="Contain the tax: what is shown is what is paid" />
                  <Radio value="exclusive" label="Are without tax: it is added at the checkout" />
                </Stack>
              </Radio.Group>
            </PanelCard>
            <RatesCard form={form} country={business.country} />
            {shipping.data && (
              <TryBox shipping={shipping.data.value} taxes={form.getValues()} business={business} />
            )}
          </>
        )}
      </SettingsForm>
    </>
  )
}

function RatesCard({
  form,
  country,
}: {
  readonly form: TaxFields
  /** Of the business. */
  readonly country: string
}) {
  const { locale } = useSession().site
  const { rules } = form.getValues()
  const add = () => form.insertListItem('rules', { ...newRule, country, name: usualTaxName(country, locale) })
  return (
    <PanelCard title="Rates">
      <Text size="sm" mb="md">
        Goods are taxed where they go, or are collected; what is not sent is taxed where it is billed. A rate
        of a region counts before one of its country. Products say in their own page whether they have the
        reduced rate or are exempt. Delivery is taxed as the goods in the cart with the highest rate.
      </Text>
      <Stack>
        {rules.length === 0 && (
          <Text size="sm" c="dimmed">
            Nothing is taxed. Add a rate for each country where you must charge tax.
          </Text>
        )}
        {rules.map((_rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rates have no name of their own that stays
          <TaxRow key={index} form={form} index={index} />
        ))}
        <Group>
          <AddRowButton onAdd={add}>Add a rate</AddRowButton>
        </Group>
      </Stack>
    </PanelCard>
  )
}

const newRule = { region: null, rateMilliPercent: 0, taxesShipping: true }
