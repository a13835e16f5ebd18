import { Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { AmountField } from '../../../parts/amount-field.tsx'
import { PercentField } from '../../../parts/numbers/percent-field.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { RemoveRowIcon } from '../../../parts/rows/remove-row-icon.tsx'
import type { DonationFields } from './donation-fields.ts'

/** How much can be given, and what payments cost. */
export function AmountsCard({ form }: { readonly form: DonationFields }) {
  const { suggestedCents, coverMilliPercent } = form.getValues()
  return (
    <PanelCard title="Amounts">
      <Stack>
        <Text size="sm" fw={500}>
          Suggested amounts
        </Text>
        {suggestedCents.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an amount has no name but its place
          <Group key={index} align="flex-start" wrap="nowrap">
            <AmountField
              label={`Amount ${index + 1}`}
              maw={220}
              {...form.getInputProps(`suggestedCents.${index}`)}
            />
            <RemoveRowIcon
              isBesideLabels
              aria-label={`Remove amount ${index + 1}`}
              onRemove={() => form.removeListItem('suggestedCents', index)}
            />
          </Group>
        ))}
        <div role="alert">
          {form.errors.suggestedCents && (
            <Text size="sm" c="red">
              {form.errors.suggestedCents}
            </Text>
          )}
        </div>
        <Group>
          <AddRowButton
            disabled={suggestedCents.length >= 12}
            onAdd={() => form.insertListItem('suggestedCents', 2500)}
          >
            Suggest another amount
          </AddRowButton>
        </Group>
        <Switch
          label="Another amount can be chosen"
          {...form.getInputProps('takesOtherAmounts', { type: 'checkbox' })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw={520}>
          <AmountField label="The least" {...form.getInputProps('leastCents')} />
          <AmountField label="The most" {...form.getInputProps('mostCents')} />
        </SimpleGrid>
        <Text size="sm" fw={500}>
          What a payment costs
        </Text>
        <Text size="sm" c="dimmed">
          Givers are asked whether they add it, so that all of what they give arrives. With 0 and 0 they are
          not asked.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw={520}>
          <PercentField
            label="Percent of the payment"
            value={coverMilliPercent}
            error={form.errors.coverMilliPercent}
            onChange={(milliPercent) => form.setFieldValue('coverMilliPercent', milliPercent)}
          />
          <AmountField label="And of each payment" {...form.getInputProps('coverCents')} />
        </SimpleGrid>
      </Stack>
    </PanelCard>
  )
}
