import { Alert, Button, Stack, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { testCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { type FormEvent, useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../../parts/changes/use-change.ts'
import { DialogButtons } from '../../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../../parts/dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../../../parts/dialogs/way-back-button.tsx'
import { useSession } from '../../../../session/session.ts'
import type { CampaignReply } from '../stored-campaign.ts'

interface TestDialogProps {
  readonly campaign: CampaignReply['campaign']
  readonly onClose: () => void
}

type Sent = ReplyOf<typeof testCampaignCall>

/** Sends a campaign to one address to try it, and to another one after it. */
export function TestDialog({ campaign, onClose }: TestDialogProps) {
  const { account } = useSession()
  const [to, setTo] = useState(account.email)
  const [sent, setSent] = useState<Sent | null>(null)
  const change = useChange<Sent>({ onDone: setSent })
  const refusal = refusalIn(change)
  const isSending = change.state.kind === 'saving'
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(null)
    const params = { campaignId: campaign.id }
    void change.send(prepareCall(testCampaignCall, { params, body: { to } }))
  }
  return (
    <DialogFrame onClose={onClose} title="Send a test" isSaving={isSending} isDone={sent !== null}>
      <form onSubmit={send} noValidate>
        <Stack>
          <TextInput
            type="email"
            label="Address"
            description="The mail is marked as a test. Its link to unsubscribe takes nobody off a list."
            value={to}
            error={refusal?.errors.to}
            data-autofocus
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <div role="status">
            {sent && (
              <Alert color="teal">{`The mail server took the mail to ${sent.to}. Look into that mailbox.`}</Alert>
            )}
          </div>
          <div role="alert">
            {refusal && !refusal.errors.to && <Alert color="red">{refusal.message}</Alert>}
          </div>
          <DialogButtons>
            <WayBackButton isSaving={isSending} onClick={onClose}>
              Close
            </WayBackButton>
            <Button type="submit" loading={isSending}>
              Send the test
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}
