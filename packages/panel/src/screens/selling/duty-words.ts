import type { ReplyOf } from '@vitrine/contract/call'
import type { readDutiesCall } from '@vitrine/contract/selling/duties-call'

type Duty = ReplyOf<typeof readDutiesCall>['duties'][number]

/** What the law wants shown, in words. */
export const dutyTitle: Record<Duty['code'], string> = {
  'price-note': 'Tax and delivery below prices of products',
  'lowest-price': 'Lowest price of the 30 days before a sale',
  'delivery-before-order': 'Delivery, its cost and its time above the order button',
  'withdrawal-information': 'Link to the right of withdrawal at the checkout',
  'order-button': 'Order button that says that it obliges to pay',
  'withdrawal-function': 'Link to withdraw from a contract on pages, orders and mails',
}

/** What is missing, in words. */
export const gapText: Record<Duty['gaps'][number], string> = {
  'no-shipping-page': 'Missing: a page about delivery. Name its address above.',
  'prices-without-tax': 'Missing: prices that contain tax. Choose that under Taxes.',
  'no-delivery-time': 'Missing: when parcels arrive. Say it with each rate under Shipping and pickup.',
  'no-returns-text': 'Missing: the text about returns. Write it under Legal texts.',
}
