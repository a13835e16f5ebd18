import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { testsOfField } from '@vitrine/domain/forms/conditions/tests-of-field'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { ConditionRow } from './condition-row.tsx'
import classes from './conditions.module.css'

/** Most conditions of a field (`formContentFields` of the domain). */
const mostConditions = 10

interface ConditionsFieldProps {
  readonly field: FormField
  /** The fields above it. */
  readonly earlier: readonly FormField[]
  /** What is wrong with the field, by path. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (some: Partial<FormField>, key: string) => void
}

/** When a field is asked for: always, or if earlier answers say so. */
export function ConditionsField({ field, earlier, errors, onChange }: ConditionsFieldProps) {
  const { shownIf = [], shownIfAny = false } = field
  const list = useRef<HTMLFieldSetElement>(null)
  const asked = earlier.filter((each) => testsOfField(each).length > 0)
  const [first] = asked
  if (!first && shownIf.length === 0) return null
  const set = (next: FormField['shownIf'], key = 'shownIf') => onChange({ shownIf: next }, key)
  const oneMore = () => {
    const [test = 'isFilled'] = first ? testsOfField(first) : []
    return [...shownIf, { fieldId: first?.id ?? '', test, value: '' }]
  }
  const choose = (match: string) => {
    if (match === 'always') return onChange({ shownIf: [], shownIfAny: false }, 'shownIf')
    onChange(
      { shownIf: shownIf.length === 0 ? oneMore() : shownIf, shownIfAny: match === 'any' },
      'shownIfAny',
    )
  }
  return (
    <fieldset ref={list} className={classes.conditions} aria-label="When it is asked for">
      <Stack gap="xs">
        <NativeSelect
          label="Asked for"
          value={shownIf.length === 0 ? 'always' : shownIfAny ? 'any' : 'all'}
          data={[
            { value: 'always', label: 'Always' },
            { value: 'all', label: 'If all of these hold' },
            { value: 'any', label: 'If one of these holds' },
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {shownIf.map((condition, place) => (
          <ConditionRow
            // Conditions have no names: they are what stands at a place.
            // biome-ignore lint/suspicious/noArrayIndexKey: as said
            key={place}
            condition={condition}
            number={place + 1}
            asked={asked}
            errors={errorsAt(errors, place)}
            onChange={(next, key) =>
              set(
                shownIf.map((each, at) => (at === place ? next : each)),
                `shownIf.${place}.${key}`,
              )
            }
            onRemove={() => {
              set(shownIf.filter((_, at) => at !== place))
              list.current?.querySelector('select')?.focus()
            }}
          />
        ))}
        {shownIf.length > 0 && shownIf.length < mostConditions && (
          <Button
            variant="default"
            size="compact-sm"
            w="fit-content"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => set(oneMore())}
          >
            Add a condition
          </Button>
        )}
        {shownIf.length > 0 && (
          <Text size="xs" c="dimmed">
            Where a condition does not hold, the field is not shown, not required, and nothing of it is kept.
          </Text>
        )}
      </Stack>
    </fieldset>
  )
}

/** What is wrong with a condition, by the names of its parts. */
function errorsAt(errors: Readonly<Record<string, string>>, place: number): Readonly<Record<string, string>> {
  const start = `shownIf.${place}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(start) ? [[path.slice(start.length), text]] : [],
    ),
  )
}
