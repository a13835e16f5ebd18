import { Select, Stack, Switch, TextInput } from '@mantine/core'
import type { DiscountInput } from '@vitrine/domain/discounts/check-discount'
import type { ReactNode } from 'react'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { DraftFrame } from '../../../parts/settings/draft-frame.tsx'
import { type DraftFormOptions, useDraftForm } from '../../../parts/settings/use-draft-form.ts'
import { type DraftProps, fieldLabels } from './discount-draft.ts'
import { DiscountSentence } from './discount-sentence.tsx'
import { EffectCard } from './effect-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'
import { TryCard } from './try-card.tsx'

interface DiscountFormProps<Stored>
  extends Omit<DraftFormOptions<DiscountInput, Stored>, 'notSavedTitle' | 'fieldLabels'> {
  /** Empty for a new one. What brings it about stays as it was added. */
  readonly discountId: string
  /** Cards of what is kept already. */
  readonly children?: ReactNode
}

/** Everything about a discount, with a sentence of what it does and a cart to try it on. */
export function DiscountForm<Stored>({ discountId, children, ...options }: DiscountFormProps<Stored>) {
  const { draft, errors, change, ...frame } = useDraftForm({
    ...options,
    ...{ fieldLabels, notSavedTitle: 'The discount was not saved' },
  })
  const fields: DraftProps = { draft, errors, onChange: change }
  return (
    <DraftFrame {...frame}>
      <DiscountSentence draft={draft} />
      <Stack>
        <NameCard {...fields} isKept={discountId !== ''} />
        <EffectCard {...fields} />
        <LimitsCard {...fields} />
        <SubscriptionsCard {...fields} />
        <TryCard draft={draft} {...(discountId && { discountId })} />
        {children}
      </Stack>
    </DraftFrame>
  )
}

const triggers = [
  { value: 'code', label: 'One code for everybody' },
  { value: 'bulk', label: 'Many codes' },
  { value: 'automatic', label: 'Automatically' },
] as const

function NameCard({ draft, errors, onChange, isKept }: DraftProps & { readonly isKept: boolean }) {
  return (
    <PanelCard title="Discount">
      <Stack>
        <TextInput
          label="Name"
          description="Buyers read it in cart, checkout and mails."
          value={draft.name}
          error={errors.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Select
          label="How it applies"
          data={[...triggers]}
          value={draft.trigger}
          disabled={isKept}
          allowDeselect={false}
          onChange={(value) => {
            const trigger = triggers.find((each) => each.value === value)?.value ?? 'code'
            // One of many codes is for one buyer, as a rule; what was typed stays.
            const usageLimit = trigger === 'bulk' ? (draft.usageLimit ?? 1) : draft.usageLimit
            onChange({ trigger, usageLimit })
          }}
        />
        {draft.trigger === 'code' && (
          <TextInput
            label="Code"
            description="Letters, digits, dashes and underscores; capitals and small letters are the same."
            value={draft.code}
            error={errors.code}
            onChange={(event) => onChange({ code: event.currentTarget.value })}
          />
        )}
        {isKept && (
          <Switch
            label="Stopped"
            description="Nobody can use it while it is stopped."
            checked={draft.isStopped}
            onChange={(event) => onChange({ isStopped: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
