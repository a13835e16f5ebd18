import { ActionIcon, Button, Group, Input, Stack, Text, TextInput, Tooltip } from '@mantine/core'
import { type OpenDay, type Weekday, weekdays } from '@vitrine/domain/website/settings/opening-hours'
import { CopyCheck, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { addRow, removeRow } from '../../../parts/rows/row-focus.ts'
import classes from './hours-fields.module.css'

type Hours = Record<Weekday, { text: string; ranges: { from: number; to: number }[] }>

interface HoursFieldsProps {
  readonly value: Readonly<Record<Weekday, OpenDay>>
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (hours: Hours) => void
}

const dayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

const usualRange = { from: 9 * 60, to: 17 * 60 }
const maxRanges = 6

/** The days of a week, each with the ranges in which it is open, or words in place of them. */
export function HoursFields({ value, errors, onChange }: HoursFieldsProps) {
  const change = (day: Weekday, open: OpenDay) => onChange({ ...copyOf(value), [day]: copyOfDay(open) })
  const first = value.monday
  const spread = () => {
    const all = copyOf(value)
    for (const day of weekdays) all[day] = copyOfDay(first)
    onChange(all)
  }
  const isSame = weekdays.every((day) => JSON.stringify(value[day]) === JSON.stringify(first))
  return (
    <Stack gap={0}>
      {weekdays.map((day) => (
        <DayFields
          key={day}
          name={dayNames[day]}
          day={value[day]}
          error={errors[`hours.${day}`]}
          onChange={(open) => change(day, open)}
          beside={
            day === 'monday' && (
              <Tooltip label="Use for all days">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label="Use the hours of Monday for all days"
                  aria-disabled={isSame}
                  data-disabled={isSame || undefined}
                  onClick={spread}
                >
                  <CopyCheck size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )
          }
        />
      ))}
      <Text size="sm" c="dimmed" mt="sm">
        A day without hours counts as closed. Leave all days empty to show no hours.
      </Text>
    </Stack>
  )
}

interface DayFieldsProps {
  readonly name: string
  readonly day: OpenDay
  readonly error: ReactNode
  readonly beside: ReactNode
  readonly onChange: (day: OpenDay) => void
}

function DayFields({ name, day: { ranges, text }, error, beside, onChange }: DayFieldsProps) {
  const last = ranges.at(-1)
  const add = () => {
    const from = last ? Math.min(last.to + 60, 23 * 60) : usualRange.from
    const next = last ? { from, to: Math.min(from + 240, 24 * 60) } : usualRange
    onChange({ text, ranges: [...ranges, next] })
  }
  return (
    <fieldset className={classes.day}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.ranges}>
        {ranges.map((range, place) => (
          // The places of ranges are all that tells one from another.
          // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no id
          <Group key={place} gap={6} wrap="nowrap">
            <TextInput
              type="time"
              aria-label={`${name} opens, ${place + 1}`}
              value={timeOf(range.from)}
              onChange={(event) => {
                const from = minuteOf(event.currentTarget.value)
                onChange({ text, ranges: ranges.with(place, { ...range, from }) })
              }}
            />
            <Text size="sm" c="dimmed" aria-hidden>
              –
            </Text>
            <TextInput
              type="time"
              aria-label={`${name} closes, ${place + 1}`}
              value={timeOf(range.to)}
              onChange={(event) => {
                // Midnight ends a day, and never begins the end of one.
                const to = minuteOf(event.currentTarget.value) || 24 * 60
                onChange({ text, ranges: ranges.with(place, { ...range, to }) })
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove hours ${place + 1} of ${name}`}
              onClick={(event) =>
                removeRow(event, () => onChange({ text, ranges: ranges.toSpliced(place, 1) }))
              }
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group gap={4}>
          <Button
            data-adds
            size="compact-sm"
            variant="subtle"
            leftSection={<Plus size={14} aria-hidden />}
            disabled={ranges.length >= maxRanges}
            onClick={(event) => addRow(event, add)}
          >
            {ranges.length === 0 ? 'Add hours' : 'Add more'}
            <span className={classes.unseen}> on {name}</span>
          </Button>
          {beside}
        </Group>
      </div>
      <TextInput
        className={classes.words}
        aria-label={`In your own words: ${name}`}
        placeholder={ranges.length === 0 ? 'Closed' : 'In your own words'}
        value={text}
        maxLength={200}
        onChange={(event) => onChange({ ranges, text: event.currentTarget.value })}
      />
      {error && <Input.Error className={classes.error}>{error}</Input.Error>}
    </fieldset>
  )
}

function copyOf(hours: Readonly<Record<Weekday, OpenDay>>): Hours {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours
  return {
    monday: copyOfDay(monday),
    tuesday: copyOfDay(tuesday),
    wednesday: copyOfDay(wednesday),
    thursday: copyOfDay(thursday),
    friday: copyOfDay(friday),
    saturday: copyOfDay(saturday),
    sunday: copyOfDay(sunday),
  }
}

function copyOfDay({ text, ranges }: OpenDay) {
  return { text, ranges: ranges.map(({ from, to }) => ({ from, to })) }
}

function timeOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
