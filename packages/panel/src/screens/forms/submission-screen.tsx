import { getRouteApi } from '@tanstack/react-router'
import { readSubmissionCall } from '@vitrine/contract/forms/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { SubmissionView } from './submission-view.tsx'

const route = getRouteApi('/panel/forms/submissions/$submissionId')

/** What somebody sent by a form. */
export function SubmissionScreen() {
  const { submissionId } = route.useParams()
  const query = useCall(readSubmissionCall, { params: { submissionId } })
  if (query.data) return <SubmissionView key={submissionId} submission={query.data.submission} />
  return (
    <>
      <PageHead title="Submission" above={<BackLink to="/forms">Forms</BackLink>} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the submission" />
      )}
    </>
  )
}
