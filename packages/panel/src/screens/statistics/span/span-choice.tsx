import { Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { type DaySpan, type SpanFailure, spanFailure } from '@vitrine/domain/insight/insight-span'
import { useState } from 'react'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import type { StatisticsSearch } from '../statistics-search.ts'
import { spanNames } from './span.ts'

interface SpanChoiceProps {
  readonly search: StatisticsSearch
  readonly span: DaySpan
  readonly onChoose: (search: StatisticsSearch) => void
}

const choices = [
  { value: 'today', label: 'Today' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'year', label: '12 months' },
  { value: 'own', label: 'Own dates' },
]

/** Which days are looked at. */
export function SpanChoice({ search, span, onChoose }: SpanChoiceProps) {
  const isPhone = useIsPhone()
  const isOwn = search.from !== undefined
  const chosen = isOwn ? 'own' : (search.span ?? '30')
  const choose = (value: string) => {
    const name = spanNames.find((each) => each === value)
    onChoose(name ? { span: name } : span)
  }
  return (
    <Group gap="sm" align="flex-start" mb="md">
      {isPhone ? (
        <NativeSelect
          aria-label="Days"
          w="100%"
          data={choices}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <SegmentedControl aria-label="Days" data={choices} value={chosen} onChange={choose} />
      )}
      {isOwn && <OwnDates key={`${span.from} ${span.to}`} span={span} onChoose={onChoose} />}
    </Group>
  )
}

function OwnDates({ span, onChoose }: Pick<SpanChoiceProps, 'span' | 'onChoose'>) {
  const [draft, setDraft] = useState(span)
  const problem = spanFailure(draft)
  const change = (next: DaySpan) => {
    setDraft(next)
    if (spanFailure(next) === null) onChoose(next)
  }
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" flex="1 1 300px" maw={400}>
      <TextInput
        type="date"
        flex={1}
        aria-label="From"
        value={draft.from}
        onChange={({ currentTarget }) => change({ ...draft, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        flex={1}
        aria-label="To"
        value={draft.to}
        error={problem && problemText[problem]}
        onChange={({ currentTarget }) => change({ ...draft, to: currentTarget.value })}
      />
    </Group>
  )
}

const problemText: Readonly<Record<SpanFailure, string>> = {
  'no-day': 'Enter both days',
  backwards: 'The last day lies before the first',
  'too-long': 'At most 400 days at once',
}
