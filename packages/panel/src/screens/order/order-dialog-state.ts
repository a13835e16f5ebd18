import type { Order } from '@vitrine/domain/order/order'

/** What each dialog about an order is given. */
export interface OrderDialogState {
  readonly order: Order
  readonly isOpen: boolean
  readonly onClose: () => void
}
