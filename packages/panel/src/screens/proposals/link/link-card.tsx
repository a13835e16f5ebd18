import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import {
  closeProposalLinkCall,
  mailProposalCall,
  openProposalLinkCall,
} from '@vitrine/contract/proposals/panel-calls'
import { lazy, Suspense, useState } from 'react'
import { type PreparedCall, prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { CopiedText } from '../../../parts/copied-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { KeptProposal } from '../editor/proposal-draft.ts'

const PaidDialog = lazy(() => import('./paid-dialog.tsx').then((file) => ({ default: file.PaidDialog })))

interface LinkCardProps {
  readonly kept: KeptProposal
  /** What is not saved is in no link. */
  readonly isDirty: boolean
  readonly onChanged: (kept: KeptProposal) => void
}

/** The link by which a draft is paid: made, mailed, copied, ended; and the way to say that it was paid otherwise. */
export function LinkCard({ kept, isDirty, onChanged }: LinkCardProps) {
  const { proposal, prices, url, sendsMail } = kept
  // What is sent is taxed by where it goes, and an order says what it cost.
  const isWhole = !prices.requiresShipping || (prices.shipping !== null && prices.isTaxKnown)
  const [what, setWhat] = useState('')
  const change = useChange<KeptProposal>({ onDone: onChanged })
  const refusal = refusalIn(change)
  const busy = change.state.kind === 'saving' ? what : ''
  const [isPaying, setPaying] = useState(false)
  const params = { proposalId: proposal.id }
  const run = (act: string, sending: PreparedCall<KeptProposal>, saved: string) => {
    // One that is on its way is the one that is shown.
    if (busy === '') setWhat(act)
    void change.send(sending, saved)
  }
  return (
    <PanelCard title="Payment">
      <Stack>
        <LinkWords kept={kept} />
        {url !== '' && <CopiedText label="Link" text={url} />}
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        {isDirty && <Text size="sm">Save first: the link shows what is saved.</Text>}
        <Group gap="xs">
          <Button
            disabled={isDirty || proposal.email === ''}
            loading={busy === 'mail'}
            onClick={() => run('mail', prepareCall(mailProposalCall, { params }), mailedText(sendsMail))}
          >
            {proposal.mailedAtMs === null ? 'Mail the link' : 'Mail it again'}
          </Button>
          <Button
            variant="default"
            disabled={isDirty}
            loading={busy === 'link'}
            onClick={() =>
              run('link', prepareCall(openProposalLinkCall, { params }), 'The link holds from now on')
            }
          >
            {url === '' ? 'Make a link' : 'Let it hold again'}
          </Button>
          {url !== '' && (
            <Button
              variant="default"
              loading={busy === 'end'}
              onClick={() => run('end', prepareCall(closeProposalLinkCall, { params }), 'The link was ended')}
            >
              End the link
            </Button>
          )}
        </Group>
        {proposal.email === '' && (
          <Text size="sm" c="dimmed">
            To mail it, enter the email address of the customer.
          </Text>
        )}
        <Group>
          <Button variant="default" disabled={isDirty || !isWhole} onClick={() => setPaying(true)}>
            Mark as paid
          </Button>
        </Group>
        {!isWhole && (
          <Text size="sm" c="dimmed">
            To mark it as paid, enter where it goes and how: its total is known then.
          </Text>
        )}
        <Suspense>{isPaying && <PaidDialog kept={kept} onClose={() => setPaying(false)} />}</Suspense>
      </Stack>
    </PanelCard>
  )
}

function mailedText(sendsMail: boolean): string {
  return sendsMail ? 'The link is on its way' : 'The mail is in the mailbox'
}

function LinkWords({ kept: { proposal } }: { readonly kept: KeptProposal }) {
  const { moment } = useFormat()
  const { state, linkEndsAtMs, mailedAtMs } = proposal
  return (
    <div>
      <Text size="sm">
        {state === 'draft' && 'Nobody can pay it yet: mail the link, or make one to send yourself.'}
        {state === 'open' &&
          linkEndsAtMs !== null &&
          `Whoever has the link pays it until ${moment(linkEndsAtMs)}.`}
        {state === 'ended' && linkEndsAtMs !== null && `The link ended ${moment(linkEndsAtMs)}.`}
      </Text>
      {mailedAtMs !== null && (
        <Text size="sm" c="dimmed">
          Mailed {moment(mailedAtMs)}
        </Text>
      )}
    </div>
  )
}
