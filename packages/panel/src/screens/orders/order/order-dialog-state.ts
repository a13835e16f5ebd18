import type { Order } from '@vitrine/domain/orders/order'

/** What each dialog about an order is given. */
export interface OrderDialogState {
  readonly order: Order
  /** Whether mail goes out; else it is kept in the mailbox only. */
  readonly sendsMail: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}
