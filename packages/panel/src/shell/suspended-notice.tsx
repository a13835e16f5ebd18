import { suspendedText } from '@vitrine/domain/website/suspension/suspension'
import { CirclePause } from 'lucide-react'
import { useSession } from '../session/session.ts'
import classes from './offline-notice.module.css'

/** Says that the site is suspended by its host, for as long as it is. */
export function SuspendedNotice() {
  const { suspension } = useSession().site
  if (suspension === null) return null
  return (
    <div className={classes.notice} role="status">
      <CirclePause size={18} aria-hidden className={classes.sign} />
      <p>{suspendedText(suspension)}</p>
    </div>
  )
}
