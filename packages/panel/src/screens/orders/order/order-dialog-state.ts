import type { Order } from '@vitrine/domain/orders/order'

/** What each dialog about an order is given. */
export interface OrderDialogState {
  readonly order: Order
  readonly isOpen: boolean
  readonly onClose: () => void
}
