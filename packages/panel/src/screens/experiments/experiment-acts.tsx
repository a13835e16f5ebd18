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
import { draftOf, type ShownExperiment } from './experiment.ts'
import { ExperimentDialog } from './experiment-dialog.tsx'
import { useIsCounted } from './use-is-counted.ts'

const startText =
  'Visitors get their variants from the next page on. So that somebody sees the same on every page, a random number is kept in the tab until it is closed, where the cookie banner and their answer allow it; your privacy policy should say so.'

const uncountedText = 'Visits are not counted on this site: what they come to will not be known.'

type Act = 'change' | 'start' | 'end' | 'remove'

/** What somebody is about to do, with what they saw: what another one makes of it meanwhile is not what they mean. */
interface OpenAct {
  readonly act: Act
  readonly seen: ShownExperiment
}

/** What can be done with a toggle or a test where it stands. */
export function ExperimentActs({ experiment }: { readonly experiment: ShownExperiment }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenAct | null>(null)
  const change = useChange<unknown>({ onDone: () => setOpened(null) })
  const removal = useChange<unknown>({ goOn: () => void navigate({ to: '/settings/experiments' }) })
  const { id, name, type, state } = experiment
  const isChangeable = state === 'draft' || (state === 'running' && type === 'toggle')
  const isCounted = useIsCounted()
  const open = (act: Act) => setOpened({ act, seen: experiment })
  const close = () => setOpened(null)
  const { act, seen } = opened ?? { act: null, seen: experiment }
  const start = () => {
    const input = { params: { id }, body: { was: draftOf(seen) } }
    void change.send(prepareCall(startExperimentCall, input), `${seen.name} has begun`)
  }
  const remove = () =>
    void removal.send(prepareRemoval(removeExperimentCall, { params: { id } }), `${name} was removed`)
  return (
    <>
      {isChangeable && (
        <Button
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={() => open('change')}
        >
          Change
        </Button>
      )}
      {state !== 'running' && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => open('remove')}
        >
          Remove
        </Button>
      )}
      {state === 'draft' && (
        <Button leftSection={<Play size={16} aria-hidden />} onClick={() => open('start')}>
          Start
        </Button>
      )}
      {state === 'running' && (
        <Button leftSection={<Square size={16} aria-hidden />} onClick={() => open('end')}>
          End
        </Button>
      )}
      {state === 'ended' && (
        <Button
          variant="default"
          leftSection={<ListChecks size={16} aria-hidden />}
          onClick={() => open('end')}
        >
          Choose otherwise
        </Button>
      )}
      {act === 'change' && <ExperimentDialog experiment={seen} onClose={close} onDone={close} />}
      {act === 'start' && (
        <ConfirmDialog
          title={`Start ${seen.name}?`}
          action="Start"
          change={change}
          onConfirm={start}
          onClose={close}
        >
          {isCounted === false ? [startText, uncountedText].join(' ') : startText}
        </ConfirmDialog>
      )}
      {act === 'end' && <EndDialog experiment={seen} onClose={close} />}
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
