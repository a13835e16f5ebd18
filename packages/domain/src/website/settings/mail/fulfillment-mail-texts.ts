import type { MailText } from './mail-text.ts'

type FulfillmentTexts = Readonly<Record<'fulfilled' | 'partly-fulfilled', MailText>>

/** What mails say in the place of the usual ones of an order that was fulfilled, before pickups were told, once it was ready. */
export const readyMailTexts: FulfillmentTexts = {
  fulfilled: {
    subject: 'Order {orderNumber} is ready for pickup',
    opening: 'Your order is ready for pickup.',
  },
  'partly-fulfilled': {
    subject: 'A part of order {orderNumber} is ready for pickup',
    opening: 'A part of your order is ready for pickup. The rest follows.',
  },
}

/** What mails say in the place of the usual ones where nothing was sent: services took place, or files are there. */
export const doneMailTexts: FulfillmentTexts = {
  fulfilled: { subject: 'Order {orderNumber} is complete', opening: 'Your order is complete.' },
  'partly-fulfilled': {
    subject: 'A part of order {orderNumber} is done',
    opening: 'A part of your order is done. The rest follows.',
  },
}

/** What they say where a part was done and all else waits to be picked up, ready. */
export const doneBesideReadyText: MailText = {
  subject: doneMailTexts['partly-fulfilled'].subject,
  opening: 'A part of your order is done.',
}

/** What they say where all goods were picked up, and a service is still to come. */
export const goodsPickedUpText: MailText = {
  subject: 'The goods of order {orderNumber} were picked up',
  opening: 'You picked up the goods of your order. Thank you!',
}

/** The same of goods that were delivered by the shop itself. */
export const goodsDeliveredText: MailText = {
  subject: 'The goods of order {orderNumber} were delivered',
  opening: 'We delivered the goods of your order. Thank you!',
}

/** The same of goods that were sent. */
export const goodsSentText: MailText = {
  subject: 'The goods of order {orderNumber} are on their way',
  opening: 'The goods of your order were sent. The rest follows.',
}
