import { Alert } from '@mantine/core'
import { listTimeZonesCall } from '@vitrine/contract/website/settings/region-calls'
import { useCall } from '../../../call/use-call.ts'
import { useSession } from '../../../session/session.ts'

/** Says what becomes of events to come before the site is moved to another time zone. */
export function EventsNote({ timeZone }: { readonly timeZone: string }) {
  const { site } = useSession()
  const eventsToCome = useCall(listTimeZonesCall, {}).data?.eventsToCome ?? 0
  if (timeZone === site.timeZone || eventsToCome === 0) return null
  return (
    <Alert color="yellow" role="status" title={`Events to come: ${eventsToCome}`}>
      With another time zone they keep their clock times: what begins at 10 PM begins at 10 PM in the new one.
      If you want another time for one of them, change it there afterwards.
    </Alert>
  )
}
