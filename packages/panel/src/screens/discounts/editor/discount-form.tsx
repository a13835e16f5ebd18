import { Select, Stack, Switch, TextInput } from '@mantine/core'
import type { DiscountInput } from '@vitrine/domain/discounts/check-discount'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SaveBar } from '../../../parts/save-bar.tsx'
import { toastError, toastOver } from '../../../parts/toasts/toast.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import type { DraftProps } from './discount-draft.ts'
import { DiscountSentence } from './discount-sentence.tsx'
import { EffectCard } from './effect-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'
import { TryCard } from './try-card.tsx'

/** Why a discount was not saved. */
interface RefusedDiscount {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
}

interface DiscountFormProps {
  readonly begun: DiscountInput
  /** Of one that is kept: what brings it about stays as it was added. */
  readonly discountId?: string
  readonly save: (draft: DiscountInput) => Promise<RefusedDiscount | null>
  /** Cards of what is kept already. */
  readonly children?: ReactNode
}

const notSavedTitle = 'The discount was not saved'

/** Everything about a discount, with a sentence of what it does and a cart to try it on. */
export function DiscountForm({ begun, discountId, save, children }: DiscountFormProps) {
  const [draft, setDraft] = useState(begun)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(begun)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isDirty || isSaving) return
    setSaving(true)
    isLeaving.current = true
    const refused = await save(draft)
    isLeaving.current = false
    setSaving(false)
    setErrors(refused?.errors ?? {})
    if (!refused) return toastOver(notSavedTitle)
    toastError(notSavedTitle, refused.message)
    setTimeout(() => focusFirstProblem(element.current))
  }
  const fields: DraftProps = { draft, errors, onChange: (part) => setDraft({ ...draft, ...part }) }
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <DiscountSentence draft={draft} />
      <Stack>
        <NameCard {...fields} isKept={discountId !== undefined} />
        <EffectCard {...fields} />
        <LimitsCard {...fields} />
        <SubscriptionsCard {...fields} />
        <TryCard draft={draft} {...(discountId && { discountId })} />
        {children}
      </Stack>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={() => setDraft(begun)} />
      <UnsavedGuard isDirty={isDirty} isLeaving={isLeaving} />
    </form>
  )
}

const triggers = [
  { value: 'code', label: 'One code for everybody' },
  { value: 'bulk', label: 'Many codes' },
  { value: 'automatic', label: 'By itself' },
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
          label="How it comes about"
          data={[...triggers]}
          value={draft.trigger}
          disabled={isKept}
          allowDeselect={false}
          onChange={(value) =>
            onChange({ trigger: triggers.find((each) => each.value === value)?.value ?? 'code' })
          }
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
