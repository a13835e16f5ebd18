import type { Order } from '@vitrine/domain/orders/order'

/** What each dialog about an order is given; it is drawn while it is open. */
export interface OrderDialogState {
  /** As it was when the dialog was opened: a change meanwhile is told of when it is sent. */
  readonly order: Order
  /** Whether mail goes out; else it is kept in the mailbox only. */
  readonly sendsMail: boolean
  readonly onClose: () => void
}
