import { SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import {
  daysOfMoments,
  type EventDays,
  momentsOfDays,
  momentsOnDays,
} from '@vitrine/domain/content/events/event-days'
import type { EventPlan } from '@vitrine/domain/content/events/event-times'
import { dayAfter } from '@vitrine/domain/time/calendar-day'
import { fromWallTime } from '@vitrine/domain/time/site-clock'
import { useState } from 'react'
import { MomentField } from '../../../../parts/fields/moment-field.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useSession } from '../../../../session/session.ts'
import type { SectionProps } from '../section.ts'
import { RepeatFields } from './repeat-fields.tsx'

/** When an event takes place. Its end moves along with its beginning. */
export function EventSection({ input, change, errors }: SectionProps) {
  const { timeZone } = useSession().site
  const { event } = input
  const [clock, setClock] = useState<ClockTimes | null>(null)
  if (!event) return null
  const set = (part: Partial<EventPlan>) => change((now) => ({ event: { ...(now.event ?? event), ...part } }))
  const setAllDay = (isAllDay: boolean) => {
    if (isAllDay) setClock(event)
    set(isAllDay ? wholeDays(event, timeZone) : clockTimes(event, clock, timeZone))
  }
  return (
    <PanelCard title="When it takes place">
      <Stack gap="md">
        <Switch
          label="All day"
          description="It has days and no clock times."
          checked={Boolean(event.days)}
          onChange={({ currentTarget: { checked } }) => setAllDay(checked)}
        />
        {event.days ? (
          <DayFields days={event.days} errors={errors} onChange={(days) => set(settled(days, timeZone))} />
        ) : (
          <ClockFields event={event} errors={errors} onChange={set} />
        )}
        <RepeatFields event={event} errors={errors} onChange={(repeat) => set({ repeat })} />
        <TextInput
          label="Online at"
          description="The address where it is followed, in place of a place or beside one. The page of the event links to it."
          value={event.onlineUrl ?? ''}
          error={errors['event.onlineUrl']}
          onChange={({ currentTarget: { value } }) => set({ onlineUrl: value.trim() })}
        />
        <Switch
          label="It is canceled"
          description="It stays on the site and in calendars, where it is marked as canceled."
          checked={event.isCanceled ?? false}
          onChange={({ currentTarget: { checked } }) => set({ isCanceled: checked })}
        />
        {errors.event && (
          <Text size="sm" c="error">
            {errors.event}
          </Text>
        )}
      </Stack>
    </PanelCard>
  )
}

interface FieldsProps<Value> extends Pick<SectionProps, 'errors'> {
  readonly onChange: (value: Value) => void
}

function ClockFields({
  event: { startAtMs, endAtMs },
  errors,
  onChange,
}: FieldsProps<Partial<EventPlan>> & { readonly event: EventPlan }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <MomentField
        label="Begins"
        atMs={startAtMs}
        error={errors['event.startAtMs']}
        onChange={(next) => onChange({ startAtMs: next, endAtMs: next + Math.max(0, endAtMs - startAtMs) })}
      />
      <MomentField
        label="Ends"
        atMs={endAtMs}
        error={errors['event.endAtMs']}
        onChange={(next) => onChange({ endAtMs: next })}
      />
    </SimpleGrid>
  )
}

function DayFields({ days, errors, onChange }: FieldsProps<EventDays> & { readonly days: EventDays }) {
  const { first, last } = days
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        type="date"
        label="First day"
        value={first}
        error={errors['event.days.first']}
        onChange={({ currentTarget: { value } }) =>
          onChange({ first: value, last: dayAfter(value, daysBetween(days)) || last })
        }
      />
      <TextInput
        type="date"
        label="Last day"
        value={last}
        min={first}
        error={errors['event.days.last']}
        onChange={({ currentTarget }) => onChange({ first, last: currentTarget.value })}
      />
    </SimpleGrid>
  )
}

function daysBetween({ first, last }: EventDays): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) || 0)
}

/** Moments follow from the days once both are typed; the server has the last word. */
function settled(days: EventDays, timeZone: string): Partial<EventPlan> {
  const { startAtMs, endAtMs } = momentsOfDays(days, timeZone)
  return Number.isFinite(startAtMs) && endAtMs > startAtMs ? { days, startAtMs, endAtMs } : { days }
}

function wholeDays(event: EventPlan, timeZone: string): Partial<EventPlan> {
  return settled(daysOfMoments(event, timeZone), timeZone)
}

type ClockTimes = Pick<EventPlan, 'startAtMs' | 'endAtMs'>

/** The times that an event had come back; one that never had any goes from ten in the morning of its first day to eleven of its last. */
function clockTimes(
  { days, startAtMs, endAtMs }: EventPlan,
  clock: ClockTimes | null,
  timeZone: string,
): Partial<EventPlan> {
  const known = days ?? daysOfMoments({ startAtMs, endAtMs }, timeZone)
  if (clock) return { days: null, ...momentsOnDays(clock, known, timeZone) }
  return {
    days: null,
    startAtMs: fromWallTime(`${known.first}T10:00`, timeZone) ?? startAtMs,
    endAtMs: fromWallTime(`${known.last}T11:00`, timeZone) ?? endAtMs,
  }
}
