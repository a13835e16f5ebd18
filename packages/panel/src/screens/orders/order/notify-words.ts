import type { Order } from '@vitrine/domain/orders/order'

/** How a box is labelled by which a mail to the buyer is asked for. Where none goes out, it promises none. */
export function notifyWords({ contact }: Pick<Order, 'contact'>, sendsMail: boolean) {
  return sendsMail
    ? { label: `Send a mail to ${contact.email}` }
    : {
        label: `Write a mail to ${contact.email}`,
        description: 'This server sends no mail: it is kept in the mailbox, and the buyer does not get it.',
      }
}
