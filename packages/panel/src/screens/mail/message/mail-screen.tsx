import { getRouteApi } from '@tanstack/react-router'
import { readMailCall } from '@vitrine/contract/mail/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { MailView } from './mail-view.tsx'

const route = getRouteApi('/panel/mailbox/$mailId')

/** A mail. */
export function MailScreen() {
  const { mailId } = route.useParams()
  const query = useCall(readMailCall, { params: { mailId } })
  if (query.data) return <MailView key={mailId} mail={query.data.mail} />
  return (
    <>
      <PageHead title="Mail" above={<BackLink to="/mailbox">Mailbox</BackLink>} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the message" />
      )}
    </>
  )
}
