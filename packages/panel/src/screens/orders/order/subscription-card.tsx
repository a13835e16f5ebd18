import { Stack, Text } from '@mantine/core'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { OrderSubscription } from './order-dialog-state.ts'

/** What the order subscribes to, and whether it began that or renewed it. */
export function SubscriptionCard({
  subscriptions,
}: {
  readonly subscriptions: readonly OrderSubscription[]
}) {
  return (
    <PanelCard title="Subscription">
      {subscriptions.map(({ id, productTitle, isRenewal }) => (
        <Stack key={id} gap={2}>
          <Text size="sm">{isRenewal ? 'This order is a renewal.' : 'This order is its first payment.'}</Text>
          <LinkText to="/subscriptions/$subscriptionId" params={{ subscriptionId: id }} size="sm">
            {productTitle}
          </LinkText>
        </Stack>
      ))}
    </PanelCard>
  )
}
