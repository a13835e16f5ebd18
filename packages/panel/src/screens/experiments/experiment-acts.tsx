import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { removeExperimentCall, startExperimentCall } from '@vitrine/contract/experiments/panel-calls'
import { ListChecks, Pencil, Play, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'
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
  const change = useChange<unknown>({ onDone: () => setAct(null) })
  const removal = useChange<unknown>({ goOn: () => void navigate({ to: '/settings/experiments' }) })
  const { id, name, type, state } = experiment
  const input = { params: { id }, body: {} }
  const isChangeable = state === 'draft' || (state === 'running' && type === 'toggle')
  const isCounted = useIsCounted()
  const close = () => setAct(null)
  const remove = () =>
    void removal.send(prepareRemoval(removeExperimentCall, { params: { id } }), `${name} was removed`)
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
        <ConfirmDialog
          title={`Start ${name}?`}
          action="Start"
          change={change}
          onConfirm={() => void change.send(prepareCall(startExperimentCall, input), `${name} has begun`)}
          onClose={close}
        >
          {isCounted === false ? [startText, uncountedText].join(' ') : startText}
        </ConfirmDialog>
      )}
      {act === 'end' && <EndDialog experiment={experiment} onClose={close} />}
      {act === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          action="Remove"
          tone="danger"
          change={removal}
          onConfirm={remove}
          onClose={close}
        >
          What asks for it in template and scripts gets its default from then on. What it came to is no longer
          shown.
        </ConfirmDialog>
      )}
    </>
  )
}
