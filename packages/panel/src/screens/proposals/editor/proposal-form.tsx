import { Grid, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { priceProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { SaveBar } from '../../../parts/save-bar.tsx'
import { toastError, toastOver } from '../../../parts/toasts/toast.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { CustomerCard } from './customer-card.tsx'
import { LinesCard } from './lines-card.tsx'
import type { Contents, DraftProps } from './proposal-draft.ts'
import { TermsCard, WordsCard } from './terms-card.tsx'
import { TotalsCard } from './totals-card.tsx'

/** Why a draft was not saved. */
interface RefusedDraft {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
}

const notSavedTitle = 'The draft was not saved'

interface ProposalFormProps {
  readonly begun: Contents
  /** Whether there is something to be saved before anything was typed, as in a copy. */
  readonly isNew?: boolean
  readonly save: (draft: Contents) => Promise<RefusedDraft | null>
  /** What else can be done with one that is kept, as long as nothing is unsaved. */
  readonly aside?: (isDirty: boolean) => ReactNode
}

/** Everything about a draft, with what it comes to. */
export function ProposalForm({ begun, isNew = false, save, aside }: ProposalFormProps) {
  const [draft, setDraft] = useState(begun)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(begun)
  const isDirty = isChanged || (isNew && begun.lines.length > 0)
  const [priced] = useDebouncedValue(draft, 300)
  const prices = useCall(priceProposalCall, { body: priced }, { keepPrevious: true })
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
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <LinesCard {...fields} prices={prices.data} />
            <CustomerCard {...fields} />
            <TermsCard {...fields} />
            <WordsCard {...fields} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <TotalsCard prices={prices.data} />
            {aside?.(isDirty)}
          </Stack>
        </Grid.Col>
      </Grid>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={() => setDraft(begun)} />
      <UnsavedGuard isDirty={isDirty} isLeaving={isLeaving} />
    </form>
  )
}
