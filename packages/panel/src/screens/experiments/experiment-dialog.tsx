import { Radio, Stack, TextInput } from '@mantine/core'
import { changeExperimentCall, createExperimentCall } from '@vitrine/contract/experiments/panel-calls'
import { type ExperimentType, experimentTypes } from '@vitrine/domain/experiments/experiment'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { CountField } from '../../parts/numbers/count-field.tsx'
import { draftOf, type ShownExperiment } from './experiment.ts'
import { VariantFields } from './variant-fields.tsx'
import { firstVariants, hasShares, isWhole, type Variants } from './variants.ts'

interface ExperimentDialogProps {
  /** Null: a new one. */
  readonly experiment: ShownExperiment | null
  readonly onClose: () => void
  readonly onDone: (experiment: ShownExperiment) => void
}

const choices: Readonly<Record<ExperimentType, { readonly label: string; readonly description: string }>> = {
  toggle: {
    label: 'Toggle',
    description: 'Something is on for a part of the visitors, and off for the others.',
  },
  test: { label: 'Test', description: 'Several variants are compared by what visits come to.' },
}

/** Makes or changes a toggle or a test. Of one that runs only the shares of a toggle can be changed. */
export function ExperimentDialog({ experiment, onClose, onDone }: ExperimentDialogProps) {
  const [type, setType] = useState<ExperimentType>(experiment?.type ?? 'toggle')
  const [name, setName] = useState(experiment?.name ?? '')
  const [description, setDescription] = useState(experiment?.description ?? '')
  const [variants, setVariants] = useState<Variants>(experiment?.variants ?? firstVariants(type))
  const change = useChange<ShownExperiment>({
    goOn: (reply) => {
      onClose()
      onDone(reply)
    },
  })
  const errors = refusalIn(change)?.errors ?? {}
  const isRunning = experiment?.state === 'running'
  const body = { name: name.trim(), type, description: description.trim(), variants: [...variants] }
  const save = () =>
    experiment === null
      ? change.send(
          prepareCall(createExperimentCall, { body }),
          `${body.name} was made. It has not begun yet.`,
        )
      : change.send(
          prepareCall(changeExperimentCall, {
            params: { id: experiment.id },
            body: { ...body, was: draftOf(experiment) },
          }),
          `${body.name} was saved`,
        )
  const choose = (value: string) => {
    const next = experimentTypes.find((each) => each === value)
    if (!next) return
    setType(next)
    setVariants(firstVariants(next))
  }
  const isSharedOut = type === 'toggle' || (isWhole(variants) && hasShares(variants))
  return (
    <FormDialog
      title={experiment ? `Change ${experiment.name}` : 'New toggle or test'}
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (isSharedOut) void save()
      }}
      change={change}
      action={experiment ? 'Save' : 'Make it'}
    >
      {experiment === null && (
        <Radio.Group aria-label="What it is" value={type} onChange={choose}>
          <Stack gap="sm">
            {experimentTypes.map((each) => (
              <Radio key={each} value={each} {...choices[each]} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {!isRunning && (
        <>
          <TextInput
            label="Name"
            description="Template and scripts ask for it by this name: small letters, digits and hyphens, such as new-menu."
            value={name}
            error={errors.name}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label="What it is for"
            description="For you and those who work on the site."
            value={description}
            error={errors.description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
        </>
      )}
      {type === 'toggle' ? (
        <CountField
          label="On for so many of 100 visitors"
          description="With 100 it is on for everybody, with 0 for nobody."
          maw={320}
          most={100}
          value={variants.find((each) => each.name === 'true')?.percent ?? 0}
          error={errors.variants}
          onChange={(percent) =>
            setVariants([
              { name: 'true', percent },
              { name: 'false', percent: 100 - percent },
            ])
          }
        />
      ) : (
        <VariantFields variants={variants} errors={errors} onChange={setVariants} />
      )}
    </FormDialog>
  )
}
