import { Group, NativeSelect, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { AmountField } from '../../parts/amount-field.tsx'
import type { Plan } from './set-up.ts'

type Price = NonNullable<Plan['price']>

/** What a plan costs that costs nothing. */
export const freePrice: Price = { kind: 'free' }

interface PriceFieldsProps {
  readonly price: Price
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (price: Price) => void
}

const units = [
  { value: 'WEEK', label: 'weeks' },
  { value: 'MONTH', label: 'months' },
  { value: 'YEAR', label: 'years' },
]

/** Whether a plan is free, paid once or paid again and again, and what it costs. */
export function PriceFields({ price, errors, onChange }: PriceFieldsProps) {
  const paid =
    price.kind === 'paid' ? price : { kind: 'paid' as const, cents: 0, interval: null, lastsDays: null }
  const { interval } = paid
  const kind = price.kind === 'free' ? 'free' : interval ? 'renewed' : 'once'
  const choose = (next: string) => {
    if (next === 'free') return onChange(freePrice)
    const renewed = interval ?? { value: 1, unit: 'MONTH' as const }
    return onChange(
      next === 'renewed' ? { ...paid, interval: renewed, lastsDays: null } : { ...paid, interval: null },
    )
  }
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} id="plan-price">
        What it costs
      </Text>
      <SegmentedControl
        aria-labelledby="plan-price"
        value={kind}
        onChange={choose}
        data={[
          { value: 'free', label: 'Free' },
          { value: 'once', label: 'Paid once' },
          { value: 'renewed', label: 'Paid again and again' },
        ]}
      />
      {kind !== 'free' && (
        <AmountField
          label="Price"
          value={paid.cents}
          error={errors['price.cents']}
          onChange={(cents) => onChange({ ...paid, cents })}
        />
      )}
      {kind === 'once' && (
        <NumberInput
          label="Days that it lasts"
          description="Left empty, it lasts for good."
          min={1}
          max={36_500}
          allowDecimal={false}
          value={paid.lastsDays ?? ''}
          error={errors['price.lastsDays']}
          onChange={(days) => onChange({ ...paid, lastsDays: days === '' ? null : Number(days) })}
        />
      )}
      {interval && (
        <Group gap="xs" align="flex-end">
          <NumberInput
            label="Every"
            w={100}
            min={1}
            max={99}
            allowDecimal={false}
            value={interval.value}
            onChange={(value) => onChange({ ...paid, interval: { ...interval, value: Number(value) || 1 } })}
          />
          <NativeSelect
            aria-label="Unit of time"
            data={units}
            value={interval.unit}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                ...paid,
                interval: { ...interval, unit: value === 'WEEK' || value === 'YEAR' ? value : 'MONTH' },
              })
            }
          />
        </Group>
      )}
      {kind === 'renewed' && (
        <Text size="xs" c="dimmed">
          Renewed by a card that can be charged again: Stripe, or the test card. Members cancel in two clicks.
        </Text>
      )}
    </Stack>
  )
}
