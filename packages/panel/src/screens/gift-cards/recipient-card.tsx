import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import type { GiftCardReply } from './stored-card.ts'

/** For whom a card is, what its giver wrote, and when it went out. */
export function RecipientCard({ card, sendsMail }: GiftCardReply) {
  const { moment } = useFormat()
  const { recipientName, recipientEmail, senderName, message, sentAtMs, goesOutAtMs, orderId, orderName } =
    card
  return (
    <PanelCard title="For">
      <Stack gap={6}>
        {recipientName !== '' && (
          <Text size="sm" fw={600}>
            {recipientName}
          </Text>
        )}
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {recipientEmail || 'Nobody: whom it was for was erased.'}
        </Text>
        {senderName !== '' && <Text size="sm">From {senderName}</Text>}
        {message !== '' && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        )}
        <Text size="sm">
          {sentAtMs === null ? <>Goes out {moment(goesOutAtMs)}</> : <>Sent {moment(sentAtMs)}</>}
        </Text>
        {!sendsMail && (
          <Text size="xs" c="dimmed">
            {sentAtMs === null
              ? 'There is no mail server: the mail with the code will be in the mailbox then.'
              : 'There is no mail server: the mail with the code is in the mailbox.'}
          </Text>
        )}
        {orderId !== null && (
          <LinkText to="/orders/$orderId" params={{ orderId }} size="sm">
            {`Bought with order ${orderName}`}
          </LinkText>
        )}
      </Stack>
    </PanelCard>
  )
}
