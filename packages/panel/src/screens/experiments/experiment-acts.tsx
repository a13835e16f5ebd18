import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Outcome } from '@vitrine/contract/client/outcome'
import {
  listExperimentsCall,
  removeExperimentCall,
  startExperimentCall,
} from '@vitrine/contract/experiments/panel-calls'
import { ListChecks, Pencil, Play, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { AskDialog } from '../../parts/dialogs/ask-dialog.tsx'
import { useChange } from '../../parts/dialogs/use-change.ts'
import { toastError } from '../../parts/toasts/toast.ts'
import { EndDialog } from './end-dialog.tsx'
import type { ShownExperiment } from './experiment.ts'
import { ExperimentDialog } from './experiment-dialog.tsx'
import { useIsCounted } from './use-is-counted.ts'

const startText =
  'Visitors get their variants from the next page on. So that somebody sees the same on every page, a random number is kept in the tab until it is closed, where the cookie banner and their answer allow it; your privacy policy should say so.'

const uncountedText = 'Visits are not counted on this site: what they come to will not be known.'

type Act = 'change' | 'start' | 'end' | 'remove'

/** What can be done with a toggle or a test where it stands. */
export function ExperimentActs({ experiment }: { readonly experiment: ShownExperiment }) {
  const navigate = useNavigate()
  const [act, setAct] = useState<Act | null>(null)
  const { run } = useChange<unknown>({ stale: [listExperimentsCall], onDone: () => setAct(null) })
  const { id, name, type, state } = experiment
  const input = { params: { id }, body: {} }
  const isChangeable = state === 'draft' || (state === 'running' && type === 'toggle')
  const isCounted = useIsCounted()
  const close = () => setAct(null)
  const make = async (change: () => Promise<Outcome<unknown>>, saved: string) => {
    const refusal = await run(change, saved)
    if (refusal) toastError('Nothing was changed', Object.values(refusal.errors)[0] ?? refusal.message)
    return refusal === null
  }
  return (
    <>
      {isChangeable && (
        <Button
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={() => setAct('change')}
        >
          Change
        </Button>
      )}
      {state !== 'running' && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => setAct('remove')}
        >
          Remove
        </Button>
      )}
      {state === 'draft' && (
        <Button leftSection={<Play size={16} aria-hidden />} onClick={() => setAct('start')}>
          Start
        </Button>
      )}
      {state === 'running' && (
        <Button leftSection={<Square size={16} aria-hidden />} onClick={() => setAct('end')}>
          End
        </Button>
      )}
      {state === 'ended' && (
        <Button
          variant="default"
          leftSection={<ListChecks size={16} aria-hidden />}
          onClick={() => setAct('end')}
        >
          Choose otherwise
        </Button>
      )}
      {act === 'change' && <ExperimentDialog experiment={experiment} onClose={close} onDone={close} />}
      {act === 'start' && (
        <AskDialog
          title={`Start ${name}?`}
          text={isCounted === false ? [startText, uncountedText].join(' ') : startText}
          button="Start"
          onClose={close}
          onDo={async () => void (await make(() => call(startExperimentCall, input), `${name} has begun`))}
        />
      )}
      {act === 'end' && <EndDialog experiment={experiment} onClose={close} />}
      {act === 'remove' && (
        <AskDialog
          title={`Remove ${name}?`}
          text="What asks for it in template and scripts gets its default from then on. What it came to is no longer shown."
          button="Remove"
          onClose={close}
          onDo={async () => {
            const isGone = await make(
              () => call(removeExperimentCall, { params: { id } }),
              `${name} was removed`,
            )
            if (isGone) void navigate({ to: '/settings/experiments' })
          }}
        />
      )}
    </>
  )
}
