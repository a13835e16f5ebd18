import {
  Button,
  Chip,
  Group,
  Input,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { checkEvent } from '@vitrine/domain/content/events/check-event'
import {
  type EventRepeat,
  mostTimes,
  mostWeeks,
  type RepeatStep,
} from '@vitrine/domain/content/events/event-repeat'
import type { EventPlan } from '@vitrine/domain/content/events/event-times'
import { occurrencesOf } from '@vitrine/domain/content/events/occurrences'
import { weekdayOf, weekdaysOf } from '@vitrine/domain/content/events/repeat-days'
import { firstDayOf, settleTimes } from '@vitrine/domain/content/events/settle-times'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import { useState } from 'react'
import { useFormat } from '../../../../format/use-format.ts'
import { useSession } from '../../../../session/session.ts'
import type { SectionProps } from '../section.ts'

interface RepeatFieldsProps extends Pick<SectionProps, 'errors'> {
  readonly event: EventPlan
  readonly onChange: (repeat: EventRepeat | null) => void
}

/** Whether and how an event takes place again. */
export function RepeatFields({ event, errors, onChange }: RepeatFieldsProps) {
  const { repeat } = event
  const set = (part: Partial<EventRepeat>) => onChange({ ...(repeat ?? onceAWeek), ...part })
  return (
    <Stack gap="md">
      <Select
        label="Repeats"
        data={steps}
        value={repeat?.every ?? 'never'}
        allowDeselect={false}
        error={errors['event.repeat.every']}
        onChange={(value) => {
          const step = steps.find((each) => each.value === value)?.value
          if (step === 'never') onChange(null)
          else if (step) set({ every: step })
        }}
      />
      {repeat && (
        <>
          {repeat.every === 'week' && <WeekFields {...{ event, repeat, errors, set }} />}
          <EndFields {...{ event, repeat, errors, set }} />
          <LeftOutFields {...{ event, repeat, errors, set }} />
          <TimesText event={event} errors={errors} />
        </>
      )}
    </Stack>
  )
}

const onceAWeek: EventRepeat = { every: 'week', weeks: 1, weekdays: [], ends: { times: 10 }, daysLeftOut: [] }

const steps: readonly { readonly value: RepeatStep | 'never'; readonly label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'week', label: 'On days of the week' },
  { value: 'month-day', label: 'Every month on the same day' },
  { value: 'month-weekday', label: 'Every month on the same weekday, such as the second Tuesday' },
  { value: 'month-last-weekday', label: 'Every month on the last such weekday' },
]

interface PartProps extends Pick<RepeatFieldsProps, 'event' | 'errors'> {
  readonly repeat: EventRepeat
  readonly set: (part: Partial<EventRepeat>) => void
}

function WeekFields({ event, repeat, errors, set }: PartProps) {
  const { timeZone } = useSession().site
  const first = firstDayOf(event, timeZone)
  return (
    <>
      <Input.Wrapper
        label="Days of the week"
        description="That of the first time is always among them."
        error={errors['event.repeat.weekdays']}
      >
        <Chip.Group
          multiple
          value={weekdaysOf(first, repeat).map(String)}
          onChange={(chosen) => set({ weekdays: chosen.map(Number) })}
        >
          <Group gap={6} mt={6}>
            {weekdayLabels.map((label, index) => (
              <Chip key={label} value={String(index + 1)} size="xs" disabled={weekdayOf(first) === index + 1}>
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <NumberInput
        label="Weeks from one to the next"
        description="1 for every week."
        value={repeat.weeks}
        min={1}
        max={mostWeeks}
        error={errors['event.repeat.weeks']}
        onChange={(value) => set({ weeks: Number(value) })}
      />
    </>
  )
}

const weekdayLabels = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function EndFields({ event, repeat: { ends }, errors, set }: PartProps) {
  const { timeZone } = useSession().site
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="It goes on"
        data={[
          { value: 'times', label: 'A number of times' },
          { value: 'until', label: 'Until a day' },
        ]}
        value={'times' in ends ? 'times' : 'until'}
        allowDeselect={false}
        onChange={(value) =>
          set({ ends: value === 'until' ? { untilDay: lastDayOf(event, timeZone) } : { times: 10 } })
        }
      />
      {'times' in ends ? (
        <NumberInput
          label="How often it takes place"
          value={ends.times}
          min={1}
          max={mostTimes}
          error={errors['event.repeat.ends.times']}
          onChange={(value) => set({ ends: { times: Number(value) } })}
        />
      ) : (
        <TextInput
          type="date"
          label="Last day at the latest"
          value={ends.untilDay}
          error={errors['event.repeat.ends.untilDay']}
          onChange={({ currentTarget }) => set({ ends: { untilDay: currentTarget.value } })}
        />
      )}
    </SimpleGrid>
  )
}

/** What is typed goes on until the day that was its last. */
function lastDayOf(event: EventPlan, timeZone: string): string {
  const last = occurrencesOf(settleTimes(event, timeZone)).at(-1) ?? event
  return firstDayOf(last, timeZone)
}

function LeftOutFields({ repeat: { daysLeftOut }, errors, set }: PartProps) {
  const [day, setDay] = useState('')
  const { date } = useFormat()
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <TextInput
          type="date"
          label="Days left out"
          value={day}
          error={errors['event.repeat.daysLeftOut']}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={day === '' || daysLeftOut.includes(day)}
          onClick={() => {
            set({ daysLeftOut: [...daysLeftOut, day].toSorted() })
            setDay('')
          }}
        >
          Leave out
        </Button>
      </Group>
      {daysLeftOut.length > 0 && (
        <Group gap={6}>
          {daysLeftOut.map((each) => (
            <Button
              key={each}
              variant="default"
              size="compact-sm"
              aria-label={`Take place on ${date(each)} after all`}
              onClick={() => set({ daysLeftOut: daysLeftOut.filter((other) => other !== each) })}
            >
              {`${date(each)} ×`}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}

/** What the rule comes to, so that a slip is seen; why it cannot be saved, unless a field says so already. */
function TimesText({ event, errors }: Pick<RepeatFieldsProps, 'event' | 'errors'>) {
  const { timeZone } = useSession().site
  const { date } = useFormat()
  const [refusal] = Object.entries(checkEvent(event, timeZone)).flatMap(([path, problem]) =>
    problem && path.startsWith('event.repeat.') ? [{ path, text: itemProblemText[problem] }] : [],
  )
  if (refusal)
    return errors[refusal.path] ? null : (
      <Text size="sm" c="error" role="status">
        {refusal.text}
      </Text>
    )
  const times = occurrencesOf(settleTimes(event, timeZone))
  const last = times.at(-1)
  if (!last) return null
  return (
    <Text size="sm" c="dimmed" role="status">
      {`Times in all: ${times.length}. The last: ${date(firstDayOf(last, timeZone))}.`}
    </Text>
  )
}
