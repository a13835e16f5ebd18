import { Group, MultiSelect, Paper, Stack, Text, TextInput } from '@mantine/core'
import { addressFormat } from '@vitrine/domain/contact/country-formats'
import { countryChoices, countryName } from '../../../parts/names/country-names.ts'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { RemoveRowButton } from '../../../parts/rows/remove-row-button.tsx'
import { newKey } from '../new-key.ts'
import { CodesField } from './codes-field.tsx'
import { RateFields } from './rate-fields.tsx'
import type { ShippingFields } from './shipping-fields.ts'

interface ZoneCardProps {
  readonly form: ShippingFields
  readonly index: number
}

/** A zone: its places and its rates. */
export function ZoneCard({ form, index }: ZoneCardProps) {
  const zone = form.getValues().zones[index]
  if (!zone) return null
  const path = `zones.${index}`
  const name = zone.name || `zone ${index + 1}`
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-label={zone.name ? `Zone ${name}` : `Zone ${index + 1}`}
    >
      <Stack>
        <TextInput
          label="Zone"
          description="Only you read this name."
          required
          {...form.getInputProps(`${path}.name`)}
        />
        <MultiSelect
          label="Countries"
          description="None: everywhere else."
          data={countryChoices}
          searchable
          clearable
          placeholder={zone.countries.length === 0 ? 'Everywhere else' : ''}
          {...form.getInputProps(`${path}.countries`)}
        />
        <ZonePlaces form={form} index={index} />
        <Stack gap="xs">
          <Text fw={600} size="sm">
            Rates
          </Text>
          {zone.rates.length === 0 && (
            <Text size="sm" c="dimmed">
              Nothing is sent there until there is a rate.
            </Text>
          )}
          {zone.rates.map((rate, at) => (
            <RateFields key={rate.key} form={form} zone={index} index={at} />
          ))}
        </Stack>
        <Group justify="space-between">
          <AddRowButton
            onAdd={() =>
              form.insertListItem(`${path}.rates`, {
                key: newKey(),
                name: '',
                kind: 'flat',
                priceCents: 0,
              })
            }
          >
            Add a rate
          </AddRowButton>
          <RemoveRowButton onRemove={() => form.removeListItem('zones', index)}>
            Remove {name}
          </RemoveRowButton>
        </Group>
      </Stack>
    </Paper>
  )
}

function ZonePlaces({ form, index }: ZoneCardProps) {
  const zone = form.getValues().zones[index]
  const [country, ...others] = zone?.countries ?? []
  const path = `zones.${index}`
  const hasPlaces = (zone?.regions ?? []).length + (zone?.postalCodes ?? []).length > 0
  if (country === undefined || (others.length > 0 && !hasPlaces)) return null
  const { regions, places } = addressFormat(country)
  return (
    <>
      {(regions.length > 0 || (zone?.regions ?? []).length > 0) && (
        <MultiSelect
          label={`Regions of ${countryName(country)}`}
          description="None: all of them."
          data={regions.map((each) => ({ value: each.code, label: each.name }))}
          searchable
          clearable
          {...form.getInputProps(`${path}.regions`)}
          value={[...(zone?.regions ?? [])]}
        />
      )}
      {(places.includes('postalCode') || (zone?.postalCodes ?? []).length > 0) && (
        <CodesField
          label={`Postcodes of ${countryName(country)}, if only some`}
          {...form.getInputProps(`${path}.postalCodes`)}
        />
      )}
    </>
  )
}
