import { Group, Paper, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { isTaxedByRegion, type TaxedPlace } from '@vitrine/domain/checkout/tax-rule'
import { regionsOf } from '@vitrine/domain/contact/regions'
import type { TaxRule } from '@vitrine/domain/website/store-settings'
import { AmountField } from '../../../parts/amount-field.tsx'
import { countryChoices } from '../../../parts/names/country-names.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { RemoveRowButton } from '../../../parts/rows/remove-row-button.tsx'
import { newKey } from '../new-key.ts'
import type { ShippingFields } from './shipping-fields.ts'

interface PickupsProps {
  readonly form: ShippingFields
  /** Where a new place begins. */
  readonly business: TaxedPlace
  readonly taxRules: readonly TaxRule[]
}

/** The places where buyers collect what they bought. */
export function PickupsCard({ form, business, taxRules }: PickupsProps) {
  const { pickups } = form.getValues()
  return (
    <PanelCard title="Pickup">
      <Text size="sm" mb="md">
        Buyers choose a place instead of an address. It is shown with their order and in its mail.
      </Text>
      <Stack>
        {pickups.map((place, index) => (
          <Paper key={place.key} withBorder p="md">
            <Stack gap="sm">
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label="Place"
                  placeholder="Our shop"
                  required
                  {...form.getInputProps(`pickups.${index}.name`)}
                />
                <AmountField label="Costs" {...form.getInputProps(`pickups.${index}.priceCents`)} />
                <Textarea
                  label="Where it is"
                  autosize
                  minRows={2}
                  required
                  {...form.getInputProps(`pickups.${index}.address`)}
                />
                <Textarea
                  label="When it is open"
                  autosize
                  minRows={2}
                  {...form.getInputProps(`pickups.${index}.hours`)}
                />
                <Select
                  label="Country"
                  description="Goods that are collected are taxed here."
                  data={countryChoices}
                  searchable
                  required
                  allowDeselect={false}
                  {...form.getInputProps(`pickups.${index}.country`)}
                />
                {regionsOf(place.country).length > 0 ? (
                  <Select
                    label="Region"
                    description="For its taxes."
                    required={isTaxedByRegion(taxRules, place.country)}
                    data={regionsOf(place.country).map(({ code, name }) => ({ value: code, label: name }))}
                    searchable
                    {...form.getInputProps(`pickups.${index}.region`)}
                    onChange={(region) => form.setFieldValue(`pickups.${index}.region`, region ?? '')}
                  />
                ) : (
                  isTaxedByRegion(taxRules, place.country) && (
                    <TextInput
                      label="Region"
                      description="For its taxes."
                      required
                      {...form.getInputProps(`pickups.${index}.region`)}
                    />
                  )
                )}
              </SimpleGrid>
              <Group justify="flex-end">
                <RemoveRowButton onRemove={() => form.removeListItem('pickups', index)}>
                  {place.name === '' ? 'Remove this place' : `Remove ${place.name}`}
                </RemoveRowButton>
              </Group>
            </Stack>
          </Paper>
        ))}
        <Group>
          <AddRowButton
            onAdd={() => form.insertListItem('pickups', { key: newKey(), ...noPlace, ...business })}
          >
            Add a place
          </AddRowButton>
        </Group>
      </Stack>
    </PanelCard>
  )
}

const noPlace = { name: '', address: '', hours: '', priceCents: 0 }
