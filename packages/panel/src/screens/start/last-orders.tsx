import { Text } from '@mantine/core'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { CardList } from '../../parts/lists/card-list.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { OrderCard } from '../orders/list/order-card.tsx'

/** Which orders those are. */
export const lastOrders = { query: { sort: '-created', limit: 5 } } as const

/** The orders that came in last. */
export function LastOrders() {
  const query = useCall(listOrdersCall, lastOrders)
  if (query.isLoadingError) return null
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
      {query.isPending && <ListSkeleton label="Loading orders" />}
      {query.data?.rows.length === 0 && (
        <Text c="dimmed" size="sm" px={20} pb={20}>
          No orders yet. They appear here as soon as somebody buys.
        </Text>
      )}
      {query.data && query.data.rows.length > 0 && (
        <CardList label="Last orders">
          {query.data.rows.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </CardList>
      )}
    </PanelCard>
  )
}
