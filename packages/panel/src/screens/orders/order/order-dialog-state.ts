import type { ReplyOf } from '@vitrine/contract/call'
import type { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'

/** What an order subscribes to. */
export type OrderSubscription = ReplyOf<typeof readOrderCall>['subscriptions'][number]

/** What each dialog about an order is given; it is drawn while it is open. */
export interface OrderDialogState {
  /** As it was when the dialog was opened: what others did meanwhile is told of when it is sent, and taken in. */
  readonly order: Order
  /** Whether mail goes out; else it is kept in the mailbox only. */
  readonly sendsMail: boolean
  readonly onClose: () => void
}
