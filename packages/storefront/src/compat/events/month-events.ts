/** An event as the page data tells it. */
export interface ShownEvent {
  readonly title: string
  readonly fullUrl: string
  readonly startDate: number
  /** The same as its beginning, where it is not given. */
  readonly endDate: number
  /** Whether it has days and no clock times. */
  readonly isAllDay: boolean
}

/** The days of a month in weeks that begin on Sunday; null where a day belongs to another month. */
export function weeksOf(year: number, month: number): readonly (readonly (number | null)[])[] {
  const first = new Date(year, month, 1).getDay()
  const count = new Date(year, month + 1, 0).getDate()
  const cells = [...new Array<null>(first).fill(null), ...Array.from({ length: count }, (_, day) => day + 1)]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** The events of a day, those that began before it and go on included. */
export function eventsOfDay(events: readonly ShownEvent[], date: Date): readonly ShownEvent[] {
  const next = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1)
  return events.filter(({ startDate, endDate }) => startDate < next.getTime() && endDate >= date.getTime())
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
    return lists.flat().flatMap((event: unknown) => {
      const shown = eventOf(event)
      const first = new Date(year, month, 1).getTime()
      const next = new Date(year, month + 1, 1).getTime()
      return shown.startDate < next && shown.endDate >= first ? [shown] : []
    })
  } catch {
    return []
  }
}

function eventOf(event: unknown): ShownEvent {
  const fields: Record<string, unknown> = { ...Object(event) }
  const more: Record<string, unknown> = { ...Object(fields.structuredContent) }
  const shown = { title: String(fields.title ?? ''), fullUrl: String(fields.fullUrl ?? '') }
  const days = wholeDays({ ...Object(fields.allDay) })
  if (days) return { ...shown, ...days, isAllDay: true }
  const startDate = Number(fields.startDate ?? more.startDate ?? 0)
  const endDate = Math.max(startDate, Number(fields.endDate ?? more.endDate ?? 0) || 0)
  return { ...shown, startDate, endDate, isAllDay: false }
}

/** Days are the same for every visitor: they begin and end by the visitor's own clock. */
function wholeDays({ first, last }: { readonly first?: unknown; readonly last?: unknown }) {
  const [startDate, end] = [Date.parse(`${first}T00:00`), Date.parse(`${last}T00:00`)]
  if (Number.isNaN(startDate) || Number.isNaN(end)) return null
  const next = new Date(end)
  next.setDate(next.getDate() + 1)
  return { startDate, endDate: next.getTime() - 1 }
}
