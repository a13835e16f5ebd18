import { Stack, Text } from '@mantine/core'
import { eventText } from '@vitrine/domain/subscriptions/record/fact-text'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'

/** What happened, the latest first. */
export function HistoryCard({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { moment } = useFormat()
  return (
    <PanelCard title="What happened">
      <Stack gap="xs" component="ol" m={0} pl={0} style={{ listStyle: 'none' }}>
        {subscription.history.map(({ atMs, text, fact, by }) => (
          <li key={`${atMs} ${text}`}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {eventText({ fact, text }, { to: 'owner' })}
            </Text>
            <Text size="xs" c="dimmed">
              {moment(atMs)}
              {by !== '' && `, by ${by}`}
            </Text>
          </li>
        ))}
      </Stack>
    </PanelCard>
  )
}
