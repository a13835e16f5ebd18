import { useQueryClient } from '@tanstack/react-query'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { readOrderDownloadsCall } from '@vitrine/contract/downloads/panel-calls'
import { listOrdersCall, readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { listPapersCall } from '@vitrine/contract/orders/paper-calls'
import { readOrderTimelineCall } from '@vitrine/contract/orders/record-calls'
import { listSubscriptionsCall, readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { callQuery } from '../../../call/call-query.ts'
import { type Change, useChange } from '../../../parts/changes/use-change.ts'

/** What tells of an order, of its files, of its papers, of the stock that it takes, and of subscriptions, which it pays for and may end. */
const stale = [
  readOrderCall,
  readOrderTimelineCall,
  readOrderDownloadsCall,
  listOrdersCall,
  listProductsCall,
  listPapersCall,
  readSubscriptionCall,
  listSubscriptionsCall,
]

/** A change to an order. It is shown as the reply has it at once: an act that is begun before it is read again is done to that one, too. */
export function useOrderChange(onDone: () => void): Change<{ readonly order: Order }> {
  const queries = useQueryClient()
  return useChange<{ readonly order: Order }>({
    stale,
    onDone: ({ order }) => {
      const { queryKey } = callQuery(readOrderCall, { params: { orderId: order.id } })
      queries.setQueryData<{ readonly order: Order }>(queryKey, (read) => read && { ...read, order })
      onDone()
    },
  })
}
