import { dayOf, dayOfDate, wallMs } from './wall-clock.ts'

/** An event as the page data tells it. */
export interface ShownEvent {
  readonly title: string
  readonly fullUrl: string
  /** Days on which it takes place, both included. */
  readonly firstDay: number
  readonly lastDay: number
  /** What the clock on the wall shows when it begins; null where it has days and no clock times. */
  readonly beginsAt: number | null
}

/** The days of a month in weeks that begin on Sunday; null where a day belongs to another month. */
export function weeksOf(year: number, month: number): readonly (readonly (number | null)[])[] {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  const count = dayOfDate(year, month + 1, 1) - dayOfDate(year, month, 1)
  const cells = [...new Array<null>(first).fill(null), ...Array.from({ length: count }, (_, day) => day + 1)]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** The events of a day, those that began before it and go on included. */
export function eventsOfDay(events: readonly ShownEvent[], day: number): readonly ShownEvent[] {
  return events.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}

/** The events of a collection in a month; none when they cannot be had. */
export async function eventsOfMonth(
  path: string,
  year: number,
  month: number,
): Promise<readonly ShownEvent[]> {
  const name = `${String(month + 1).padStart(2, '0')}-${year}`
  try {
    const answer = await fetch(`${path}?view=calendar&month=${name}&format=json`)
    const { items, upcoming, past }: Record<string, unknown> = await answer.json()
    const lists = Array.isArray(items) ? [items] : [upcoming, past]
    const [first, next] = [dayOfDate(year, month, 1), dayOfDate(year, month + 1, 1)]
    return lists
      .flat()
      .map(eventOf)
      .filter(({ firstDay, lastDay }) => firstDay < next && lastDay >= first)
  } catch {
    return []
  }
}

function eventOf(event: unknown): ShownEvent {
  const fields: Record<string, unknown> = { ...Object(event) }
  const more: Record<string, unknown> = { ...Object(fields.structuredContent) }
  const shown = { title: String(fields.title ?? ''), fullUrl: String(fields.fullUrl ?? '') }
  const days = wholeDays({ ...Object(fields.allDay) })
  if (days) return { ...shown, ...days, beginsAt: null }
  const startMs = Number(fields.startDate ?? more.startDate ?? 0) || 0
  // What ends at midnight does not reach into the day that begins then.
  const lastMs = Math.max(startMs, (Number(fields.endDate ?? more.endDate ?? 0) || 0) - 1)
  const beginsAt = wallMs(startMs)
  return { ...shown, firstDay: dayOf(beginsAt), lastDay: dayOf(wallMs(lastMs)), beginsAt }
}

function wholeDays({ first, last }: { readonly first?: unknown; readonly last?: unknown }) {
  const [firstDay, lastDay] = [dayOf(Date.parse(`${first}T00:00Z`)), dayOf(Date.parse(`${last}T00:00Z`))]
  return Number.isNaN(firstDay) || Number.isNaN(lastDay) ? null : { firstDay, lastDay }
}
