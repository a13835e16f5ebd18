import { getRouteApi } from '@tanstack/react-router'
import { readSubmissionCall } from '@vitrine/contract/forms/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { SubmissionView } from './submission-view.tsx'

const route = getRouteApi('/panel/forms/submissions/$submissionId')

/** What somebody sent by a form. */
export function SubmissionScreen() {
  const { submissionId } = route.useParams()
  const query = useCall(readSubmissionCall, { params: { submissionId } })
  return (
    <Shown
      of={[query]}
      loading="Loading the submission"
      head={<PageHead title="Submission" above={<BackLink to="/forms">Forms</BackLink>} />}
    >
      {(read) => <SubmissionView key={submissionId} submission={read.submission} />}
    </Shown>
  )
}
