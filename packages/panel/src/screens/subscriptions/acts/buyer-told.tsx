import { Text } from '@mantine/core'
import type { SubscriptionRecord } from '../subscription-row.ts'

interface BuyerToldProps {
  readonly subscription: Pick<SubscriptionRecord, 'email'>
  readonly sendsMail: boolean
}

/** Says whether the buyer hears of what is done with a subscription; nothing of one that has no address any more. */
export function BuyerTold({ subscription, sendsMail }: BuyerToldProps) {
  if (subscription.email === '') return null
  return (
    <Text size="sm">
      {sendsMail
        ? 'Its buyer is told by mail.'
        : 'There is no mail server: the mail to its buyer is kept in the mailbox.'}
    </Text>
  )
}
