import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './room-tabs.module.css'

/** A room beside others. */
interface RoomTab {
  readonly to: NonNullable<LinkProps['to']>
  /** What goes along to it, such as the days that are looked at. */
  readonly search?: Readonly<Record<string, string | undefined>>
  readonly label: string
  readonly isHere: boolean
}

interface RoomTabsProps {
  /** What the rooms belong to, such as `Rooms of forms`. */
  readonly label: string
  readonly rooms: readonly RoomTab[]
}

/** The ways between rooms that belong together, under their heading. */
export function RoomTabs({ label, rooms }: RoomTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.rooms}>
        {rooms.map(({ to, search, label: name, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              search={search ?? {}}
              activeOptions={{ exact: true, includeSearch: false }}
              className={classes.room}
              aria-current={isHere ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
