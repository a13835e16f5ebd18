import { Grid, Group, Stack, Text } from '@mantine/core'
import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { isFulfilledInPart } from '@vitrine/domain/orders/parcels/fulfilled-in-part'
import { comesOncePaid } from '@vitrine/domain/orders/parcels/left-to-send'
import { orderStanding } from '@vitrine/domain/orders/parcels/order-standing'
import { isPartlyRefunded, refundTotals } from '@vitrine/domain/orders/refunds/refunded-cents'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { Neighbours } from '../../../parts/lists/trail/neighbours.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { CustomerCard } from './customer-card.tsx'
import { DownloadsCard } from './downloads-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { MoneyNotes } from './money-notes.tsx'
import { DisputedBadge, FulfillmentBadge, PaymentBadge, TestBadge } from './order-badges.tsx'
import { OrderButtons } from './order-buttons.tsx'
import type { OrderSubscription } from './order-dialog-state.ts'
import { PapersCard } from './papers/papers-card.tsx'
import { ParcelsCard } from './parcels/parcels-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { TimelineCard } from './record/timeline-card.tsx'
import { RefundsCard } from './refunds/refunds-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { WithdrawalsCard } from './withdrawals/withdrawals-card.tsx'

interface OrderViewProps {
  readonly order: Order
  /** Signed address of the customer's status page. */
  readonly statusUrl: string
  readonly sendsMail: boolean
  readonly subscriptions: readonly OrderSubscription[]
  /** The lines whose stock is counted. */
  readonly countedLineIds: readonly string[]
  /** The reason that the refund of a withdrawal begins with, in the language of its buyer. */
  readonly withdrawnReason: string
}

/** An order in full. */
export function OrderView({
  order,
  statusUrl,
  sendsMail,
  subscriptions,
  countedLineIds,
  withdrawnReason,
}: OrderViewProps) {
  const { moment } = useFormat()
  const about = { order, sendsMail, subscriptions, countedLineIds }
  return (
    <>
      <PageHead
        title={`Order ${orderName(order)}`}
        above={
          <Group justify="space-between">
            <BackLink to="/orders">Orders</BackLink>
            <Neighbours key={order.id} list="/orders" id={order.id} />
          </Group>
        }
        beside={
          <>
            <PaymentBadge
              state={order.paymentState}
              isCanceled={order.fulfillmentStatus === 'CANCELED'}
              isPartlyRefunded={isPartlyRefunded(order, refundTotals(order).doneCents)}
            />
            <FulfillmentBadge
              status={order.fulfillmentStatus}
              isPartlySent={isFulfilledInPart(order)}
              comesOncePaid={comesOncePaid(order)}
              standing={orderStanding(order)}
            />
            {hasOpenDispute(order) && <DisputedBadge />}
            {order.isTest && <TestBadge />}
          </>
        }
        actions={<OrderButtons {...about} />}
      />
      <Text c="dimmed" size="sm" mt="-12px" mb="lg">
        Placed {moment(order.createdAtMs)}
      </Text>
      <MoneyNotes order={order} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            {order.withdrawals && <WithdrawalsCard {...about} withdrawnReason={withdrawnReason} />}
            <LinesCard order={order} />
            {order.lines.some(({ digitalFileIds }) => digitalFileIds) && <DownloadsCard order={order} />}
            {(order.fulfillments.length > 0 || order.readyParts) && <ParcelsCard order={order} />}
            {order.refunds && <RefundsCard order={order} />}
            <TimelineCard order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <CustomerCard order={order} statusUrl={statusUrl} />
            <PaymentCard order={order} />
            {subscriptions.length > 0 && <SubscriptionCard subscriptions={subscriptions} />}
            <PapersCard key={order.updatedAtMs} order={order} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}
