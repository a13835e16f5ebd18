import { Grid, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { priceProposalCall } from '@vitrine/contract/proposals/panel-calls'
import type { ReactNode } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { DraftFrame } from '../../../parts/settings/draft-frame.tsx'
import { type DraftFormOptions, useDraftForm } from '../../../parts/settings/use-draft-form.ts'
import { CustomerCard } from './customer-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { type Contents, type DraftProps, fieldLabels } from './proposal-draft.ts'
import { TermsCard, WordsCard } from './terms-card.tsx'
import { TotalsCard } from './totals-card.tsx'

interface ProposalFormProps<Stored>
  extends Omit<DraftFormOptions<Contents, Stored>, 'notSavedTitle' | 'fieldLabels'> {
  /** What else can be done with one that is kept, as long as nothing is unsaved. */
  readonly aside?: (isDirty: boolean) => ReactNode
}

/** Everything about a draft, with what it comes to. */
export function ProposalForm<Stored>({ aside, ...options }: ProposalFormProps<Stored>) {
  const { draft, errors, change, ...frame } = useDraftForm({
    ...options,
    ...{ fieldLabels, notSavedTitle: 'The draft was not saved' },
  })
  const [priced] = useDebouncedValue(draft, 300)
  const prices = useCall(priceProposalCall, { body: priced }, { keepPrevious: true })
  const fields: DraftProps = { draft, errors, onChange: change }
  return (
    <DraftFrame {...frame}>
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
            {aside?.(frame.isDirty)}
          </Stack>
        </Grid.Col>
      </Grid>
    </DraftFrame>
  )
}
