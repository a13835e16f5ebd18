import type { ReplyOf } from '@vitrine/contract/call'
import type { listOrdersCall } from '@vitrine/contract/orders/panel-calls'

/** An order in the list. */
export type OrderRow = ReplyOf<typeof listOrdersCall>['rows'][number]
