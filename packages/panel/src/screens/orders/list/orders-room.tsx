import { EmptyState } from '@mantine/core'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import { exportOrdersCall, listOrdersCall, listPackingSlipsCall } from '@vitrine/contract/orders/panel-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { ShoppingBag } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import { withCountries } from '../../../parts/lists/filters/with-countries.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { orderActs } from './acts/order-acts.ts'
import { OrderSummary } from './order-card.tsx'
import { orderCells } from './order-cells.tsx'
import type { OrderRow } from './order-row.ts'

/** The list of orders. */
export const ordersRoom: ListRoom<OrderRow> = {
  list: withCountries(ordersList),
  read: (query) => callQuery(listOrdersCall, { query }),
  nameOf: (order) => `order ${orderName(order)}`,
  cells: orderCells,
  card: (order) => <OrderSummary order={order} />,
  acts: orderActs,
  screens: [
    {
      key: 'packing-slips',
      label: 'Print packing slips',
      call: listPackingSlipsCall,
      to: '/orders/packing-slips',
    },
  ],
  csvAddress: csvAddressOf(exportOrdersCall),
  csvCall: exportOrdersCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<ShoppingBag aria-hidden />}
      title="No orders yet"
      description="They appear here as soon as somebody buys."
    />
  ),
}
