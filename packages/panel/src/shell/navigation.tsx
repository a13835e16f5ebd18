import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../session/session.ts'
import classes from './navigation.module.css'
import { roomsOpenTo } from './rooms.ts'

/** Links to the screens that the account may see. */
export function Navigation() {
  const { account } = useSession()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <ul className={classes.entries}>
      {roomsOpenTo(account.roles).map((room) => {
        const isHere =
          room.to === '/' ? path === '/' : [room.to, ...(room.also ?? [])].some((at) => path.startsWith(at))
        return (
          <li key={room.to} className={room.to === '/settings' ? classes.pinned : undefined}>
            <Link
              to={room.to}
              search={room.search ?? {}}
              className={classes.entry}
              aria-current={isHere ? 'page' : undefined}
            >
              <room.icon size={18} aria-hidden />
              {room.label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
