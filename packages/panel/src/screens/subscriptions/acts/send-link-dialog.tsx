import { Text } from '@mantine/core'
import { sendSubscriptionLinkCall } from '@vitrine/contract/subscriptions/panel-calls'
import { call } from '../../../call/client.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

interface SendLinkDialogProps {
  readonly subscription: SubscriptionRecord
  readonly sendsMail: boolean
  readonly onClose: () => void
}

/** Mails the buyer the link by which they look after their subscription. */
export function SendLinkDialog({ subscription, sendsMail, onClose }: SendLinkDialogProps) {
  const change = useSubscriptionChange(onClose)
  const params = { subscriptionId: subscription.id }
  const send = () =>
    change.send(() => call(sendSubscriptionLinkCall, { params, body: {} }), 'The link is on its way')
  return (
    <ConfirmDialog
      title="Send the link again?"
      action="Send the link"
      change={change}
      isCancelAnAct
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        It goes to {subscription.email}. Whoever has it can change and cancel this subscription.
      </Text>
      {!sendsMail && (
        <Text size="sm" c="dimmed">
          There is no mail server: the mail is kept in the mailbox.
        </Text>
      )}
    </ConfirmDialog>
  )
}
