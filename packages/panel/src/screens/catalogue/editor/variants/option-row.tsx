import { ActionIcon, Group, TagsInput, TextInput } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeRow } from '../../../../parts/rows/row-focus.ts'
import type { OptionDraft } from '../rules/draft.ts'
import classes from './variants.module.css'

interface OptionRowProps {
  readonly option: OptionDraft
  /** From 1. */
  readonly place: number
  /** Names of the other options, in lower case. */
  readonly takenNames: readonly string[]
  readonly onName: (name: string) => void
  readonly onValues: (values: readonly string[]) => void
  readonly onRemove: () => void
}

/** An option: its name, taken over when the field is left, and its values. */
export function OptionRow({ option, place, takenNames, onName, onValues, onRemove }: OptionRowProps) {
  const [name, setName] = useState(option.name)
  const typed = name.trim()
  const isTaken = takenNames.includes(typed.toLowerCase()) && typed !== ''
  const takeOver = () => {
    if (typed !== '' && !isTaken && typed !== option.name) onName(typed)
  }
  return (
    <fieldset className={classes.option}>
      <legend className={classes.legend}>Option {place}</legend>
      <Group align="flex-start" gap="sm">
        <TextInput
          label="Name"
          placeholder="Color"
          value={name}
          maxLength={100}
          error={isTaken ? 'Another option has this name' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={takeOver}
          w={{ base: '100%', xs: 160 }}
        />
        <TagsInput
          label="Values"
          placeholder={option.values.length === 0 ? 'Blue, Green …' : undefined}
          description="Press Enter or comma after each"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={[...option.values]}
          maxLength={100}
          onChange={onValues}
          flex="1 1 220px"
        />
        <ActionIcon
          variant="default"
          size={36}
          mt={25}
          aria-label={`Remove option ${option.name || place}`}
          onClick={(event) => removeRow(event, onRemove)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </fieldset>
  )
}
