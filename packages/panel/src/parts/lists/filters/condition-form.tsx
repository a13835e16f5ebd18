import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import type { ListCondition, ListOperator } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { type FormEvent, useId, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { draftOf, firstDraft, offeredOperators, readDraft, valuesFor } from './condition-draft.ts'
import { operatorWords } from './condition-words.ts'
import { ValueFields } from './value-fields.tsx'

interface ConditionFormProps {
  readonly filter: ListFilter
  /** What is asked already; null for a filter that is being added. */
  readonly condition: ListCondition | null
  readonly onApply: (condition: ListCondition) => void
  readonly onRemove?: (() => void) | undefined
}

/** How a list is narrowed by one filter: operator and values. */
export function ConditionForm({ filter, condition, onApply, onRemove }: ConditionFormProps) {
  const { currency } = useSession().site
  const [draft, setDraft] = useState(() =>
    condition ? draftOf(filter, condition, currency) : firstDraft(filter),
  )
  const [error, setError] = useState<string | null>(null)
  const heading = useId()
  const operators = offeredOperators(filter, condition?.operator ?? draft.operator)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const read = readDraft(filter, draft, currency)
    if (!read.ok) return setError(read.message)
    onApply(read.condition)
  }
  const chooseOperator = (operator: ListOperator) =>
    setDraft({ operator, values: valuesFor(operator, filter, draft) })
  return (
    <form onSubmit={submit} aria-labelledby={heading} noValidate>
      <Stack gap="sm">
        <strong id={heading}>{filter.label}</strong>
        {operators.length > 1 && (
          <NativeSelect
            aria-label={`How ${filter.label} is compared`}
            data={operators.map((value) => ({ value, label: operatorWords(value, filter.kind) }))}
            value={draft.operator}
            onChange={({ currentTarget }) => {
              const chosen = operators.find((each) => each === currentTarget.value)
              if (chosen) chooseOperator(chosen)
            }}
          />
        )}
        <ValueFields
          filter={filter}
          draft={draft}
          error={error}
          onChange={(values) => {
            setError(null)
            setDraft({ ...draft, values })
          }}
        />
        <Group gap="xs" justify="flex-end">
          {onRemove && (
            <Button size="xs" variant="default" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button size="xs" type="submit">
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
