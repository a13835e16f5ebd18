import { Text } from '@mantine/core'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { failureText } from '../../call/messages.ts'
import { useCall } from '../../call/use-call.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { CardList } from '../../parts/lists/card-list.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { OrderCard } from '../orders/list/order-card.tsx'

/** Which orders those are. */
export const lastOrders = { query: { sort: '-created', limit: 5 } } as const

/** The orders that came in last. */
export function LastOrders() {
  const query = useCall(listOrdersCall, lastOrders)
  return (
    <PanelCard
      title="Last orders"
      isFlush
      beside={
        <LinkText to="/orders" size="sm">
          All orders
        </LinkText>
      }
    >
      <Shown of={[query]} loading="Loading orders" failed={failureText.list}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text c="dimmed" size="sm" px={20} pb={20}>
              No orders yet. They appear here as soon as somebody buys.
            </Text>
          ) : (
            <CardList label="Last orders">
              {rows.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </CardList>
          )
        }
      </Shown>
    </PanelCard>
  )
}
