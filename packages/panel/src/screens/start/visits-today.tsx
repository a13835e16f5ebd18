import { readInsightOverviewCall } from '@vitrine/contract/insight/panel-calls'
import { dayIn } from '@vitrine/domain/time/day-in'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import classes from './start.module.css'

/** What visits came to today, as far as it has come; nothing where they are not counted. */
function useVisitsToday() {
  const { timeZone } = useSession().site
  const isEnabled = useMay(readInsightOverviewCall)
  const today = dayIn(timeZone, Date.now())
  return useCall(readInsightOverviewCall, { query: { from: today, to: today } }, { isEnabled })
}

/** The visits of today, beside its orders. */
export function VisitsToday() {
  const { number } = useFormat()
  const { data } = useVisitsToday()
  if (!data?.isCounted) return null
  const { visits } = data.total
  return (
    <p className={classes.figure}>
      <strong>{number(visits)}</strong>{' '}
      <LinkText to="/statistics" search={{ span: 'today' }} size="sm">
        {visits === 1 ? 'visit' : 'visits'}
      </LinkText>
    </p>
  )
}
