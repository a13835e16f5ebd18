import { ActionIcon, Button, EmptyState, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { listCalendarCall } from '@vitrine/contract/content/item-calls'
import { toWallTime } from '@vitrine/domain/time/site-clock'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { shelfLook } from '../../../parts/shelves.ts'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { useSession } from '../../../session/session.ts'
import { panelLocale } from '../../../session/shown-language.ts'
import { type ContentCollection, type ItemRow, itemName } from '../content-collections.ts'
import classes from './calendar.module.css'
import { boundsOf, firstDayOf, type MonthDay, monthAfter, monthOf, weeksOf } from './month-days.ts'

interface CalendarViewProps {
  readonly collection: ContentCollection
  /** Such as 2026-11; the present month without one. */
  readonly month: string | undefined
  readonly onMonth: (month: string) => void
}

/** What appears when, and which events take place: a month at a time, on the site's clock. */
export function CalendarView({ collection, month: asked, onMonth }: CalendarViewProps) {
  const { site } = useSession()
  const isPhone = useIsPhone()
  const present = monthOf(Date.now(), site.timeZone)
  const month = asked ?? present
  const weeks = weeksOf(month, firstDayOf(site.locale))
  const query = { ...boundsOf(weeks, site.timeZone), collectionId: collection.id }
  const items = useCall(listCalendarCall, { query }, { keepPrevious: true })
  const byDay = Map.groupBy(items.data?.items ?? [], (item) => dayOf(item, site.timeZone))
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" aria-live="polite">
          {monthName(month, site.locale)}
        </Title>
        <Group gap={6}>
          <ActionIcon
            variant="default"
            aria-label="Previous month"
            onClick={() => onMonth(monthAfter(month, -1))}
          >
            <ChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            size="compact-sm"
            disabled={month === present}
            onClick={() => onMonth(present)}
          >
            This month
          </Button>
          <ActionIcon variant="default" aria-label="Next month" onClick={() => onMonth(monthAfter(month, 1))}>
            <ChevronRight size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Shown of={[items]} loading="Loading the calendar">
        {() => (isPhone ? <DayList {...{ weeks, byDay }} /> : <MonthTable {...{ weeks, byDay }} />)}
      </Shown>
    </Paper>
  )
}

interface DaysProps {
  readonly weeks: readonly (readonly MonthDay[])[]
  readonly byDay: ReadonlyMap<string, readonly ItemRow[]>
}

function MonthTable({ weeks, byDay }: DaysProps) {
  const { site } = useSession()
  const today = toWallTime(Date.now(), site.timeZone).slice(0, 10)
  return (
    <Table className={classes.month} withColumnBorders aria-label="Month">
      <Table.Thead>
        <Table.Tr>
          {weeks[0]?.map(({ date }) => (
            <Table.Th key={date} scope="col">
              {show(date, site.locale, { weekday: 'short' })}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.map((week) => (
          <Table.Tr key={week[0]?.date}>
            {week.map(({ date, isInMonth }) => (
              <Table.Td
                key={date}
                data-outside={!isInMonth || undefined}
                data-today={date === today || undefined}
              >
                <Text component="time" dateTime={date} size="xs" className={classes.date}>
                  {Number(date.slice(8))}
                </Text>
                <Stack gap={4}>
                  {byDay.get(date)?.map((item) => (
                    <Entry key={`${item.id} ${item.event?.startAtMs}`} item={item} />
                  ))}
                </Stack>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function DayList({ weeks, byDay }: DaysProps) {
  const { site } = useSession()
  const days = weeks.flat().filter(({ date, isInMonth }) => isInMonth && byDay.has(date))
  if (days.length === 0) {
    return (
      <EmptyState
        py="xl"
        role="status"
        icon={<CalendarDays aria-hidden />}
        title="Nothing in this month"
        description="What you publish, schedule or plan as an event shows here on its day."
      />
    )
  }
  return (
    <Stack gap="md">
      {days.map(({ date }) => (
        <section key={date}>
          <Title order={3} size="sm" mb={4}>
            {show(date, site.locale, { weekday: 'long', day: 'numeric', month: 'long' })}
          </Title>
          <Stack gap={6}>
            {byDay.get(date)?.map((item) => (
              <Entry key={`${item.id} ${item.event?.startAtMs}`} item={item} />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

function Entry({ item }: { readonly item: ItemRow }) {
  const { site } = useSession()
  const time = toWallTime(item.event?.startAtMs ?? item.publishedAtMs, site.timeZone).slice(11)
  const { label } = shelfLook(item.shelf)
  return (
    <LinkText
      to="/content/$collectionId/$itemId"
      params={{ collectionId: item.collectionId, itemId: item.id }}
      size="xs"
      className={classes.entry}
      data-shelf={item.shelf}
    >
      {!item.event?.days && `${time} `}
      {itemName(item)}
      {item.shelf !== 'published' && ` (${label})`}
      {item.event?.isCanceled && (
        <>
          {' '}
          <span>Event canceled</span>
        </>
      )}
    </LinkText>
  )
}

function dayOf(item: ItemRow, timeZone: string): string {
  return toWallTime(item.event?.startAtMs ?? item.publishedAtMs, timeZone).slice(0, 10)
}

function monthName(month: string, locale: string): string {
  return show(`${month}-01`, locale, { month: 'long', year: 'numeric' })
}

function show(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(panelLocale(locale), { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00Z`),
  )
}
