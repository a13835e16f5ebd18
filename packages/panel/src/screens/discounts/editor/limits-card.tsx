import { Checkbox, Group, NumberInput, SimpleGrid, Stack, Switch } from '@mantine/core'
import { mostUses } from '@vitrine/domain/discounts/discount'
import { AmountField } from '../../../parts/amount-field.tsx'
import { OptionalMoment } from '../../../parts/fields/optional-moment.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { DraftProps } from './discount-draft.ts'
import { Pieces } from './effect-card.tsx'

/** When a discount holds, for whom, and beside which others. */
export function LimitsCard({ draft, errors, onChange }: DraftProps) {
  const { startsAtMs, endsAtMs, trigger, usageLimit } = draft
  return (
    <PanelCard title="When, how often, and beside what">
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <AmountField
            label="Least amount"
            description="Of what the discount is for, before discounts."
            value={draft.minimumCents}
            onChange={(minimumCents) => onChange({ minimumCents })}
          />
          <Pieces
            label="Least number of pieces"
            description="Of what the discount is for."
            value={draft.minimumQuantity || null}
            onChange={(pieces) => onChange({ minimumQuantity: pieces ?? 0 })}
          />
        </SimpleGrid>
        <OptionalMoment
          label="Begins at a time"
          atMs={startsAtMs}
          onChange={(next) => onChange({ startsAtMs: next })}
        />
        <OptionalMoment
          label="Ends at a time"
          atMs={endsAtMs}
          error={errors.endsAtMs}
          onChange={(next) => onChange({ endsAtMs: next })}
        />
        <Pieces
          label={trigger === 'bulk' ? 'Uses of each code' : 'Total uses'}
          most={mostUses}
          value={usageLimit}
          error={errors.usageLimit}
          onChange={(next) => onChange({ usageLimit: next })}
        />
        <Switch
          label="Once per customer"
          description="By the email address. Somebody with two addresses can use it twice."
          checked={draft.isOncePerCustomer}
          onChange={(event) => onChange({ isOncePerCustomer: event.currentTarget.checked })}
        />
        <Checkbox.Group
          label="Can be combined with"
          description="Both discounts must allow it. The buyer has the set that saves most; a line has one product discount."
          value={[...draft.combinesWith]}
          onChange={(chosen) =>
            onChange({
              combinesWith: (['PRODUCT', 'ORDER', 'SHIPPING'] as const).filter((each) =>
                chosen.includes(each),
              ),
            })
          }
        >
          <Group mt="xs">
            <Checkbox value="PRODUCT" label="Product discounts" />
            <Checkbox value="ORDER" label="Order discounts" />
            <Checkbox value="SHIPPING" label="Delivery discounts" />
          </Group>
        </Checkbox.Group>
        <NumberInput
          label="Priority"
          description="Of two that save as much, the higher one is taken; then the older."
          min={0}
          max={1_000}
          allowDecimal={false}
          value={draft.priority}
          onChange={(typed) => onChange({ priority: Number(typed || 0) })}
        />
      </Stack>
    </PanelCard>
  )
}
