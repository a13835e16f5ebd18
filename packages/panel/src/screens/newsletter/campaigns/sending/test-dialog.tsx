import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { testCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useSession } from '../../../../session/session.ts'
import type { CampaignReply } from '../stored-campaign.ts'

interface TestDialogProps {
  readonly campaign: CampaignReply['campaign']
  readonly onClose: () => void
}

/** Sends a campaign to one address to try it. */
export function TestDialog({ campaign, onClose }: TestDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Send a test">
      <TestForm campaign={campaign} onClose={onClose} />
    </Modal>
  )
}

type State =
  | { readonly is: 'asked' }
  | { readonly is: 'sending' }
  | { readonly is: 'sent'; readonly to: string }
  | { readonly is: 'refused'; readonly message: string; readonly field: string | undefined }

function TestForm({ campaign, onClose }: TestDialogProps) {
  const { account } = useSession()
  const [to, setTo] = useState(account.email)
  const [state, setState] = useState<State>({ is: 'asked' })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState({ is: 'sending' })
    const outcome = await call(testCampaignCall, { params: { campaignId: campaign.id }, body: { to } })
    if (outcome.ok) return setState({ is: 'sent', to: outcome.reply.to })
    const { message, errors } = outcome.refusal
    setState({ is: 'refused', message, field: errors.to })
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack>
        <TextInput
          type="email"
          label="Address"
          description="The mail is marked as a test. Its link to unsubscribe takes nobody off a list."
          value={to}
          error={state.is === 'refused' ? state.field : undefined}
          data-autofocus
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <div role="status">
          {state.is === 'sent' && (
            <Alert color="teal">{`The mail server took the mail to ${state.to}. Look into that mailbox.`}</Alert>
          )}
        </div>
        <div role="alert">
          {state.is === 'refused' && state.field === undefined && <Alert color="red">{state.message}</Alert>}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={state.is === 'sending'}>
            Send the test
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
