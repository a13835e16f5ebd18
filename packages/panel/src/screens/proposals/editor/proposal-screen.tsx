import { Alert, Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import {
  changeProposalCall,
  listProposalsCall,
  readProposalCall,
  removeProposalCall,
} from '@vitrine/contract/proposals/panel-calls'
import { useState } from 'react'
import { callQuery } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { AskDialog } from '../../../parts/dialogs/ask-dialog.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkButton, LinkText } from '../../../parts/link-text.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { LinkCard } from '../link/link-card.tsx'
import { ProposalBadge } from '../proposal-badge.tsx'
import { contentsOf, type KeptProposal } from './proposal-draft.ts'
import { ProposalForm } from './proposal-form.tsx'

const route = getRouteApi('/panel/orders/drafts/$draftId')
const above = <BackLink to="/orders/drafts">Draft orders</BackLink>

/** One draft. */
export function ProposalScreen() {
  const { draftId } = route.useParams()
  const query = useCall(readProposalCall, { params: { proposalId: draftId } }, { isFresh: true })
  if (query.data) return <Kept kept={query.data} />
  return (
    <>
      <PageHead title="Draft order" above={above} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the draft" />
      )}
    </>
  )
}

function Kept({ kept }: { readonly kept: KeptProposal }) {
  const queries = useQueryClient()
  const { proposal } = kept
  const { id, customer, state, by, createdAtMs, orderId } = proposal
  const { moment } = useFormat()
  const params = { proposalId: id }
  const show = (shown: KeptProposal) => {
    queries.setQueryData(callQuery(readProposalCall, { params }).queryKey, shown)
    void queries.invalidateQueries({ queryKey: [listProposalsCall.name] })
  }
  return (
    <>
      <PageHead
        title={customer === '' ? 'Draft order' : `Draft for ${customer}`}
        above={above}
        beside={<ProposalBadge state={state} />}
        actions={<KeptButtons id={id} />}
      />
      <Text c="dimmed" size="sm" mt="-12px" mb="lg">
        {by === '' ? `Drafted ${moment(createdAtMs)}` : `Drafted ${moment(createdAtMs)} by ${by}`}
      </Text>
      {orderId === '' ? (
        <ProposalForm
          key={id}
          opened={kept}
          draftOf={contentsOf}
          kept={{
            read: () => call(readProposalCall, { params }),
            updatedAtMsOf: (stored) => stored.proposal.updatedAtMs,
          }}
          save={(contents, over) =>
            call(changeProposalCall, {
              params,
              body: { updatedAtMs: over.proposal.updatedAtMs, contents },
            })
          }
          onSaved={(saved) => {
            toastSaved('The draft was saved')
            show(saved)
          }}
          aside={(isDirty) => <LinkCard kept={kept} isDirty={isDirty} onChanged={show} />}
        />
      ) : (
        // What it came to, with the taxes of that day, is told by the order.
        <Alert mb="lg">
          It was ordered.{' '}
          <LinkText to="/orders/$orderId" params={{ orderId }} size="sm">
            See the order
          </LinkText>
        </Alert>
      )}
    </>
  )
}

function KeptButtons({ id }: { readonly id: string }) {
  const navigate = route.useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const outcome = await call(removeProposalCall, { params: { proposalId: id } })
    setAsking(false)
    if (!outcome.ok) return toastError('The draft was not removed', outcome.refusal.message)
    toastSaved('The draft was removed')
    await navigate({ to: '/orders/drafts' })
  }
  return (
    <>
      <LinkButton to="/orders/drafts/new" search={{ copy: id }} variant="default">
        Duplicate
      </LinkButton>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <AskDialog
          title="Remove this draft?"
          text="Its link leads nowhere then. An order that came of it stays."
          button="Remove"
          onClose={() => setAsking(false)}
          onDo={remove}
        />
      )}
    </>
  )
}
