import { Checkbox, Group, MultiSelect, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { useState } from 'react'
import { useIsPhone } from '../../use-is-phone.ts'
import { type ConditionDraft, choicesFor } from './condition-draft.ts'

interface ValueFieldsProps {
  readonly filter: ListFilter
  readonly draft: ConditionDraft
  readonly error: string | null
  readonly onChange: (values: readonly string[]) => void
}

/** The fields for the values of a condition, by the kind of its filter. */
export function ValueFields(props: ValueFieldsProps) {
  const { filter, draft, onChange } = props
  if (draft.operator === 'empty')
    return <YesNo label={`${filter.label} is empty`} draft={draft} onChange={onChange} />
  if (filter.kind === 'flag') return <YesNo label={filter.label} draft={draft} onChange={onChange} />
  const choices = choicesFor(filter, draft.operator)
  if (choices && draft.operator === 'any') return <Choices {...props} choices={choices} />
  if (choices) return <OneChoice {...props} choices={choices} />
  return <TypedValues {...props} />
}

function YesNo({
  label,
  draft,
  onChange,
}: Pick<ValueFieldsProps, 'draft' | 'onChange'> & { readonly label: string }) {
  return (
    <SegmentedControl
      aria-label={label}
      value={draft.values[0] === 'no' ? 'no' : 'yes'}
      onChange={(value) => onChange([value])}
      data={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  )
}

type ChoiceProps = ValueFieldsProps & { readonly choices: NonNullable<ListFilter['choices']> }

/** More choices than these are searched, not looked through. */
const mostBoxes = 60

function Choices({ filter, draft, error, onChange, choices }: ChoiceProps) {
  if (choices.length > mostBoxes) return <SearchedChoices {...{ filter, draft, error, onChange, choices }} />
  return (
    <Checkbox.Group aria-label={filter.label} value={[...draft.values]} onChange={onChange} error={error}>
      <Stack gap="xs">
        {choices.map((choice, place) => (
          <Checkbox
            key={choice.value}
            value={choice.value}
            label={choice.label}
            {...(place === 0 && { 'data-autofocus': true })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** On a phone its list lies on the button below: it closes with each choice. */
function SearchedChoices({ filter, draft, error, onChange, choices }: ChoiceProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  return (
    <MultiSelect
      aria-label={filter.label}
      data={choices.map(({ value, label }) => ({ value, label }))}
      value={[...draft.values]}
      onChange={(values) => {
        if (isPhone) setOpen(false)
        onChange(values)
      }}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      error={error}
      comboboxProps={{ withinPortal: false }}
      searchable
      data-autofocus
    />
  )
}

function OneChoice({ filter, draft, error, onChange, choices }: ChoiceProps) {
  return (
    <Select
      aria-label={filter.label}
      data={choices.map(({ value, label }) => ({ value, label }))}
      value={draft.values[0] || null}
      onChange={(value) => onChange([value ?? ''])}
      error={error}
      comboboxProps={{ withinPortal: false }}
      searchable
      data-autofocus
    />
  )
}

function TypedValues({ filter, draft, error, onChange }: ValueFieldsProps) {
  const isDays = draft.operator === 'last' || draft.operator === 'older'
  const isDate = filter.kind === 'moment' && !isDays
  const isNumber = isDays || filter.kind === 'number' || filter.kind === 'money'
  const many = draft.operator === 'any' ? [draft.values.join(', ')] : draft.values
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      {many.map((value, place) => (
        <TextInput
          key={place === 0 ? 'first' : 'last'}
          aria-label={isDays ? 'Days' : nameOfValue(filter.label, place, many.length)}
          type={isDate ? 'date' : 'text'}
          inputMode={isNumber ? 'decimal' : 'text'}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(many.map((each, at) => (at === place ? currentTarget.value : each)))
          }
          error={place === 0 ? error : error !== null}
          description={draft.operator === 'any' ? 'With commas between them' : undefined}
          rightSection={
            isDays && (
              <Text size="xs" c="dimmed">
                days
              </Text>
            )
          }
          rightSectionWidth={isDays ? 44 : undefined}
          flex={1}
          {...(place === 0 && { 'data-autofocus': true })}
        />
      ))}
    </Group>
  )
}

const nameOfValue = (label: string, place: number, count: number) =>
  count === 1 ? label : `${label}, ${place === 0 ? 'from' : 'to'}`
