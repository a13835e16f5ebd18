import { Group, SimpleGrid, Stack } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { BackLink } from '../../parts/back-link.tsx'
import { Neighbours } from '../../parts/lists/trail/neighbours.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { SubscriptionButtons } from './acts/subscription-buttons.tsx'
import { useToldOutcome } from './acts/use-told-outcome.ts'
import { CustomerCard } from './cards/customer-card.tsx'
import { CyclesCard } from './cards/cycles-card.tsx'
import { HistoryCard } from './cards/history-card.tsx'
import { WhatComesCard } from './cards/what-comes-card.tsx'
import { SubscriptionBadge } from './subscription-badge.tsx'

/** A subscription as it stands. */
export function SubscriptionView({ subscription, sendsMail }: ReplyOf<typeof readSubscriptionCall>) {
  const { id, productTitle } = subscription
  useToldOutcome(subscription)
  return (
    <>
      <PageHead
        title={productTitle}
        above={
          <Group justify="space-between">
            <BackLink to="/subscriptions">Subscriptions</BackLink>
            <Neighbours key={id} list="/subscriptions" id={id} />
          </Group>
        }
        beside={<SubscriptionBadge row={subscription} />}
        actions={<SubscriptionButtons subscription={subscription} sendsMail={sendsMail} />}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <WhatComesCard subscription={subscription} />
          <CustomerCard subscription={subscription} />
        </Stack>
        <Stack>
          <CyclesCard subscription={subscription} />
          <HistoryCard subscription={subscription} />
        </Stack>
      </SimpleGrid>
    </>
  )
}
