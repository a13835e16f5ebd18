import { EmptyState, SegmentedControl, Stack } from '@mantine/core'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { Shown } from '../../../parts/reading/shown.tsx'
import { FormsHead } from '../forms-head.tsx'
import { FormCards } from './form-cards.tsx'
import { NewFormButton } from './new-form-button.tsx'

const states = [
  { value: 'all', label: 'All' },
  { value: 'placed', label: 'On a page' },
  { value: 'unplaced', label: 'Not placed' },
]

/** All forms of the site: where each stands, and what was sent by it. */
export function FormsScreen() {
  const query = useCall(listFormsCall, {}, { isFresh: true })
  const [state, setState] = useState('all')
  const forms = query.data?.forms ?? []
  const shown = forms.filter(({ place }) => state === 'all' || (place !== null) === (state === 'placed'))
  return (
    <>
      <FormsHead here="forms" actions={<NewFormButton />} />
      <Shown of={[query]} loading="Loading the forms">
        {() => (
          <Stack>
            {forms.length > 0 && (
              <SegmentedControl
                aria-label="Which forms are shown"
                data={states}
                value={state}
                onChange={setState}
                style={{ alignSelf: 'flex-start' }}
              />
            )}
            {shown.length > 0 && <FormCards forms={shown} />}
            {shown.length === 0 && (
              <EmptyState
                py="xl"
                role="status"
                icon={<ClipboardList aria-hidden />}
                title={forms.length === 0 ? 'No forms yet' : 'None of them'}
                description={
                  forms.length === 0
                    ? 'A form asks visitors what you want to know. Make one, and put it on a page.'
                    : 'No form of the site is in this state.'
                }
              />
            )}
          </Stack>
        )}
      </Shown>
    </>
  )
}
