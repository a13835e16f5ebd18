import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { comparesValue } from '@vitrine/domain/content/blocks/condition-tests'
import { conditionTestText } from '@vitrine/domain/forms/conditions/condition-words'
import type { Condition } from '@vitrine/domain/forms/conditions/shown-fields'
import { isChosenFrom, testsOfField } from '@vitrine/domain/forms/conditions/tests-of-field'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { Trash2 } from 'lucide-react'
import { fieldKinds } from '../field-kinds.ts'
import classes from './conditions.module.css'

interface ConditionRowProps {
  readonly condition: Condition
  /** From 1. */
  readonly number: number
  /** The fields that can be asked about. */
  readonly asked: readonly FormField[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (condition: Condition, key: string) => void
  readonly onRemove: () => void
}

/** One condition: a field above, what is asked of its answer, and what it is held against. */
export function ConditionRow({ condition, number, asked, errors, onChange, onRemove }: ConditionRowProps) {
  const { fieldId, test } = condition
  const field = asked.find(({ id }) => id === fieldId)
  const tests = field ? testsOfField(field) : [test]
  const ask = (id: string) => {
    const next = asked.find((each) => each.id === id)
    const [first = 'isFilled'] = next ? testsOfField(next) : []
    if (next) onChange({ fieldId: id, test: first, value: '' }, 'fieldId')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of a fieldset would be read twice
    <div className={classes.row} role="group" aria-label={`Condition ${number}`}>
      <NativeSelect
        aria-label="Field"
        className={classes.field}
        value={field ? fieldId : ''}
        error={errors.fieldId}
        data={[
          ...(field ? [] : [{ value: '', label: 'A field that cannot be asked' }]),
          ...asked.map(({ id, title, type }) => ({ value: id, label: title || fieldKinds[type].label })),
        ]}
        onChange={({ currentTarget }) => ask(currentTarget.value)}
      />
      <NativeSelect
        aria-label="Question"
        value={test}
        error={errors.test}
        data={tests.map((value) => ({ value, label: conditionTestText[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = tests.find((each) => each === currentTarget.value)
          if (chosen) onChange({ ...condition, test: chosen }, 'test')
        }}
      />
      {comparesValue(test) && (
        <ConditionValue
          condition={condition}
          field={field}
          error={errors.value}
          onChange={(value) => onChange({ ...condition, value }, 'value')}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove condition ${number}`}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

interface ConditionValueProps {
  readonly condition: Condition
  readonly field: FormField | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function ConditionValue({ condition: { value }, field, error, onChange }: ConditionValueProps) {
  if (!field || !isChosenFrom(field))
    return (
      <TextInput
        aria-label="Answer"
        value={value}
        maxLength={500}
        inputMode={field?.type === 'number' || field?.type === 'currency' ? 'decimal' : 'text'}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  const isOffered = field.options.includes(value)
  return (
    <NativeSelect
      aria-label="Answer"
      value={value}
      error={error}
      data={[...(isOffered ? [] : [{ value, label: value || 'Choose' }]), ...field.options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
