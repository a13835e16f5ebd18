import { Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { proposalLimits } from '@vitrine/domain/cart/proposals/proposal'
import { AmountField } from '../../../parts/amount-field.tsx'
import { PercentField } from '../../../parts/numbers/percent-field.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { Contents, DraftProps } from './proposal-draft.ts'

/** What comes off, how it is sent, and what its customer reads. */
export function TermsCard(fields: DraftProps) {
  return (
    <PanelCard title="What was agreed">
      <Stack>
        <DiscountFields {...fields} />
        <DeliveryFields {...fields} />
      </Stack>
    </PanelCard>
  )
}

const discounts = [
  { value: 'none', label: 'No discount' },
  { value: 'percentage', label: 'A share' },
  { value: 'amount', label: 'An amount' },
]

function DiscountFields({ draft: { discount }, errors, onChange }: DraftProps) {
  const choose = (kind: string | null): Contents['discount'] => {
    const name = discount?.name ?? ''
    if (kind === 'percentage') return { kind, name, milliPercent: 10_000 }
    return kind === 'amount' ? { kind, name, cents: 0 } : null
  }
  return (
    <Group align="flex-start" gap="sm">
      <Select
        w={170}
        label="Discount"
        description="Off the items"
        data={discounts}
        allowDeselect={false}
        value={discount?.kind ?? 'none'}
        onChange={(kind) => onChange({ discount: choose(kind) })}
      />
      {discount?.kind === 'percentage' && (
        <PercentField
          w={130}
          label="Share in %"
          description="Up to 100"
          error={errors.discount}
          value={discount.milliPercent}
          onChange={(milliPercent) => onChange({ discount: { ...discount, milliPercent } })}
        />
      )}
      {discount?.kind === 'amount' && (
        <AmountField
          w={160}
          label="Amount"
          description="At most all of it"
          error={errors.discount}
          value={discount.cents}
          onChange={(cents) => onChange({ discount: { ...discount, cents } })}
        />
      )}
      {discount && (
        <TextInput
          flex="1 1 200px"
          label="What it is called"
          description="The customer reads it. Without one it is “Discount”, in the language of your site."
          maxLength={proposalLimits.name}
          value={discount.name}
          onChange={({ currentTarget }) => onChange({ discount: { ...discount, name: currentTarget.value } })}
        />
      )}
    </Group>
  )
}

const deliveries = [
  { value: 'rates', label: 'The customer chooses' },
  { value: 'agreed', label: 'As agreed' },
]

function DeliveryFields({ draft: { delivery }, errors, onChange }: DraftProps) {
  return (
    <Group align="flex-start" gap="sm">
      <Select
        w={210}
        label="Delivery"
        description="Of what goes into a parcel"
        data={deliveries}
        allowDeselect={false}
        value={delivery ? 'agreed' : 'rates'}
        onChange={(kind) => onChange({ delivery: kind === 'agreed' ? { name: '', priceCents: 0 } : null })}
      />
      {delivery && (
        <>
          <TextInput
            flex="1 1 180px"
            label="Way of delivery"
            description="Such as by courier"
            error={errors.delivery}
            maxLength={proposalLimits.name}
            value={delivery.name}
            onChange={({ currentTarget }) =>
              onChange({ delivery: { ...delivery, name: currentTarget.value } })
            }
          />
          <AmountField
            w={160}
            label="Costs"
            description="Empty: nothing"
            value={delivery.priceCents}
            onChange={(priceCents) => onChange({ delivery: { ...delivery, priceCents } })}
          />
        </>
      )}
    </Group>
  )
}

/** What its customer reads of it, and what nobody but owners does. */
export function WordsCard({ draft, onChange }: DraftProps) {
  return (
    <PanelCard title="Words">
      <Stack>
        <Textarea
          label="To the customer"
          description="It stands on the page of the link, and in the mail."
          autosize
          minRows={2}
          maxRows={12}
          maxLength={proposalLimits.message}
          value={draft.message}
          onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        />
        <Textarea
          label="Note"
          description="For you and your colleagues alone. It goes into the timeline of the order."
          autosize
          minRows={1}
          maxRows={8}
          maxLength={proposalLimits.note}
          value={draft.note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
        <NumberInput
          w={200}
          label="Days that the link holds"
          min={1}
          max={proposalLimits.days}
          allowDecimal={false}
          value={draft.validDays}
          onChange={(typed) => onChange({ validDays: Math.max(1, Number(typed || 1)) })}
        />
      </Stack>
    </PanelCard>
  )
}
