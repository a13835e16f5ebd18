import { getRouteApi } from '@tanstack/react-router'
import { readMailCall } from '@vitrine/contract/mail/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { MailView } from './mail-view.tsx'

const route = getRouteApi('/panel/mailbox/$mailId')

/** A mail. */
export function MailScreen() {
  const { mailId } = route.useParams()
  const query = useCall(readMailCall, { params: { mailId } })
  return (
    <Shown
      of={[query]}
      loading="Loading the message"
      head={<PageHead title="Mail" above={<BackLink to="/mailbox">Mailbox</BackLink>} />}
    >
      {(read) => <MailView key={mailId} mail={read.mail} />}
    </Shown>
  )
}
