import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { OrderSummary } from '../../orders/list/order-card.tsx'
import type { CustomerRecord } from './customer-record.ts'

type OrdersCardProps = Pick<CustomerRecord, 'customer' | 'orders' | 'hasMoreOrders'>

const noneYetText = 'None yet'

/** What a person ordered, and what that comes to. */
export function OrdersCard({ customer, orders, hasMoreOrders }: OrdersCardProps) {
  const { money, day, number } = useFormat()
  const { orderCount, lastOrderAtMs, spent } = customer
  const [main] = spent
  const average =
    main && main.cents > 0 && orderCount > 0 && spent.length === 1
      ? Math.round(main.cents / orderCount)
      : null
  return (
    <PanelCard
      title="Orders"
      beside={
        <LinkText to="/orders" search={{ q: customer.email }} size="sm">
          In the list of orders
        </LinkText>
      }
    >
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 2, sm: 4 }} component="dl" m={0}>
          <Figure name="Orders" value={number(orderCount)} />
          <Figure
            name="Total spent"
            value={spent.map(({ cents, currency }) => money(cents, currency)).join(', ') || money(0)}
          />
          {average !== null && <Figure name="Spent per order" value={money(average, main?.currency)} />}
          <Figure name="Last order" value={lastOrderAtMs === null ? noneYetText : day(lastOrderAtMs)} />
        </SimpleGrid>
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderSummary order={order} />
            </li>
          ))}
        </Stack>
        <Group>
          <Text size="xs" c="dimmed">
            {hasMoreOrders && 'Older orders stand in the list of orders. '}
            Test orders and canceled ones are not counted, and only what was paid and not given back was
            spent.
          </Text>
        </Group>
      </Stack>
    </PanelCard>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fw={600}>
        {value}
      </Text>
    </div>
  )
}
