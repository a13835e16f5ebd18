import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { AmountField } from '../../../parts/amount-field.tsx'
import { WeightField } from '../../../parts/numbers/weight-field.tsx'
import { addRow, removeRow } from '../../../parts/rows/row-focus.ts'
import { useSession } from '../../../session/session.ts'
import type { ShippingDraft, ShippingFields } from './shipping-fields.ts'

type Ranged = Extract<ShippingDraft['zones'][number]['rates'][number], { kind: 'by-weight' | 'by-price' }>

interface RangesFieldsProps {
  readonly form: ShippingFields
  readonly rate: Ranged
  readonly path: string
}

/** Prices up to a weight or a subtotal; an empty end takes everything above. */
export function RangesFields({ form, rate, path }: RangesFieldsProps) {
  const error = form.errors[`${path}.ranges`]
  const next = rate.kind === 'by-weight' ? { toGrams: null } : { toCents: null }
  return (
    <Stack gap="xs">
      {rate.ranges.map((_range, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no name
        <Group key={at} align="flex-end" gap="sm">
          {rate.kind === 'by-weight' ? (
            <WeightEnd form={form} grams={rate.ranges[at]?.toGrams ?? null} path={`${path}.ranges.${at}`} />
          ) : (
            <SubtotalEnd form={form} cents={rate.ranges[at]?.toCents ?? null} path={`${path}.ranges.${at}`} />
          )}
          <AmountField
            flex="1 1 120px"
            label="Costs"
            {...form.getInputProps(`${path}.ranges.${at}.priceCents`)}
          />
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={`Remove range ${at + 1}`}
            onClick={(event) => removeRow(event, () => form.removeListItem(`${path}.ranges`, at))}
          >
            <X size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      <Group>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          data-adds
          onClick={(event) =>
            addRow(event, () => form.insertListItem(`${path}.ranges`, { ...next, priceCents: 0 }))
          }
        >
          Add a range
        </Button>
        <Text size="xs" c="dimmed">
          The narrowest range that fits counts. What no range takes is not offered.
        </Text>
      </Group>
    </Stack>
  )
}

interface EndProps {
  readonly form: ShippingFields
  readonly path: string
}

function WeightEnd({ form, path, grams }: EndProps & { readonly grams: number | null }) {
  const isMetric = useSession().site.measurement === 'metric'
  return (
    <WeightField
      flex="1 1 120px"
      label={isMetric ? 'Up to (kg)' : 'Up to (lb)'}
      placeholder="Any weight"
      value={grams ?? 0}
      onChange={(typed) => form.setFieldValue(`${path}.toGrams`, typed === 0 ? null : typed)}
    />
  )
}

function SubtotalEnd({ form, path, cents }: EndProps & { readonly cents: number | null }) {
  return (
    <AmountField
      flex="1 1 120px"
      label="Up to a subtotal of"
      value={cents ?? 0}
      placeholder="Any subtotal"
      onChange={(typed) => form.setFieldValue(`${path}.toCents`, typed === 0 ? null : typed)}
    />
  )
}
