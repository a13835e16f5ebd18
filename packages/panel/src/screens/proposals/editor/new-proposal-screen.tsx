import { getRouteApi } from '@tanstack/react-router'
import { createProposalCall, readProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { type Contents, copyOf, freshContents } from './proposal-draft.ts'
import { ProposalForm } from './proposal-form.tsx'

const route = getRouteApi('/panel/orders/drafts/new')

/** A draft that is being added; as a copy of another one, where the address names it. */
export function NewProposalScreen() {
  const { copy = '' } = route.useSearch()
  const query = useCall(readProposalCall, { params: { proposalId: copy } }, { isEnabled: copy !== '' })
  return (
    <>
      <PageHead title="New draft" above={<BackLink to="/orders/drafts">Draft orders</BackLink>} />
      {copy === '' ? (
        <NewForm begun={freshContents} />
      ) : query.data ? (
        <NewForm key={copy} begun={copyOf(query.data)} />
      ) : query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the draft" />
      )}
    </>
  )
}

function NewForm({ begun }: { readonly begun: Contents }) {
  const navigate = route.useNavigate()
  return (
    <ProposalForm
      begun={begun}
      isNew
      save={async (body) => {
        const outcome = await call(createProposalCall, { body })
        if (!outcome.ok) return outcome.refusal
        toastSaved('The draft was saved')
        await navigate({ to: '/orders/drafts/$draftId', params: { draftId: outcome.reply.proposal.id } })
        return null
      }}
    />
  )
}
