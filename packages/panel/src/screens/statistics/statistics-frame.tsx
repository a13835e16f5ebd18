import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head.tsx'
import { RoomTabs } from '../../parts/rooms/room-tabs.tsx'
import { SpanChoice } from './span/span-choice.tsx'
import { useSpan } from './span/use-span.ts'
import { type StatisticsSearch, spanSearch } from './statistics-search.ts'

type Room = '/statistics' | '/statistics/reports' | '/statistics/speed' | '/statistics/errors'

interface StatisticsFrameProps {
  readonly at: Room
  readonly search: StatisticsSearch
  /** Left out where the room is not about days. */
  readonly onChoose?: (search: StatisticsSearch) => void
  /** What stands at the end of the row of the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const rooms: readonly { readonly to: Room; readonly label: string }[] = [
  { to: '/statistics', label: 'Overview' },
  { to: '/statistics/reports', label: 'Reports' },
  { to: '/statistics/speed', label: 'Speed' },
  { to: '/statistics/errors', label: 'Errors' },
]

/** The frame of the rooms of statistics: the ways between them, and the days that are looked at. */
export function StatisticsFrame({ at, search, onChoose, actions, children }: StatisticsFrameProps) {
  const span = useSpan(search)
  return (
    <>
      <PageHead title="Statistics" actions={actions} />
      <RoomTabs
        label="Rooms of statistics"
        rooms={rooms.map(({ to, label }) => ({
          to,
          label,
          search: { ...spanSearch(search) },
          isHere: to === at,
        }))}
      />
      {onChoose && <SpanChoice search={search} span={span} onChoose={onChoose} />}
      {children}
    </>
  )
}
