import { Alert, Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Outcome } from '@vitrine/contract/client/outcome'
import {
  changeProposalCall,
  createProposalCall,
  readProposalCall,
  removeProposalCall,
} from '@vitrine/contract/proposals/panel-calls'
import { useState } from 'react'
import { callQuery } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { readAfter } from '../../../call/read-after.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { LinkButton, LinkText } from '../../../parts/link-text.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown, there } from '../../../parts/reading/shown.tsx'
import { useFormKey } from '../../../parts/settings/use-form-key.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { LinkCard } from '../link/link-card.tsx'
import { ProposalBadge } from '../proposal-badge.tsx'
import { type Contents, contentsOf, freshContents, type KeptProposal } from './proposal-draft.ts'
import { ProposalForm } from './proposal-form.tsx'

const above = <BackLink to="/orders/drafts">Draft orders</BackLink>

/** One draft; without an id in the address a new one, as a copy of another where the address names it. */
export function ProposalScreen() {
  const { draftId = '' } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const copy = search && 'copy' in search && typeof search.copy === 'string' ? search.copy : ''
  const isNew = draftId === ''
  const proposalId = isNew ? copy : draftId
  const form = useFormKey(isNew ? `copy ${copy}` : draftId)
  const query = useCall(
    readProposalCall,
    { params: { proposalId } },
    { isFresh: !isNew, isEnabled: proposalId !== '' },
  )
  const openedOf = (read: KeptProposal | null): Opened =>
    isNew || read === null
      ? { kept: null, contents: read ? contentsOf(read) : freshContents }
      : { kept: read, contents: contentsOf(read) }
  return (
    <Shown
      of={[proposalId === '' ? there(null) : query]}
      loading="Loading the draft"
      head={<PageHead title={isNew ? 'New draft' : 'Draft order'} above={above} />}
    >
      {(read) => <OpenDraft key={form.key} opened={openedOf(read)} onAdded={form.goesOnAt} />}
    </Shown>
  )
}

interface Opened {
  /** Null: it is being added. */
  readonly kept: KeptProposal | null
  readonly contents: Contents
}

interface OpenDraftProps {
  readonly opened: Opened
  readonly onAdded: (draftId: string) => void
}

function OpenDraft({ opened, onAdded }: OpenDraftProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { kept } = opened
  const show = (shown: KeptProposal) => {
    const params = { proposalId: shown.proposal.id }
    void readAfter(queries, changeProposalCall)
    queries.setQueryData(callQuery(readProposalCall, { params }).queryKey, shown)
  }
  return (
    <>
      <PageHead
        title={titleOf(kept)}
        above={above}
        beside={kept && <ProposalBadge state={kept.proposal.state} />}
        actions={kept && <KeptButtons id={kept.proposal.id} />}
      />
      {kept && <Drafted kept={kept} />}
      {!kept?.proposal.orderId && (
        <ProposalForm
          opened={opened}
          draftOf={({ contents }) => contents}
          read={({ kept: stored }) => stored && readDraft(stored)}
          updatedAtMsOf={({ kept: stored }) => stored?.proposal.updatedAtMs ?? 0}
          isDirtyAtFirst={kept === null && opened.contents.lines.length > 0}
          save={saveDraft}
          onSaved={async ({ kept: saved }) => {
            toastSaved('The draft was saved')
            if (!saved) return
            show(saved)
            if (kept) return
            const { id } = saved.proposal
            onAdded(id)
            await navigate({ to: '/orders/drafts/$draftId', params: { draftId: id }, replace: true })
          }}
          aside={(isDirty) => kept && <LinkCard kept={kept} isDirty={isDirty} onChanged={show} />}
        />
      )}
    </>
  )
}

function openedOf(outcome: Outcome<KeptProposal>): Outcome<Opened> {
  return outcome.ok
    ? { ok: true, reply: { kept: outcome.reply, contents: contentsOf(outcome.reply) } }
    : outcome
}

async function readDraft({ proposal: { id } }: KeptProposal): Promise<Outcome<Opened>> {
  return openedOf(await call(readProposalCall, { params: { proposalId: id } }))
}

async function saveDraft(contents: Contents, { kept }: Opened): Promise<Outcome<Opened>> {
  if (!kept) return openedOf(await call(createProposalCall, { body: contents }))
  const { id, updatedAtMs } = kept.proposal
  return openedOf(
    await call(changeProposalCall, { params: { proposalId: id }, body: { updatedAtMs, contents } }),
  )
}

function titleOf(kept: KeptProposal | null): string {
  if (!kept) return 'New draft'
  const { customer } = kept.proposal
  return customer === '' ? 'Draft order' : `Draft for ${customer}`
}

function Drafted({ kept }: { readonly kept: KeptProposal }) {
  const { by, createdAtMs, orderId } = kept.proposal
  const { moment } = useFormat()
  return (
    <>
      <Text c="dimmed" size="sm" mt="-12px" mb="lg">
        {by === '' ? `Drafted ${moment(createdAtMs)}` : `Drafted ${moment(createdAtMs)} by ${by}`}
      </Text>
      {orderId !== '' && (
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
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const removal = useChange<unknown>({
    goOn: () => {
      setAsking(false)
      void navigate({ to: '/orders/drafts' })
    },
  })
  const remove = prepareRemoval(removeProposalCall, { params: { proposalId: id } })
  return (
    <>
      <LinkButton to="/orders/drafts/new" search={{ copy: id }} variant="default">
        Duplicate
      </LinkButton>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove this draft?"
          action="Remove"
          tone="danger"
          change={removal}
          onConfirm={() => void removal.send(remove, 'The draft was removed')}
          onClose={() => setAsking(false)}
        >
          Its link leads nowhere then. An order that came of it stays.
        </ConfirmDialog>
      )}
    </>
  )
}
