import type { Order } from '@vitrine/domain/orders/order'

/** How a box is labelled by which a mail to the buyer is asked for; null where there is no address. Where none goes out, it promises none. */
export function notifyWords({ contact }: Pick<Order, 'contact'>, sendsMail: boolean) {
  return contact.email === '' ? null : mailWords(contact.email, sendsMail)
}

/** The same for many buyers: a mail that went out is not called back by undoing what it tells. */
export function notifyAllWords(sendsMail: boolean) {
  const words = mailWords('each buyer', sendsMail)
  return { description: 'A mail that was sent stays sent: undoing this does not call it back.', ...words }
}

/** What is mailed of a paid order whether or not its buyer is told of the payment. */
export const deliveryMailText = 'The links to files, and that a membership has begun, are mailed in any case.'

/** Whether an order has something that its buyer gets by such a mail. */
export function isDeliveredByMail({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(
    ({ digitalFileIds, productType }) => digitalFileIds !== undefined || productType === 'paywall',
  )
}

/** The same, by who is written to. */
export function mailWords(
  to: string,
  sendsMail: boolean,
): { readonly label: string; readonly description?: string } {
  return sendsMail
    ? { label: `Send a mail to ${to}` }
    : {
        label: `Write a mail to ${to}`,
        description: 'This server sends no mail: it is kept in the mailbox, and the buyer does not get it.',
      }
}
