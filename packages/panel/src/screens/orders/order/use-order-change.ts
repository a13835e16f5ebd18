import { useQueryClient } from '@tanstack/react-query'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { callQuery } from '../../../call/call-query.ts'
import type { PreparedCall } from '../../../call/prepare-call.ts'
import { type Change, type ShownChange, useChange } from '../../../parts/changes/use-change.ts'

/** A change to an order: which call is made says what is read again. */
export interface OrderChange extends ShownChange {
  readonly send: (
    sending: PreparedCall<{ readonly order: Order }>,
    saved: string,
  ) => ReturnType<Change<unknown>['send']>
}

/** A change to an order. It is shown as the reply has it at once: an act that is begun before it is read again is done to that one, too. */
export function useOrderChange(onDone: () => void): OrderChange {
  const queries = useQueryClient()
  return useChange<{ readonly order: Order }>({
    onDone: ({ order }) => {
      const { queryKey } = callQuery(readOrderCall, { params: { orderId: order.id } })
      queries.setQueryData<{ readonly order: Order }>(queryKey, (read) => read && { ...read, order })
      onDone()
    },
  })
}
