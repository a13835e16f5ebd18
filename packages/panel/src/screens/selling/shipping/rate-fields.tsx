import { Group, NativeSelect, Paper, Stack, TextInput } from '@mantine/core'
import { AmountField } from '../../../parts/amount-field.tsx'
import { RowHead } from '../../../parts/rows/row-head.tsx'
import { RangesFields } from './ranges-fields.tsx'
import type { ShippingDraft, ShippingFields } from './shipping-fields.ts'

type Rate = ShippingDraft['zones'][number]['rates'][number]

interface RateFieldsProps {
  readonly form: ShippingFields
  readonly zone: number
  readonly index: number
}

/** A rate of a zone: how it is called, and what it costs by which rule. */
export function RateFields({ form, zone, index }: RateFieldsProps) {
  const rate = form.getValues().zones[zone]?.rates[index]
  if (!rate) return null
  const path = `zones.${zone}.rates.${index}`
  return (
    <Paper withBorder p="sm" bg="var(--mantine-color-default-hover)">
      <Stack gap="sm">
        <RowHead
          title={rate.name || `Rate ${index + 1}`}
          removeLabel={rate.name ? `Remove ${rate.name}` : 'Remove this rate'}
          onRemove={() => form.removeListItem(`zones.${zone}.rates`, index)}
        />
        <Group align="flex-start" gap="sm">
          <TextInput
            flex="2 1 180px"
            label="Rate"
            placeholder="Standard delivery"
            required
            {...form.getInputProps(`${path}.name`)}
          />
          <NativeSelect
            flex="1 1 150px"
            label="Price"
            data={kinds}
            value={rate.kind}
            onChange={(event) => form.setFieldValue(path, ofKind(rate, event.currentTarget.value))}
          />
          <TextInput
            flex="1 1 150px"
            label="Arrives"
            placeholder="2 to 4 days"
            {...form.getInputProps(`${path}.deliveryTime`)}
            value={rate.deliveryTime ?? ''}
          />
        </Group>
        <PriceFields form={form} rate={rate} path={path} />
      </Stack>
    </Paper>
  )
}

function PriceFields({ form, rate, path }: { form: ShippingFields; rate: Rate; path: string }) {
  if (rate.kind === 'by-weight' || rate.kind === 'by-price') {
    return <RangesFields form={form} rate={rate} path={path} />
  }
  return (
    <Group align="flex-start" gap="sm">
      <AmountField flex="1 1 140px" label="Costs" {...form.getInputProps(`${path}.priceCents`)} />
      {rate.kind === 'free-over' && (
        <AmountField
          flex="1 1 140px"
          label="Free from a subtotal of"
          {...form.getInputProps(`${path}.thresholdCents`)}
        />
      )}
    </Group>
  )
}

const kinds = [
  { value: 'flat', label: 'One price' },
  { value: 'free-over', label: 'Free over an amount' },
  { value: 'by-price', label: 'By subtotal' },
  { value: 'by-weight', label: 'By weight' },
]

/** The same rate with another rule for its price. */
function ofKind({ key, name, deliveryTime, ...rest }: Rate, kind: string): Rate {
  const way = { key, name, ...(deliveryTime === undefined ? {} : { deliveryTime }) }
  const priceCents = 'priceCents' in rest ? rest.priceCents : (rest.ranges[0]?.priceCents ?? 0)
  if (kind === 'free-over') return { ...way, kind, priceCents, thresholdCents: 5_000 }
  if (kind === 'by-weight') return { ...way, kind, ranges: [{ toGrams: null, priceCents }] }
  if (kind === 'by-price') return { ...way, kind, ranges: [{ toCents: null, priceCents }] }
  return { ...way, kind: 'flat', priceCents }
}
