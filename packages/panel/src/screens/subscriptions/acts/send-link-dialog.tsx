import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { sendSubscriptionLinkCall } from '@vitrine/contract/subscriptions/panel-calls'
import { call } from '../../../call/client.ts'
import type { SubscriptionRecord } from '../subscription-row.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

interface SendLinkDialogProps {
  readonly subscription: SubscriptionRecord
  readonly sendsMail: boolean
  readonly onClose: () => void
}

/** Mails the buyer the link by which they look after their subscription. */
export function SendLinkDialog({ subscription, sendsMail, onClose }: SendLinkDialogProps) {
  const { isSaving, refusal, run } = useSubscriptionChange(onClose)
  const params = { subscriptionId: subscription.id }
  const send = () => run(() => call(sendSubscriptionLinkCall, { params, body: {} }), 'The link is on its way')
  return (
    <Modal opened onClose={onClose} title="Send the link again?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          It goes to {subscription.email}. Whoever has it can change and cancel this subscription.
        </Text>
        {!sendsMail && (
          <Text size="sm" c="dimmed">
            There is no mail server: the mail is kept in the mailbox.
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Back
          </Button>
          <Button loading={isSaving} onClick={() => void send()}>
            Send the link
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
