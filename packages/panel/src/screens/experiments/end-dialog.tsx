import { Radio, Stack, Text } from '@mantine/core'
import { endExperimentCall } from '@vitrine/contract/experiments/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { ShownExperiment } from './experiment.ts'
import { variantText } from './experiment-words.ts'

interface EndDialogProps {
  readonly experiment: ShownExperiment
  readonly onClose: () => void
}

/** No name of a variant is empty. */
const none = ''

/** Ends a toggle or a test, or chooses otherwise for one that is over: it asks what everybody gets from then on. */
export function EndDialog({ experiment, onClose }: EndDialogProps) {
  const { id, name, type, variants, state } = experiment
  const isOver = state === 'ended'
  const before = isOver ? (experiment.chosen ?? none) : null
  const [chosen, choose] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const change = useChange({ onDone: onClose })
  const end = () => {
    if (chosen === null) return setMissing(true)
    const body = { chosen: chosen === none ? null : chosen, was: { state, chosen: experiment.chosen } }
    const saved = isOver ? 'It was chosen otherwise' : `${name} has ended`
    void change.send(prepareCall(endExperimentCall, { params: { id }, body }), saved)
  }
  return (
    <FormDialog
      title={isOver ? `Choose otherwise for ${name}` : `End ${name}`}
      onClose={onClose}
      onSubmit={end}
      change={change}
      action={isOver ? 'Choose' : 'End it'}
      isDirty={chosen !== before}
    >
      <Radio.Group
        label="What everybody gets from now on"
        error={isMissing && chosen === null && 'Choose one of them.'}
        value={chosen}
        onChange={choose}
      >
        <Stack gap="sm" mt="xs">
          {variants.map((variant) => (
            <Radio key={variant.name} value={variant.name} label={variantText(type, variant.name)} />
          ))}
          <Radio
            value={none}
            label="None of them"
            description="Template and scripts do what they do by themselves."
          />
        </Stack>
      </Radio.Group>
      {!isOver && (
        <Text size="sm" c="dimmed">
          It cannot be begun again: what is counted later would not belong together with what was.
        </Text>
      )}
    </FormDialog>
  )
}
