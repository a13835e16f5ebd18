import { Select, SimpleGrid, Stack, Switch } from '@mantine/core'
import { allGoods, type DiscountEffect, mostPieces } from '@vitrine/domain/discounts/discount'
import { AmountField } from '../../../parts/amount-field.tsx'
import { readCount } from '../../../parts/numbers/count-field.tsx'
import { PercentField } from '../../../parts/numbers/percent-field.tsx'
import { TypedNumber } from '../../../parts/numbers/typed-number.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { type DraftProps, freshEffect, isForGoods } from './discount-draft.ts'
import { GoodsFields } from './goods-fields.tsx'

const kinds = [
  { value: 'percentage', label: 'A percentage' },
  { value: 'fixed', label: 'A fixed amount' },
  { value: 'free-shipping', label: 'Free delivery' },
  { value: 'buy-x-get-y', label: 'Buy some, get some cheaper' },
] as const

/** What a discount takes off, and of what. */
export function EffectCard({ draft, errors, onChange }: DraftProps) {
  const { effect, goods } = draft
  const change = (next: DiscountEffect) => onChange({ effect: next })
  return (
    <PanelCard title="What it takes off">
      <Stack>
        <Select
          label="Kind"
          data={[...kinds]}
          value={effect.kind}
          allowDeselect={false}
          onChange={(kind) =>
            change(freshEffect(kinds.find((each) => each.value === kind)?.value ?? 'percentage'))
          }
        />
        {'appliesTo' in effect && (
          <Select
            label="Off what"
            data={[
              { value: 'order', label: 'The whole order' },
              { value: 'goods', label: 'Some products, each of them' },
            ]}
            value={effect.appliesTo}
            allowDeselect={false}
            onChange={(to) => change({ ...effect, appliesTo: to === 'goods' ? 'goods' : 'order' })}
          />
        )}
        {'milliPercent' in effect && (
          <PercentField
            label="Percent off"
            value={effect.milliPercent}
            error={errors.milliPercent}
            onChange={(milliPercent) => change({ ...effect, milliPercent })}
          />
        )}
        {effect.kind === 'fixed' && (
          <AmountField
            label={effect.appliesTo === 'goods' ? 'Off each item' : 'Off the order'}
            value={effect.cents}
            error={errors.cents}
            onChange={(cents) => change({ ...effect, cents })}
          />
        )}
        {effect.kind === 'free-shipping' && (
          <AmountField
            label="Only where delivery costs at most"
            description="Empty: whatever it costs."
            value={effect.mostCents ?? 0}
            onChange={(cents) => change({ ...effect, mostCents: cents === 0 ? null : cents })}
          />
        )}
        {effect.kind === 'buy-x-get-y' && <BuyFields effect={effect} errors={errors} onChange={change} />}
        {isForGoods(draft) && (
          <GoodsFields
            label={effect.kind === 'buy-x-get-y' ? 'What gets cheaper' : 'Which products'}
            goods={goods}
            onChange={(next) => onChange({ goods: next })}
          />
        )}
        {effect.kind !== 'free-shipping' && (
          <Switch
            label="Sale items, too"
            description="Gift cards are never discounted."
            checked={draft.includesSaleItems}
            onChange={(event) => onChange({ includesSaleItems: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </PanelCard>
  )
}

function BuyFields({
  effect,
  errors,
  onChange,
}: Pick<DraftProps, 'errors'> & {
  readonly effect: Extract<DiscountEffect, { kind: 'buy-x-get-y' }>
  readonly onChange: (effect: DiscountEffect) => void
}) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Pieces
          label="Who buys"
          value={effect.buyQuantity}
          error={errors.buyQuantity}
          onChange={(buyQuantity) => onChange({ ...effect, buyQuantity: buyQuantity ?? 0 })}
        />
        <Pieces
          label="Gets"
          value={effect.getQuantity}
          error={errors.getQuantity}
          onChange={(getQuantity) => onChange({ ...effect, getQuantity: getQuantity ?? 0 })}
        />
        <Pieces
          label="Times in an order"
          least={1}
          value={effect.timesPerOrder}
          onChange={(timesPerOrder) => onChange({ ...effect, timesPerOrder })}
        />
      </SimpleGrid>
      <Switch
        label="What is bought are other products"
        checked={effect.buys !== null}
        onChange={(event) => onChange({ ...effect, buys: event.currentTarget.checked ? allGoods : null })}
      />
      {effect.buys && (
        <GoodsFields
          label="What must be bought"
          goods={effect.buys}
          onChange={(buys) => onChange({ ...effect, buys })}
        />
      )}
    </Stack>
  )
}

/** What an empty field stands for. */
const anyNumber = -1

/** A number of pieces, or of uses; empty is null. */
export function Pieces({
  label,
  description,
  least = 0,
  most = mostPieces,
  value,
  error,
  onChange,
}: {
  readonly label: string
  readonly description?: string
  readonly least?: number
  readonly most?: number
  readonly value: number | null
  readonly error?: string | undefined
  readonly onChange: (pieces: number | null) => void
}) {
  return (
    <TypedNumber
      label={label}
      description={description}
      inputMode="numeric"
      placeholder="Any number"
      value={value ?? anyNumber}
      read={(text) => (text.trim() === '' ? { ok: true, value: anyNumber } : readCount(text, most, least))}
      write={(pieces) => (pieces === anyNumber ? '' : String(pieces))}
      error={error}
      onChange={(pieces) => onChange(pieces === anyNumber ? null : pieces)}
    />
  )
}
