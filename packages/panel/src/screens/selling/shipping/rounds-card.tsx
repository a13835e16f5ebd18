import { Group, Paper, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { TaxedPlace } from '@vitrine/domain/checkout/tax-rule'
import { AmountField } from '../../../parts/amount-field.tsx'
import { countryChoices } from '../../../parts/names/country-names.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { RemoveRowButton } from '../../../parts/rows/remove-row-button.tsx'
import { newKey } from '../new-key.ts'
import { CodesField } from './codes-field.tsx'
import type { ShippingFields } from './shipping-fields.ts'

interface RoundsProps {
  readonly form: ShippingFields
  /** Whose country a new round has. */
  readonly business: Pick<TaxedPlace, 'country'>
}

/** The owner's own deliveries in the neighbourhood. */
export function RoundsCard({ form, business: { country } }: RoundsProps) {
  const { localDeliveries } = form.getValues()
  return (
    <PanelCard title="Local delivery">
      <Text size="sm" mb="md">
        You bring it yourself. It is offered beside the rates of the zone, at addresses with these postcodes.
      </Text>
      <Stack>
        {localDeliveries.map((round, index) => (
          <Paper key={round.key} withBorder p="md">
            <Stack gap="sm">
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label="Delivery"
                  placeholder="By bicycle"
                  required
                  {...form.getInputProps(`localDeliveries.${index}.name`)}
                />
                <TextInput
                  label="Arrives"
                  placeholder="Thursday evening"
                  {...form.getInputProps(`localDeliveries.${index}.deliveryTime`)}
                />
                <AmountField label="Costs" {...form.getInputProps(`localDeliveries.${index}.priceCents`)} />
                <AmountField
                  label="From a subtotal of"
                  {...form.getInputProps(`localDeliveries.${index}.minimumCents`)}
                />
                <Select
                  label="Country"
                  data={countryChoices}
                  searchable
                  required
                  allowDeselect={false}
                  {...form.getInputProps(`localDeliveries.${index}.country`)}
                />
                <CodesField
                  label="Postcodes"
                  required
                  {...form.getInputProps(`localDeliveries.${index}.postalCodes`)}
                />
              </SimpleGrid>
              <Group justify="flex-end">
                <RemoveRowButton onRemove={() => form.removeListItem('localDeliveries', index)}>
                  Remove {round.name || 'this delivery'}
                </RemoveRowButton>
              </Group>
            </Stack>
          </Paper>
        ))}
        <Group>
          <AddRowButton
            onAdd={() => form.insertListItem('localDeliveries', { key: newKey(), ...noRound, country })}
          >
            Add a local delivery
          </AddRowButton>
        </Group>
      </Stack>
    </PanelCard>
  )
}

const noRound = { name: '', postalCodes: [], minimumCents: 0, priceCents: 0, deliveryTime: '' }
