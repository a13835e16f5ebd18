import { getRouteApi } from '@tanstack/react-router'
import { createProposalCall, readProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { type Contents, contentsOf, freshContents } from './proposal-draft.ts'
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
        <NewForm key={copy} begun={contentsOf(query.data)} />
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
      opened={{ id: '', contents: begun }}
      draftOf={(added) => added.contents}
      kept={null}
      isDirtyAtFirst={begun.lines.length > 0}
      save={async (contents) => {
        const outcome = await call(createProposalCall, { body: contents })
        return outcome.ok ? { ok: true, reply: { id: outcome.reply.proposal.id, contents } } : outcome
      }}
      onSaved={async ({ id }) => {
        toastSaved('The draft was saved')
        await navigate({ to: '/orders/drafts/$draftId', params: { draftId: id } })
      }}
    />
  )
}
